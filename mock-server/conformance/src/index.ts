// Public API of the package: the command line as a function.
import { main } from "#cli/main.ts";

export interface ContractRun {
  /** Accounts and tokens, named as in the help; `process.env` by default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Receives each line; standard output by default. */
  readonly print?: (line: string) => void;
  /** Ends the run early with a report of the results so far. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a command such as `["check", "--base-url", "http://127.0.0.1:4010"]` and returns its exit code: 0 no findings, 1
 * findings, 2 usage error, 3 server not found, 4 stopped early, 70 internal error. Never throws.
 */
export function runContract(args: readonly string[], run: ContractRun = {}): Promise<number> {
  const { env = process.env, print = console.log, signal } = run;
  return main(args, { ...env }, print, signal ? { signal } : {});
}
