import { parseArgs, type ParseArgsConfig } from "node:util";

/**
 * Parses the options of a command like `parseArgs`, without the `--` that npm may pass on. Ends the process for
 * `--help`, after printing `usage`, and for an invalid option, after printing the reason too.
 */
export function parseOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const args = process.argv.slice(2).filter((argument) => argument !== "--");
  if (args.includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const complete: Config = { ...config, args };
    return parseArgs(complete);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
