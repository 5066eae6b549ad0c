// A lowdb adapter whose write appends: the cost of a commit is the size of what it changed, whatever is stored already.
// One checked line a commit.
import { statSync } from "node:fs";
import type { SyncAdapter } from "lowdb";
import { createLineBuffer, storedLines } from "./checked-lines.ts";
import { DamagedData, readingFile, RESTORE_OR_MOVE } from "./damaged.ts";
import { type Disk, writeWhole } from "./disk.ts";
import type { Change } from "./root.ts";

export interface LoggedCommit {
  readonly at: number;
  readonly changes: readonly Change[];
}

export class CommitLog implements SyncAdapter<readonly LoggedCommit[]> {
  readonly #file: string;
  readonly #disk: Disk;
  readonly #lines = createLineBuffer();
  #descriptor: number | undefined;
  /** Bytes of whole, durable lines; what stands behind them is the rest of a failed write. */
  #length = 0;
  #ragged = false;

  constructor(file: string, disk: Disk) {
    this.#file = file;
    this.#disk = disk;
  }

  get length(): number {
    return this.#length;
  }

  /** Throws DamagedData when the file is not as long as a clean stop left it. */
  expectLength(bytes: number): void {
    const { size } = readingFile(this.#file, () => statSync(this.#file));
    if (size === bytes) return;
    throw new DamagedData(
      this.#file,
      `it has ${size} bytes where ${bytes} were left at the last stop`,
      RESTORE_OR_MOVE,
    );
  }

  /**
   * Every whole commit, read as they are taken. A last line that is not whole was never acknowledged (its write was cut
   * off) and is dropped; throws DamagedData when any other line is not whole.
   */
  *commits(): Generator<LoggedCommit> {
    for (const { number, value, end, ended } of storedLines(this.#file)) {
      this.#ragged = !ended;
      if (!ended) return;
      if (value === undefined) throw new DamagedData(this.#file, `line ${number} is damaged`, RESTORE_OR_MOVE);
      this.#length = end;
      yield value as LoggedCommit;
    }
  }

  *changes(): Generator<Change> {
    for (const { changes } of this.commits()) yield* changes;
  }

  read(): readonly LoggedCommit[] {
    return readingFile(this.#file, () => [...this.commits()]);
  }

  /** Appends the commits. When it throws, none of them will be read back. */
  write(commits: readonly LoggedCommit[]): void {
    const descriptor = (this.#descriptor ??= this.#disk.open(this.#file, "a"));
    if (this.#ragged) this.#cutRest(descriptor);
    this.#lines.clear();
    for (const commit of commits) this.#lines.add(commit);
    const bytes = this.#lines.bytes();
    try {
      this.#ragged = true;
      writeWhole(this.#disk, descriptor, bytes);
      this.#ragged = false;
      this.#length += bytes.length;
    } catch (error) {
      this.#tryToCutRest(descriptor);
      throw error;
    }
  }

  #cutRest(descriptor: number): void {
    this.#disk.truncate(descriptor, this.#length);
    this.#ragged = false;
  }

  /** At once, so that no restart finds a commit that was refused; the next write tries again. */
  #tryToCutRest(descriptor: number): void {
    try {
      this.#cutRest(descriptor);
    } catch {
      // The disk that failed to write may fail at this, too.
    }
  }

  close(): void {
    if (this.#descriptor === undefined) return;
    const descriptor = this.#descriptor;
    this.#descriptor = undefined;
    try {
      if (this.#ragged) this.#cutRest(descriptor);
      this.#disk.sync(descriptor);
    } finally {
      this.#disk.close(descriptor);
    }
  }
}
