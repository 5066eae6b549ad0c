import { UnusableChange } from "./stored-change.ts";

/** The data folder is unusable. The message names the file, the problem and the fix. */
export class DamagedData extends Error {
  override readonly name = "DamagedData";

  constructor(file: string, problem: string, remedy: string) {
    super(`${file}: ${problem}. ${remedy} Nothing was changed.`);
  }
}

export const RESTORE_OR_MOVE = "Put back a copy of the data folder, or move it away to start with fresh demo data.";

/**
 * Runs `read` and converts its errors to DamagedData: system errors (a missing file, a folder in its place) and
 * unusable changes. `line` returns the number of the line that was read last.
 */
export function readingFile<T>(file: string, read: () => T, line: () => number = () => 0): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnusableChange) {
      throw new DamagedData(file, `line ${line()} ${error.message}`, RESTORE_OR_MOVE);
    }
    if (!(error instanceof Error && "code" in error)) throw error;
    const problem = error.code === "ENOENT" ? "it is missing" : `it cannot be read (${error.message})`;
    throw new DamagedData(file, problem, RESTORE_OR_MOVE);
  }
}
