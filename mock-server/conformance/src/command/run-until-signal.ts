// The command line as a process: signals end the run with a report.
import { main } from "./main.ts";

/** Under npm one Ctrl+C arrives several times, from the terminal and from each process above. */
const ONE_PRESS_MS = 1000;

/** Runs a command line and returns its exit code. The first signal ends it with a report, a later one at once with 130. */
export async function runUntilSignal(args: readonly string[]): Promise<number> {
  const ending = new AbortController();
  let endingSince = 0;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (ending.signal.aborted && performance.now() - endingSince > ONE_PRESS_MS) process.exit(130);
      endingSince ||= performance.now();
      ending.abort();
    });
  return await main(args, process.env, (line) => console.log(line), ending.signal);
}
