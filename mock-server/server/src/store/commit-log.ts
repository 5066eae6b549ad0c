// A lowdb adapter whose write appends, so that a commit costs as much as its changes, not as all the stored data. One
// checked line per commit; the numbers of commits continue from log to log without gaps.
//
// Reading verifies the number and the checksum of every line. Bytes after the last newline may be an interrupted write:
// if they can be the beginning of the next line they are dropped, because that commit was never acknowledged; a line
// that only lacks its newline is complete. After a regular stop the manifest has the log's length and last checksum, so
// a missing line is detected. After a kill it has neither, and a log without its last lines looks like one whose server
// was killed before it wrote them.
import { statSync } from "node:fs";
import type { SyncAdapter } from "lowdb";
import { createLineBuffer, isUnfinishedLine, type StoredLine, storedLines } from "./checked-lines.ts";
import { DamagedData, readingFile, RESTORE_OR_MOVE } from "./damaged-data.ts";
import { type Disk, writeWhole } from "./disk.ts";
import { parseChange, type StoredChange } from "./stored-change.ts";

export interface LoggedCommit {
  readonly at: number;
  readonly changes: readonly StoredChange[];
}

/** The commit after which a log continues: its number, and the checksum that seeds the next line's. */
export interface Position {
  readonly commit: number;
  readonly checksum: number;
}

/** The end of a log, recorded in the manifest by a regular stop. */
export interface LogEnd {
  readonly bytes: number;
  readonly checksum: number;
}

const numbered = (commit: number): string => `{"n":${commit},`;

export class CommitLog implements SyncAdapter<readonly LoggedCommit[]> {
  #file: string;
  readonly #disk: Disk;
  readonly #lines = createLineBuffer();
  #descriptor: number | undefined;
  #commit: number;
  /** Bytes of complete lines; any bytes after them are the rest of a failed write. */
  #length = 0;
  #ragged = false;
  /** Whether the last line lacks its newline. */
  #open = false;
  #line = 0;

  constructor(file: string, disk: Disk, after: Position) {
    this.#file = file;
    this.#disk = disk;
    this.#commit = after.commit;
    this.#lines.checksum = after.checksum;
  }

  get length(): number {
    return this.#length;
  }

  get position(): Position {
    return { commit: this.#commit, checksum: this.#lines.checksum };
  }

  get end(): LogEnd {
    return { bytes: this.#length, checksum: this.#lines.checksum };
  }

  /** Whether the file has the rest of an interrupted write after the last commit. */
  get ragged(): boolean {
    return this.#ragged;
  }

  /** Throws DamagedData when the file does not have the recorded length. */
  expectLength(bytes: number): void {
    const { size } = readingFile(this.#file, () => statSync(this.#file));
    if (size !== bytes) throw this.#damaged(`it has ${size} bytes where ${bytes} were left at the last stop`);
  }

  /** Throws DamagedData when the log does not have the recorded last checksum. */
  expectEnd({ checksum }: LogEnd): void {
    if (checksum !== this.#lines.checksum) throw this.#damaged("it does not end as it was left at the last stop");
  }

  /** Passes the changes of every complete commit to `use` while reading. Throws DamagedData. */
  reading<T>(use: (changes: Iterable<StoredChange>) => T): T {
    return readingFile(
      this.#file,
      () => use(this.#changes()),
      () => this.#line,
    );
  }

  read(): readonly LoggedCommit[] {
    return this.reading(() => [...this.#commits()]);
  }

  *#changes(): Generator<StoredChange> {
    for (const { changes } of this.#commits()) yield* changes;
  }

  *#commits(): Generator<LoggedCommit> {
    for (const line of storedLines(this.#file, this.#lines.checksum)) {
      this.#line = line.number;
      if (line.value === undefined) {
        this.#expectUnfinished(line);
        return;
      }
      const { n, at, changes } = line.value as { n?: unknown; at?: unknown; changes?: unknown };
      const next = this.#commit + 1;
      if (n !== next) throw this.#damaged(`line ${line.number} is not commit ${next}, which comes there`);
      if (typeof at !== "number" || !Array.isArray(changes)) throw this.#damaged(`line ${line.number} holds no commit`);
      yield { at, changes: changes.map(parseChange) };
      this.#commit = next;
      this.#length = line.end;
      this.#lines.checksum = line.checksum;
      this.#open = line.rest !== null;
    }
  }

  #expectUnfinished({ number, rest }: StoredLine): void {
    if (!rest || !isUnfinishedLine(rest, numbered(this.#commit + 1))) {
      throw this.#damaged(`line ${number} is damaged, or not in its place`);
    }
    this.#ragged = true;
  }

  #damaged(problem: string): DamagedData {
    return new DamagedData(this.#file, problem, RESTORE_OR_MOVE);
  }

  /** Creates the empty file under a temporary name; it becomes valid when the manifest lists it. */
  create(file: string): void {
    this.#disk.close(this.#disk.open(file, "w"));
  }

  /** Sets the position that the log continues from. Call it before the first write. */
  goOnFrom({ commit, checksum }: Position): void {
    this.#commit = commit;
    this.#lines.checksum = checksum;
  }

  movedTo(file: string): void {
    this.#file = file;
  }

  /** Removes the rest of an interrupted write and completes the last line. */
  repair(): void {
    if (!this.#ragged && !this.#open) return;
    const descriptor = this.#opened();
    if (this.#ragged) this.#cutRest(descriptor);
    if (this.#open) {
      writeWhole(this.#disk, descriptor, Buffer.from("\n"));
      this.#length += 1;
    }
    this.#open = false;
  }

  /**
   * Appends the commits. If that fails, truncates the log and throws, so that a restart does not find any of the
   * commits.
   */
  write(commits: readonly LoggedCommit[]): void {
    const descriptor = this.#opened();
    if (this.#ragged) this.#cutRest(descriptor);
    const before = this.position;
    this.#lines.clear();
    for (const { at, changes } of commits) {
      this.#commit += 1;
      this.#lines.add({ n: this.#commit, at, changes });
    }
    const bytes = this.#lines.bytes();
    try {
      this.#ragged = true;
      writeWhole(this.#disk, descriptor, bytes);
      this.#ragged = false;
      this.#length += bytes.length;
    } catch (error) {
      this.takeBack(before, this.#length);
      throw error;
    }
  }

  /** Resolves once everything written survives a power cut. */
  sync(): Promise<void> {
    return this.#disk.sync(this.#opened());
  }

  /** Truncates the log synchronously to an earlier position, so that no restart finds a commit reported as failed. */
  takeBack(to: Position, length: number): void {
    this.#commit = to.commit;
    this.#lines.checksum = to.checksum;
    this.#length = length;
    this.#ragged = true;
    try {
      this.#cutRest(this.#opened());
    } catch {
      // The failing disk may fail here, too. `#ragged` stays true, so the next write truncates again.
    }
  }

  #opened(): number {
    return (this.#descriptor ??= this.#disk.open(this.#file, "a"));
  }

  #cutRest(descriptor: number): void {
    this.#disk.truncate(descriptor, this.#length);
    this.#ragged = false;
  }

  /** Closes the file; a later write opens it again. */
  close(): void {
    if (this.#descriptor === undefined) return;
    const descriptor = this.#descriptor;
    this.#descriptor = undefined;
    this.#disk.close(descriptor);
  }
}
