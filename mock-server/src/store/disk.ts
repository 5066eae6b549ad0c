// The file operations that writing needs, in one place, so that a test can bring a disk that fails.
import { closeSync, fsyncSync, ftruncateSync, openSync, renameSync, writeSync } from "node:fs";

/** Throws what the system says, such as ENOSPC. */
export interface Disk {
  /** Opens for appending (`a`) or afresh (`w`) and answers a descriptor. */
  open(file: string, flags: "a" | "w"): number;
  /** Writes some of the bytes from `offset` on and answers how many. */
  write(descriptor: number, bytes: Uint8Array, offset: number): number;
  truncate(descriptor: number, length: number): void;
  sync(descriptor: number): void;
  close(descriptor: number): void;
  rename(from: string, to: string): void;
}

export const realDisk: Disk = {
  open: openSync,
  write: (descriptor, bytes, offset) => writeSync(descriptor, bytes, offset),
  truncate: ftruncateSync,
  sync: fsyncSync,
  close: closeSync,
  rename: renameSync,
};

/** Writes all the bytes, however many calls that takes. */
export function writeWhole(disk: Disk, descriptor: number, bytes: Uint8Array): void {
  for (let offset = 0; offset < bytes.length;) offset += disk.write(descriptor, bytes, offset);
}
