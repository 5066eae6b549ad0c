import { UnusableChange } from "./stored-change.ts";

/** The data folder cannot be used as it is. The message names the file, what is wrong with it, and what to do. */
export class DamagedData extends Error {
  override readonly name = "DamagedData";

  constructor(file: string, problem: string, remedy: string) {
    super(`${file}: ${problem}. ${remedy} Nothing was changed.`);
  }
}

export const RESTORE_OR_MOVE = "Put back a copy of the data folder, or move it away to start with fresh demo data.";

/**
 * Reads a file by `read`; what the system refuses (a file that is missing, a folder in its place) is damage as well, and
 * so is a change that cannot be one, in the line that `line` tells.
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
