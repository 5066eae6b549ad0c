// Runs the command line as a process. A signal ends it, with a report.
import { setFlagsFromString } from "node:v8";
import { type MainOptions, main } from "./main.ts";

/**
 * A check mostly waits for replies and drops each reply after judging it. Early garbage collection without optimising
 * compilers halves the memory of level money at the same speed.
 */
const V8_FLAGS = ["--semi-space-growth-factor=1", "--optimize-for-size", "--no-maglev", "--no-opt"];

/**
 * Signals within this time count as one: under npm one Ctrl+C arrives from the terminal and from each parent process.
 */
const ONE_PRESS_MS = 1000;
/** Clears the terminal's current line. */
const CLEAR = "\r\u001b[K";

/**
 * Runs a command line and returns its exit code. The first signal ends the command with a report, a later one ends the
 * process at once with exit code 130. On a terminal the last line shows progress.
 */
export async function runUntilSignal(args: readonly string[], besides: MainOptions = {}): Promise<number> {
  for (const flag of V8_FLAGS) setFlagsFromString(flag);
  const ending = new AbortController();
  let endingSince = 0;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (ending.signal.aborted && performance.now() - endingSince > ONE_PRESS_MS) process.exit(130);
      endingSince ||= performance.now();
      ending.abort();
    });
  const { isTTY } = process.stdout;
  const print = (line: string): void => console.log(isTTY ? `${CLEAR}${line}` : line);
  const progress = (line: string): void => void process.stdout.write(`${CLEAR}${line}`);
  return await main(args, process.env, print, { ...besides, signal: ending.signal, progress: isTTY ? progress : null });
}
