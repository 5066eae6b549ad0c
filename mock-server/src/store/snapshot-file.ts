// A lowdb adapter for a whole root: one checked line a row and a last one with their count, so that a cut-off file is
// noticed. Read and written piece by piece, so that its size does not matter.
import { rmSync } from "node:fs";
import type { SyncAdapter } from "lowdb";
import { createLineBuffer, storedLines } from "./checked-lines.ts";
import { DamagedData, readingFile, RESTORE_OR_MOVE } from "./damaged.ts";
import { type Disk, writeWhole } from "./disk.ts";
import { applyChanges, type Change, EMPTY_ROOT, type Root, rowsOf } from "./root.ts";

const PIECE = 256 * 1024;

export class SnapshotFile implements SyncAdapter<Root> {
  readonly #file: string;
  readonly #disk: Disk;

  constructor(file: string, disk: Disk) {
    this.#file = file;
    this.#disk = disk;
  }

  /** Throws DamagedData when the file is missing, cut off or damaged. */
  read(): Root {
    return readingFile(this.#file, () => applyChanges(EMPTY_ROOT, this.#rows()));
  }

  *#rows(): Generator<Change> {
    let count = 0;
    let whole = false;
    for (const { number, value, ended } of storedLines(this.#file)) {
      if (!ended || whole) break;
      if (value === undefined) throw this.#damaged(`line ${number} is damaged`);
      if (Array.isArray(value)) {
        count += 1;
        yield value as unknown as Change;
      } else {
        whole = (value as { rows?: unknown }).rows === count;
      }
    }
    if (!whole) throw this.#damaged("its end is missing");
  }

  #damaged(problem: string): DamagedData {
    return new DamagedData(this.#file, problem, RESTORE_OR_MOVE);
  }

  /** Replaces the file by one with this root; when it throws, the file is as it was. */
  write(root: Root): void {
    const unfinished = `${this.#file}.tmp`;
    try {
      this.#writeRows(unfinished, root);
      this.#disk.rename(unfinished, this.#file);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
  }

  #writeRows(file: string, root: Root): void {
    const descriptor = this.#disk.open(file, "w");
    try {
      const lines = createLineBuffer();
      let count = 0;
      for (const change of rowsOf(root)) {
        lines.add(change);
        count += 1;
        if (lines.bytes().length < PIECE) continue;
        writeWhole(this.#disk, descriptor, lines.bytes());
        lines.clear();
      }
      lines.add({ rows: count });
      writeWhole(this.#disk, descriptor, lines.bytes());
    } finally {
      this.#disk.close(descriptor);
    }
  }
}
