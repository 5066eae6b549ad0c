// Parses a JSON body as strictly as the contract needs: it refuses what JSON.parse silently accepts.
import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import type { Call } from "@hashgrove/contract/contract.ts";
import { pointerTo } from "@hashgrove/contract/json-pointer.ts";
import { isReadExactly, roundedNumber } from "@hashgrove/contract/rounded-numbers.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import { RequestFault } from "#ports/request-fault.ts";

/** The default limit for a body, in bytes. */
export const LARGEST_JSON = 64 * 1024;
/**
 * The limit for the body of any call, in bytes: the parser reads a body character by character, and other requests wait
 * meanwhile.
 */
const LARGEST_POSSIBLE = 2 * 1024 * 1024;
/** The limit for a call's body, in bytes: enough for every body that matches its schema, up to LARGEST_POSSIBLE. */
export const bodyLimitOf = ({ body }: Call): number =>
  Math.min(Math.max(LARGEST_JSON, body?.most ?? 0), LARGEST_POSSIBLE);
/** Deeper than any body of the contract, and shallow enough for recursive functions to read. */
export const MAX_DEPTH = 32;
/** More keys than any body of the contract has. A limit is needed because keys take time to parse and validate. */
export const MAX_KEYS = 10_000;
/**
 * More values than any body of the contract has; an empty list or object counts as two. A limit is needed because each
 * value takes time to validate.
 */
export const MAX_VALUES = 25_000;
export const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** The pointers of numbers that JSON.parse rounded to a whole number, by the body that has them. */
const roundedNumbers = new WeakMap<object, readonly string[]>();
const MOST_ROUNDED = 200;

/**
 * Violations for the numbers of a parsed body that JSON.parse rounded, such as `10000.0000000000000001`: amounts must
 * be exact.
 */
export const roundedNumbersIn = (body: unknown): Violation[] =>
  typeof body === "object" && body !== null
    ? (roundedNumbers.get(body) ?? []).map((pointer) => roundedNumber(`/body${pointer}`))
    : [];

/**
 * Parses a JSON body. Throws a RequestFault: 400 when it is not UTF-8, not JSON, nested deeper than 32, has a duplicate
 * key in an object, or a key that could reach an object's prototype; 413 above 10,000 keys or 25,000 values.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new RequestFault(400, "the body is not UTF-8");
  const text = bytes.toString("utf8");
  // Runs before JSON.parse, so that JSON.parse gets no text that is nested too deep or has too many values.
  const rounded = rejectUnsafeStructure(text);
  const body = parse(text);
  if (rounded.length > 0 && typeof body === "object" && body !== null)
    roundedNumbers.set(body, pointersOf(text, rounded));
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestFault(400, "the body is not valid JSON");
  }
}

/** The position of a number's first character, and the position after its last one. */
type Span = readonly [start: number, end: number];

/** The JSON pointers of the numbers at `spans` in a valid text. */
function pointersOf(text: string, spans: readonly Span[]): string[] {
  // Replace each number by a random text that no client can know, so that the parsed value shows its pointer.
  const marker = randomUUID();
  let marked = "";
  let from = 0;
  for (const [start, end] of spans) {
    marked += `${text.slice(from, start)}"${marker}"`;
    from = end;
  }
  const pointers: string[] = [];
  const collect = (value: unknown, pointer: string): void => {
    if (value === marker) pointers.push(pointer);
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) collect(inner, pointer + pointerTo(key));
  };
  collect(parse(marked + text.slice(from)), "");
  return pointers;
}

/**
 * Throws a RequestFault when the text is nested too deep, has too many keys or values, or a duplicate or forbidden key.
 * Returns the positions of numbers that JSON.parse would round.
 */
function rejectUnsafeStructure(text: string): Span[] {
  const rounded: Span[] = [];
  const stack: (Set<string> | null)[] = [];
  let count = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    // The first value of a list or object follows a bracket, and each further one a comma.
    if (char === 0x7b || char === 0x5b || char === 0x2c) {
      values += 1;
      if (values > MAX_VALUES) throw new RequestFault(413, `the body has more than ${MAX_VALUES} values`);
    }
    if (char === 0x7b || char === 0x5b) {
      stack.push(char === 0x7b ? new Set() : null);
      if (stack.length > MAX_DEPTH) throw new RequestFault(400, `the body is nested deeper than ${MAX_DEPTH}`);
    } else if (char === 0x7d || char === 0x5d) {
      stack.pop();
    } else if (char === 0x22) {
      const end = endOfString(text, at);
      const keys = stack.at(-1);
      if (keys && isKey(text, end)) {
        count += 1;
        if (count > MAX_KEYS) throw new RequestFault(413, `the body has more than ${MAX_KEYS} keys`);
        addKey(keys, text.slice(at, end + 1));
      }
      at = end;
    } else if (isInNumber(char)) {
      const start = at;
      while (isInNumber(text.charCodeAt(at + 1))) at += 1;
      if (rounded.length < MOST_ROUNDED && !isReadExactly(text.slice(start, at + 1))) rounded.push([start, at + 1]);
    }
  }
  return rounded;
}

/**
 * Digits, signs, the point and the `e` of an exponent. The `e` of `true` and `false` counts as a number, too, but
 * isReadExactly accepts it.
 */
const isInNumber = (char: number): boolean =>
  (char >= 0x30 && char <= 0x39) || char === 0x2d || char === 0x2b || char === 0x2e || char === 0x45 || char === 0x65;

/** Index of the closing quote of the string that opens at `start`; the last index when it is not closed. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === 0x5c) at += 1;
    else if (char === 0x22) return at;
  }
  return text.length - 1;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (at < text.length && " \t\r\n".includes(text.charAt(at))) at += 1;
  return text.charAt(at) === ":";
}

function addKey(keys: Set<string>, literal: string): void {
  const name = literal.includes("\\") ? unescape(literal) : literal.slice(1, -1);
  if (FORBIDDEN_KEYS.has(name)) throw new RequestFault(400, `the key ${name} is not accepted`);
  if (keys.has(name)) throw new RequestFault(400, `the key ${name} appears twice in one object`);
  keys.add(name);
}

function unescape(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    throw new RequestFault(400, "the body is not valid JSON");
  }
}
