// The folder of the reports is tried before a run, not after its minutes.
import { accessSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { UsageError } from "#check/options.ts";

/** Makes a folder and those above it. `recursive` never ends where none can be made, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) make(dirname(folder));
  mkdirSync(folder);
}

/** Why reports cannot be written into a folder; null when they can. It is made. */
function whyNotWritable(folder: string): string | null {
  try {
    make(resolve(folder));
    if (!statSync(folder).isDirectory()) return `${folder} is no folder`;
    accessSync(folder, constants.W_OK | constants.X_OK);
    // A pipe of a report's name would wait for a reader for ever.
    const odd = readdirSync(folder).find((name) => {
      const found = lstatSync(join(folder, name));
      return !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
    });
    return odd === undefined ? null : `${odd} in it is no file`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Throws UsageError unless reports can be written into a folder, which is made. */
export function assertWritable(folder: string): void {
  const why = whyNotWritable(folder);
  if (why !== null) throw new UsageError(`--out ${folder} cannot take the reports: ${why}`);
}
