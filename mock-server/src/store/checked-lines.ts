// Lines that tell whether they are whole: `<crc32 of the JSON, 8 hex digits> <JSON>`.
import { closeSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";

const NEWLINE = 0x0a;
const SPACE = 0x20;
/** Where the JSON of a line begins. */
const JSON_AT = 9;
const PIECE = 1024 * 1024;

const checksum = (json: Uint8Array): string =>
  crc32(json)
    .toString(16)
    .padStart(JSON_AT - 1, "0");

/** Lines put one behind another in one stretch of memory, which is used again after `clear`. */
export interface LineBuffer {
  add(value: unknown): void;
  /** What was added since the last `clear`; good until the next `add`. */
  bytes(): Uint8Array;
  clear(): void;
}

export function createLineBuffer(): LineBuffer {
  let buffer = Buffer.allocUnsafe(16 * 1024);
  let length = 0;
  return {
    add(value) {
      const json = JSON.stringify(value);
      // UTF-8 takes three bytes at most for each of a text's units.
      const needed = length + JSON_AT + json.length * 3 + 1;
      if (needed > buffer.length) {
        const larger = Buffer.allocUnsafe(needed * 2);
        buffer.copy(larger, 0, 0, length);
        buffer = larger;
      }
      const start = length + JSON_AT;
      const end = start + buffer.write(json, start, "utf8");
      buffer.write(checksum(buffer.subarray(start, end)), length, "latin1");
      buffer[start - 1] = SPACE;
      buffer[end] = NEWLINE;
      length = end + 1;
    },
    bytes: () => buffer.subarray(0, length),
    clear() {
      length = 0;
    },
  };
}

/** The value of a line without its end, or undefined when the line is not whole. */
export function decodeLine(line: Buffer): unknown {
  if (line[JSON_AT - 1] !== SPACE) return undefined;
  const json = line.subarray(JSON_AT);
  if (checksum(json) !== line.toString("latin1", 0, JSON_AT - 1)) return undefined;
  return JSON.parse(json.toString("utf8"));
}

export interface StoredLine {
  /** From 1. */
  readonly number: number;
  /** undefined when the line is not whole. */
  readonly value: unknown;
  /** Bytes of the file up to and with this line. */
  readonly end: number;
  /** False for bytes after the last newline: a write that was cut off. */
  readonly ended: boolean;
}

/** Reads a file of lines piece by piece, so that its size does not matter. Throws what the system says. */
export function* storedLines(file: string): Generator<StoredLine> {
  const descriptor = openSync(file, "r");
  try {
    const piece = Buffer.allocUnsafe(PIECE);
    let rest = Buffer.alloc(0);
    let number = 0;
    let end = 0;
    for (let length = readSync(descriptor, piece); length > 0; length = readSync(descriptor, piece)) {
      const bytes = Buffer.concat([rest, piece.subarray(0, length)]);
      let start = 0;
      for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, start)) {
        number += 1;
        end += at + 1 - start;
        yield { number, value: decodeLine(bytes.subarray(start, at)), end, ended: true };
        start = at + 1;
      }
      rest = bytes.subarray(start);
    }
    if (rest.length > 0) yield { number: number + 1, value: undefined, end: end + rest.length, ended: false };
  } finally {
    closeSync(descriptor);
  }
}
