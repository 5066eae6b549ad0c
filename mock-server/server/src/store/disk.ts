// The file operations needed for writing, so that a test can use a disk that fails or stops at any step.
import { close, closeSync, fsync, ftruncateSync, open, openSync, renameSync, rmSync, write, writeSync } from "node:fs";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { PRIVATE_FILE } from "./private-folder.ts";

/** File operations. They throw system errors, such as ENOSPC. */
export interface Disk {
  /** Opens for appending (`a`) or truncates (`w`); returns a descriptor. */
  open(file: string, flags: "a" | "w"): number;
  /** Writes bytes from `offset` on, perhaps not all of them; returns how many. */
  write(descriptor: number, bytes: Uint8Array, offset: number): number;
  /** Like `write`, without blocking; the caller must not change the bytes meanwhile. */
  writeAside(descriptor: number, bytes: Uint8Array, offset: number): Promise<number>;
  truncate(descriptor: number, length: number): void;
  /** Resolves once the content of a file survives a power cut. */
  sync(descriptor: number): Promise<void>;
  /** Resolves once the names in a folder survive a power cut. */
  syncFolder(folder: string): Promise<void>;
  close(descriptor: number): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
  /** Like `remove`, without blocking: freeing the space of a large file takes a while. */
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
  open: (file, flags) => openSync(file, flags, PRIVATE_FILE),
  write: (descriptor, bytes, offset) => writeSync(descriptor, bytes, offset),
  writeAside: async (descriptor, bytes, offset) => (await writeTo(descriptor, bytes, offset)).bytesWritten,
  truncate: ftruncateSync,
  sync: fsyncOf,
  async syncFolder(folder) {
    // Windows cannot open folders; its file system makes names durable itself.
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
 * A disk that checks before every change that this process still has the lock, and throws the reason if not. Without
 * the lock another server may write to the same files, and a fold or a replacement would destroy its data.
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

/** Writes all bytes, in as many calls as needed. */
export function writeWhole(disk: Disk, descriptor: number, bytes: Uint8Array): void {
  for (let offset = 0; offset < bytes.length;) offset += disk.write(descriptor, bytes, offset);
}

/** Like `writeWhole`, without blocking. */
export async function writeWholeAside(disk: Disk, descriptor: number, bytes: Uint8Array): Promise<void> {
  for (let offset = 0; offset < bytes.length;) offset += await disk.writeAside(descriptor, bytes, offset);
}
