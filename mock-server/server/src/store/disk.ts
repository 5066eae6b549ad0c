// The file operations that writing needs, in one place, so that a test can bring a disk that fails, or stop at any step.
import { close, closeSync, fsync, ftruncateSync, open, openSync, renameSync, rmSync, write, writeSync } from "node:fs";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";

/** Throws what the system says, such as ENOSPC. */
export interface Disk {
  /** Opens for appending (`a`) or afresh (`w`) and answers a descriptor. */
  open(file: string, flags: "a" | "w"): number;
  /** Writes some of the bytes from `offset` on and answers how many. */
  write(descriptor: number, bytes: Uint8Array, offset: number): number;
  /** The same while other work goes on; the bytes stay as they are until it is done. */
  writeAside(descriptor: number, bytes: Uint8Array, offset: number): Promise<number>;
  truncate(descriptor: number, length: number): void;
  /** Waits until what was written to a file survives a power cut. */
  sync(descriptor: number): Promise<void>;
  /** Waits until the names in a folder do. */
  syncFolder(folder: string): Promise<void>;
  close(descriptor: number): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
  /** The same while other work goes on: giving back the room of a large file takes the system a while. */
  removeAside(file: string): Promise<void>;
}

const fsyncOf = promisify(fsync);
const openFolder = promisify(open);
const closeFolder = promisify(close);
const writeTo = promisify(write) as (
  descriptor: number,
  bytes: Uint8Array,
  offset: number,
) => Promise<{ bytesWritten: number }>;

export const realDisk: Disk = {
  open: openSync,
  write: (descriptor, bytes, offset) => writeSync(descriptor, bytes, offset),
  writeAside: async (descriptor, bytes, offset) => (await writeTo(descriptor, bytes, offset)).bytesWritten,
  truncate: ftruncateSync,
  sync: fsyncOf,
  async syncFolder(folder) {
    // Windows opens no folders; its file system keeps the names itself.
    if (process.platform === "win32") return;
    const descriptor = await openFolder(folder, "r");
    try {
      await fsyncOf(descriptor);
    } finally {
      await closeFolder(descriptor);
    }
  },
  close: closeSync,
  rename: renameSync,
  remove: (file) => rmSync(file, { force: true }),
  removeAside: (file) => rm(file, { force: true }),
};

/**
 * A disk whose every change first checks that the folder is still ours: without the lock another server may write to the
 * same files, and a fold or a replacement under way would destroy what that one stored. Throws why it is lost.
 */
export function whileLocked(lock: { lost(): string | null }, disk: Disk): Disk {
  const check = (): void => {
    const lost = lock.lost();
    if (lost !== null) throw new Error(lost);
  };
  const checked =
    <Given extends unknown[], Result>(change: (...given: Given) => Result) =>
    (...given: Given): Result => {
      check();
      return change(...given);
    };
  const checkedLater =
    <Given extends unknown[], Result>(change: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      check();
      return change(...given);
    };
  return {
    ...disk,
    open: checked(disk.open),
    write: checked(disk.write),
    writeAside: checkedLater(disk.writeAside),
    truncate: checked(disk.truncate),
    rename: checked(disk.rename),
    remove: checked(disk.remove),
    removeAside: checkedLater(disk.removeAside),
  };
}

/** Writes all the bytes, however many calls that takes. */
export function writeWhole(disk: Disk, descriptor: number, bytes: Uint8Array): void {
  for (let offset = 0; offset < bytes.length;) offset += disk.write(descriptor, bytes, offset);
}

/** The same while other work goes on. */
export async function writeWholeAside(disk: Disk, descriptor: number, bytes: Uint8Array): Promise<void> {
  for (let offset = 0; offset < bytes.length;) offset += await disk.writeAside(descriptor, bytes, offset);
}
