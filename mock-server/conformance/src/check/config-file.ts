// contract.config.yaml: the options of a command line, so that CI and people use the same ones.
import { existsSync, readFileSync } from "node:fs";
import type { ParseArgsOptionsConfig } from "node:util";
import { parse } from "yaml";
import { didYouMean } from "@hashgrove/contract/did-you-mean.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import { UsageError } from "./usage-error.ts";

/** Read from the folder in which the command runs, where it is there. */
const USUAL = "contract.config.yaml";
/** What allows a run to write is typed out each time; and a file names no file after it. */
const NEVER: ReadonlySet<string> = new Set(["write-to", "money-ok", "config"]);

const isText = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/**
 * The options of the file that `--config` names, or of the usual one, as arguments; those that `given` has itself are
 * left out, since they win. Throws UsageError that names what the file cannot mean.
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
  if (!isNode(read)) return wrong("is no list of options, such as `level: write`");
  const isGiven = (name: string): boolean =>
    given.some((arg) => [`--${name}`, `--no-${name}`].includes(arg) || arg.startsWith(`--${name}=`));
  return Object.entries(read).flatMap(([name, value]): string[] => {
    const option = options[name];
    if (NEVER.has(name)) return wrong(`${name} is for the command line only`);
    if (!option) return wrong(`there is no option "${name}"${didYouMean(name, Object.keys(options))}`);
    if (isGiven(name)) return [];
    if (option.type === "boolean")
      return typeof value === "boolean" ? [value ? `--${name}` : `--no-${name}`] : wrong(`${name} is true or false`);
    const values: unknown[] = Array.isArray(value) && option.multiple ? value : [value];
    return values.flatMap((one) => (isText(one) ? [`--${name}=${one}`] : wrong(`${name} is one text or number`)));
  });
}
