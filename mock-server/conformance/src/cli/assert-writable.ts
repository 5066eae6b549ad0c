// Checks before a run that its reports can be written, so that the run does not fail at its end.
import { accessSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { UsageError } from "#runner/check-options.ts";

/** Creates a folder and its parents. mkdir with `recursive` hangs where folders cannot be created, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) make(dirname(folder));
  mkdirSync(folder);
}

/** Creates the folder and returns why reports cannot be written into it; null if they can. */
function whyNotWritable(folder: string): string | null {
  try {
    make(resolve(folder));
    if (!statSync(folder).isDirectory()) return `${folder} is not a folder`;
    accessSync(folder, constants.W_OK | constants.X_OK);
    // A pipe or device with the name of a report would block the write for ever.
    const odd = readdirSync(folder).find((name) => {
      const found = lstatSync(join(folder, name));
      return !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
    });
    return odd === undefined ? null : `it contains ${odd}, which is not a regular file`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Creates the report folder. Throws UsageError unless reports can be written into it. */
export function assertWritable(folder: string): void {
  const why = whyNotWritable(folder);
  if (why !== null) throw new UsageError(`--out ${folder} is not writable for reports: ${why}`);
}
