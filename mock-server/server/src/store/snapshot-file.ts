// A lowdb adapter for a whole root: one line with the commit that it follows, one checked line per row, and a last line
// with the number of rows, so that a truncated file is detected. Reads and writes in chunks, so that the whole file is
// never in memory; writes for a few milliseconds per turn of the event loop, so that requests do not wait.
import type { Adapter } from "lowdb";
import { createLineBuffer, storedLines } from "./checked-lines.ts";
import type { Position } from "./commit-log.ts";
import { DamagedData, readingFile, RESTORE_OR_MOVE } from "./damaged-data.ts";
import { type Disk, writeWholeAside } from "./disk.ts";
import { applyChanges, EMPTY_ROOT, type Root, rowsOf } from "./root.ts";
import { parseChange, type StoredChange } from "./stored-change.ts";

/** Bytes after which the collected lines are written. */
const PIECE = 64 * 1024;
/** Bytes between syncs during a write: one large sync at the end would delay commits. */
const SYNC_EACH = 4 * 1024 * 1024;
/** How long one turn of the event loop may serialise lines. */
const TURN_MS = 2;
/** Lines between two checks whether TURN_MS is over. */
const LOOK_AFTER = 32;

export interface Snapshot {
  readonly root: Root;
  /** The position from which the log continues. */
  readonly after: Position;
}

export class SnapshotFile implements Adapter<Snapshot> {
  readonly #file: string;
  readonly #disk: Disk;
  #line = 0;
  #bytes = 0;
  #descriptor: number | undefined;
  #abandoned = false;

  constructor(file: string, disk: Disk) {
    this.#file = file;
    this.#disk = disk;
  }

  /** Bytes read or written so far. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Rejects with DamagedData when the file is missing, truncated or damaged. */
  async read(): Promise<Snapshot> {
    let after: Position = { commit: 0, checksum: 0 };
    const rows = this.#rows((position) => {
      after = position;
    });
    const root = readingFile(
      this.#file,
      () => applyChanges(EMPTY_ROOT, rows),
      () => this.#line,
    );
    return { root, after };
  }

  *#rows(onPosition: (after: Position) => void): Generator<StoredChange> {
    let count = 0;
    let whole = false;
    for (const { number, value, end, rest } of storedLines(this.#file, 0)) {
      this.#line = number;
      this.#bytes = end;
      if (whole) throw this.#damaged(`something stands behind its end, in line ${number}`);
      if (rest) break;
      if (value === undefined) throw this.#damaged(`line ${number} is damaged, or not in its place`);
      if (number === 1) {
        onPosition(this.#position(value));
      } else if (Array.isArray(value)) {
        count += 1;
        yield parseChange(value);
      } else {
        whole = (value as { rows?: unknown }).rows === count;
        if (!whole) throw this.#damaged(`line ${number} does not tell the number of its rows`);
      }
    }
    if (!whole) throw this.#damaged("its end is missing");
  }

  #position(value: unknown): Position {
    const { commit, checksum } = value as Partial<Position>;
    if (Number.isSafeInteger(commit) && Number.isSafeInteger(checksum)) return value as Position;
    throw this.#damaged("its first line does not tell the commit it goes on from");
  }

  #damaged(problem: string): DamagedData {
    return new DamagedData(this.#file, problem, RESTORE_OR_MOVE);
  }

  /** Resolves once the content would survive a power cut. If it rejects, the file is deleted. */
  async write({ root, after }: Snapshot): Promise<void> {
    const descriptor = this.#disk.open(this.#file, "w");
    this.#descriptor = descriptor;
    try {
      await this.#writeLines(descriptor, root, after);
      await this.#disk.sync(descriptor);
      this.#refuseAbandoned();
    } catch (error) {
      this.#disk.remove(this.#file);
      throw error;
    } finally {
      this.#descriptor = undefined;
      this.#disk.close(descriptor);
    }
  }

  async #writeLines(descriptor: number, root: Root, after: Position): Promise<void> {
    const lines = createLineBuffer();
    let count = 0;
    let until = performance.now() + TURN_MS;
    let synced = 0;
    const hand = async (): Promise<void> => {
      const bytes = lines.bytes();
      this.#refuseAbandoned();
      await writeWholeAside(this.#disk, descriptor, bytes);
      this.#bytes += bytes.length;
      lines.clear();
      if (this.#bytes - synced > SYNC_EACH) {
        await this.#disk.sync(descriptor);
        synced = this.#bytes;
      }
      until = performance.now() + TURN_MS;
    };
    lines.add(after);
    for (const change of rowsOf(root)) {
      lines.add(change);
      count += 1;
      const isLong = lines.bytes().length >= PIECE;
      if (isLong || (count % LOOK_AFTER === 0 && performance.now() > until)) await hand();
    }
    lines.add({ rows: count });
    await hand();
  }

  #refuseAbandoned(): void {
    if (this.#abandoned) throw new Error("the snapshot was given up");
  }

  /** Cancels a write in progress and frees its disk space at once. */
  abandon(): void {
    this.#abandoned = true;
    if (this.#descriptor === undefined) return;
    try {
      this.#disk.truncate(this.#descriptor, 0);
    } catch {
      // `write` deletes the file anyway, which frees the space a little later.
    }
  }
}
