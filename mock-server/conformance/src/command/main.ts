// A command line: which command it is, and how it ends. Everything that is printed goes through `print`.
import { didYouMean } from "@hashgrove/contract/did-you-mean.ts";
import { NoAccount } from "#probe/people.ts";
import type { Surroundings } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { EXIT } from "./exit-codes.ts";
import { NotThisApi } from "#check/health.ts";
import { UsageError } from "#check/options.ts";
import { MissingPackage } from "#lib/optional-package.ts";
import { USAGE } from "./usage.ts";

/** Runs a command line and answers the exit code. Never throws. */
export async function main(
  args: readonly string[],
  env: Surroundings["env"],
  print: Surroundings["print"],
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const [name = "", ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || rest.includes("--help")) {
    print(USAGE);
    if (command || ["--help", "-h", "help"].includes(name)) return EXIT.ok;
    if (name !== "") print(`\ncontract: there is no command "${name}"${didYouMean(name, Object.keys(COMMANDS))}`);
    return EXIT.usage;
  }
  try {
    return await command(rest, { env, print, signal });
  } catch (error) {
    const known = [UsageError, NoAccount, NotThisApi, MissingPackage].some((kind) => error instanceof kind);
    print(
      known
        ? `contract: ${(error as Error).message}`
        : `contract: a defect of this tool: ${(error as Error).stack ?? String(error)}`,
    );
    if (!known) return EXIT.defect;
    return error instanceof NotThisApi ? EXIT.target : EXIT.usage;
  }
}
