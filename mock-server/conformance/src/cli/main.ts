// Selects and runs a command. Commands print only through `print` and `progress`.
import { didYouMean } from "@hashgrove/contract/did-you-mean.ts";
import { MissingPackage } from "#cli/diff/optional-package.ts";
import { NoAccount } from "#client/accounts.ts";
import { UsageError } from "#runner/check-options.ts";
import { NotThisApi } from "#runner/health.ts";
import manifest from "../../package.json" with { type: "json" };
import type { CommandContext } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { EXIT } from "./exit-codes.ts";
import { usageOf } from "./help.ts";

/** Settings of the calling program, besides the arguments and the environment of a command. */
export interface MainOptions {
  readonly signal?: AbortSignal;
  /** Name of this tool in messages, such as `npm run contract --`; by default the package's own command. */
  readonly program?: string;
  readonly progress?: CommandContext["progress"];
}

/** Runs a command line and returns the exit code. Never throws. */
export async function main(
  args: readonly string[],
  env: CommandContext["env"],
  print: CommandContext["print"],
  { signal = new AbortController().signal, program = "npx hashgrove-contract", progress = null }: MainOptions = {},
): Promise<number> {
  const [name = "", ...rest] = args;
  if (name === "--version" || name === "-v") {
    print(`@hashgrove/conformance ${manifest.version}`);
    return EXIT.ok;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || rest.includes("--help")) {
    print(usageOf(program));
    if (command || ["--help", "-h", "help"].includes(name)) return EXIT.ok;
    if (name !== "") print(`\ncontract: unknown command "${name}"${didYouMean(name, Object.keys(COMMANDS))}`);
    return EXIT.usage;
  }
  try {
    return await command(rest, { env, print, signal, progress });
  } catch (error) {
    const known = [UsageError, NoAccount, NotThisApi, MissingPackage].some((kind) => error instanceof kind);
    print(
      known
        ? `contract: ${(error as Error).message}`
        : `contract: internal error: ${(error as Error).stack ?? String(error)}`,
    );
    if (!known) return EXIT.defect;
    return error instanceof NotThisApi ? EXIT.target : EXIT.usage;
  }
}
