// Lines with a checksum: `<checksum, 8 hex digits> <JSON>`. The checksum is the CRC-32 of the JSON, seeded with the
// checksum of the previous line, so that a changed, removed, added or moved line is detected. It protects against
// accidents, not against deliberate forgery.
import { closeSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";

const NEWLINE = 0x0a;
const SPACE = 0x20;
/** Offset of the JSON in a line: 8 digits and a space. */
const JSON_AT = 9;
const PIECE = 1024 * 1024;

const hex = (checksum: number): string => checksum.toString(16).padStart(JSON_AT - 1, "0");

/** Lines collected in one buffer, which is reused after `clear`. */
export interface LineBuffer {
  /** The checksum of the last line, which seeds that of the next line. */
  checksum: number;
  add(value: unknown): void;
  /** The lines added since the last `clear`. A view of the buffer: valid until the next `add`. */
  bytes(): Uint8Array;
  clear(): void;
}

export function createLineBuffer(checksum = 0): LineBuffer {
  let buffer = Buffer.allocUnsafe(16 * 1024);
  let length = 0;
  const lines: LineBuffer = {
    checksum,
    add(value) {
      const json = JSON.stringify(value);
      // UTF-8 needs at most three bytes for each UTF-16 unit.
      const needed = length + JSON_AT + json.length * 3 + 1;
      if (needed > buffer.length) {
        const larger = Buffer.allocUnsafe(needed * 2);
        buffer.copy(larger, 0, 0, length);
        buffer = larger;
      }
      const start = length + JSON_AT;
      const end = start + buffer.write(json, start, "utf8");
      lines.checksum = crc32(buffer.subarray(start, end), lines.checksum);
      buffer.write(hex(lines.checksum), length, "latin1");
      buffer[start - 1] = SPACE;
      buffer[end] = NEWLINE;
      length = end + 1;
    },
    bytes: () => buffer.subarray(0, length),
    clear() {
      length = 0;
    },
  };
  return lines;
}

export interface StoredLine {
  /** Line number, from 1. */
  readonly number: number;
  /** undefined when the line is damaged or out of order. */
  readonly value: unknown;
  /** The line's checksum, which seeds that of the next line. */
  readonly checksum: number;
  /** Bytes of the file up to the end of this line. */
  readonly end: number;
  /** The bytes of a last line without newline; null for every other line. */
  readonly rest: Buffer | null;
}

/** Reads a file line by line, in chunks of limited size. `seed` is the checksum before the first line. */
export function* storedLines(file: string, seed: number): Generator<StoredLine> {
  const descriptor = openSync(file, "r");
  try {
    const piece = Buffer.allocUnsafe(PIECE);
    let rest = Buffer.alloc(0);
    let [number, end, checksum] = [0, 0, seed];
    const take = (line: Buffer, isRest: boolean): StoredLine => {
      number += 1;
      end += line.length + (isRest ? 0 : 1);
      const json = line.subarray(JSON_AT);
      checksum = crc32(json, checksum);
      const whole = line[JSON_AT - 1] === SPACE && hex(checksum) === line.toString("latin1", 0, JSON_AT - 1);
      const value: unknown = whole ? JSON.parse(json.toString("utf8")) : undefined;
      return { number, value, checksum, end, rest: isRest ? line : null };
    };
    for (let length = readSync(descriptor, piece); length > 0; length = readSync(descriptor, piece)) {
      const bytes = Buffer.concat([rest, piece.subarray(0, length)]);
      let start = 0;
      for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, start)) {
        yield take(bytes.subarray(start, at), false);
        start = at + 1;
      }
      rest = bytes.subarray(start);
    }
    if (rest.length > 0) yield take(rest, true);
  } finally {
    closeSync(descriptor);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

/**
 * Whether bytes can be the beginning of one line, cut off by an interrupted write. The JSON of a whole line starts with
 * `opening`. False for several merged lines, other text, or the zeros of a lost block.
 */
export function isUnfinishedLine(rest: Buffer, opening: string): boolean {
  if (!/^[0-9a-f]*$/.test(rest.toString("latin1", 0, JSON_AT - 1))) return false;
  if (rest.length >= JSON_AT && rest[JSON_AT - 1] !== SPACE) return false;
  const json = rest.subarray(JSON_AT);
  if (!opening.startsWith(json.toString("latin1", 0, opening.length))) return false;
  let [depth, inText] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte < SPACE) return false;
    if (inText && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) inText = !inText;
    else if (!inText && OPENING.has(byte)) depth += 1;
    else if (!inText && CLOSING.has(byte)) depth -= 1;
    if (depth === 0) return false;
  }
  return true;
}
