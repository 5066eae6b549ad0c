// A lowdb adapter whose write appends: the cost of a commit is the size of what it changed, whatever is stored already.
// One line a commit: `<crc32 of the JSON, 8 hex digits> <JSON>`.
import { type FileHandle, open, readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { Adapter } from "lowdb";
import { DamagedData, RESTORE_OR_MOVE } from "./damaged.ts";
import type { Change } from "./root.ts";

export interface LoggedCommit {
  readonly at: number;
  readonly changes: readonly Change[];
}

const checksum = (json: string): string => crc32(json).toString(16).padStart(8, "0");

export function encodeLine(value: unknown): string {
  const json = JSON.stringify(value);
  return `${checksum(json)} ${json}\n`;
}

/** The value of a line without its end, or undefined when the line is not whole. */
export function decodeLine(line: string): unknown {
  const json = line.slice(9);
  if (line.charAt(8) !== " " || checksum(json) !== line.slice(0, 8)) return undefined;
  return JSON.parse(json);
}

export class CommitLog implements Adapter<readonly LoggedCommit[]> {
  readonly #file: string;
  #handle: FileHandle | undefined;
  /** Bytes of whole, durable lines; what stands behind them is the rest of a failed write. */
  #length = 0;
  #ragged = false;

  constructor(file: string) {
    this.#file = file;
  }

  get length(): number {
    return this.#length;
  }

  /**
   * Every whole commit. A last line that is not whole was never acknowledged (its write was cut off) and is dropped;
   * throws DamagedData when any other line is not whole. `expectedLength` is what a clean end left behind.
   */
  async load(expectedLength: number | null): Promise<readonly LoggedCommit[]> {
    const bytes = await readFile(this.#file);
    if (expectedLength !== null && bytes.length !== expectedLength) {
      throw new DamagedData(
        this.#file,
        `it has ${bytes.length} bytes where ${expectedLength} were left at the last stop`,
        RESTORE_OR_MOVE,
      );
    }
    const lines = bytes.toString("utf8").split("\n");
    const tail = lines.pop() ?? "";
    const commits = lines.map((line, index) => {
      const commit = decodeLine(line);
      if (commit === undefined) throw new DamagedData(this.#file, `line ${index + 1} is damaged`, RESTORE_OR_MOVE);
      return commit as LoggedCommit;
    });
    this.#length = bytes.length - Buffer.byteLength(tail);
    this.#ragged = tail !== "";
    return commits;
  }

  read(): Promise<readonly LoggedCommit[]> {
    return this.load(null);
  }

  /** Appends the commits. When it throws, none of them will be read back. */
  async write(commits: readonly LoggedCommit[]): Promise<void> {
    this.#handle ??= await open(this.#file, "a");
    if (this.#ragged) {
      await this.#handle.truncate(this.#length);
      this.#ragged = false;
    }
    const bytes = Buffer.from(commits.map(encodeLine).join(""));
    this.#ragged = true;
    let written = 0;
    while (written < bytes.length) {
      const { bytesWritten } = await this.#handle.write(bytes, written, bytes.length - written);
      written += bytesWritten;
    }
    this.#ragged = false;
    this.#length += bytes.length;
  }

  async close(): Promise<void> {
    await this.#handle?.sync().catch(() => undefined);
    await this.#handle?.close();
    this.#handle = undefined;
  }
}
