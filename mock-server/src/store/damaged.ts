/** The data folder cannot be used as it is. The message names the file, what is wrong with it, and what to do. */
export class DamagedData extends Error {
  override readonly name = "DamagedData";

  constructor(file: string, problem: string, remedy: string) {
    super(`${file}: ${problem}. ${remedy} Nothing was changed.`);
  }
}

export const RESTORE_OR_MOVE = "Put back a copy of the data folder, or move it away to start with fresh demo data.";
