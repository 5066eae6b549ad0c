// Data folders and disks for the tests of the durable store.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Disk, realDisk } from "./disk.ts";

/** Creates an empty folder that is deleted when the test is over. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "hashgrove-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file of a folder with its bytes, to check that nothing changed. */
export const contentsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), "latin1")]),
  );

export interface TestDisk extends Disk {
  /** How many more bytes fit; null for no limit. */
  room: number | null;
  /** Whether `truncate` fails as well. */
  stuck: boolean;
  /** The number of bytes written so far. */
  written: number;
}

const noSpace = (): Error => Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

/** The real disk with a space limit; a write that exceeds the limit writes only what fits. */
export function testDisk(): TestDisk {
  const disk: TestDisk = {
    ...realDisk,
    room: null,
    stuck: false,
    written: 0,
    write(descriptor, bytes, offset) {
      const wanted = bytes.length - offset;
      const fits = disk.room === null ? wanted : Math.min(wanted, disk.room);
      if (wanted > 0 && fits === 0) throw noSpace();
      const written = realDisk.write(descriptor, bytes.subarray(0, offset + fits), offset);
      disk.written += written;
      if (disk.room !== null) disk.room -= written;
      return written;
    },
    async writeAside(descriptor, bytes, offset) {
      return disk.write(descriptor, bytes, offset);
    },
    truncate(descriptor, length) {
      if (disk.stuck) throw Object.assign(new Error("EIO: i/o error, ftruncate"), { code: "EIO" });
      realDisk.truncate(descriptor, length);
    },
  };
  return disk;
}
