// contract.config.yaml: command line options in a file, shared by CI and developers.
import { existsSync, readFileSync } from "node:fs";
import type { ParseArgsOptionsConfig } from "node:util";
import { didYouMean } from "@hashgrove/contract/did-you-mean.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import { parse } from "yaml";
import { UsageError } from "./usage-error.ts";

/** Default file, read from the current folder if it exists. */
const USUAL = "contract.config.yaml";
/** Options that permit writing must be typed for each run; a config file cannot include another. */
const NEVER: ReadonlySet<string> = new Set(["write-to", "money-ok", "config"]);

const isText = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/**
 * Options from the file named by `--config`, or from the default file, as arguments; options already in `given` win.
 * Throws UsageError for invalid entries.
 */
export function argsOfFile(given: readonly string[], options: ParseArgsOptionsConfig): string[] {
  const at = given.findIndex((arg) => arg === "--config" || arg.startsWith("--config="));
  const named = at < 0 ? undefined : (given[at]?.split("=", 2)[1] ?? given[at + 1]);
  if (named === undefined && !existsSync(USUAL)) return [];
  const file = named ?? USUAL;
  const wrong = (text: string): never => {
    throw new UsageError(`${file}: ${text}`);
  };
  let read: unknown;
  try {
    read = parse(readFileSync(file, "utf8")) ?? {};
  } catch (error) {
    return wrong((error as Error).message);
  }
  if (!isNode(read)) return wrong("is not a list of options, such as `level: write`");
  const isGiven = (name: string): boolean =>
    given.some((arg) => [`--${name}`, `--no-${name}`].includes(arg) || arg.startsWith(`--${name}=`));
  return Object.entries(read).flatMap(([name, value]): string[] => {
    const option = options[name];
    if (NEVER.has(name)) return wrong(`${name} is only allowed on the command line`);
    if (!option) return wrong(`unknown option "${name}"${didYouMean(name, Object.keys(options))}`);
    if (isGiven(name)) return [];
    if (option.type === "boolean")
      return typeof value === "boolean"
        ? [value ? `--${name}` : `--no-${name}`]
        : wrong(`${name} must be true or false`);
    const values: unknown[] = Array.isArray(value) && option.multiple ? value : [value];
    return values.flatMap((one) =>
      isText(one) ? [`--${name}=${one}`] : wrong(`${name} must be a single text or number`),
    );
  });
}
