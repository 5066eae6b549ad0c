// Finds texts that change their value when parsed as numbers.
import { pointerTo } from "./json-pointer.ts";
import { cut } from "./sound-text.ts";
import type { Violation } from "./validation.ts";

const FEW_DIGITS = /^-?\d{1,15}$/;
const DECIMAL = /^[+-]?(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;
/** Maximum digits of a double before the point. */
const MOST_DIGITS = 309;

/** Removes trailing zeros. A loop: a pattern would be quadratic in long runs of zeros. */
function withoutZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}

/**
 * False for a decimal text that JavaScript rounds to a whole number: `10000.0000000000000001` to 10000,
 * `9007199254740993` to 9007199254740992. True for fractions and other texts, which the schema checks.
 */
export function isReadExactly(text: string): boolean {
  if (FEW_DIGITS.test(text)) return true;
  const trimmed = text.trim();
  const [, whole = "", fraction = "", exponent = "0"] = DECIMAL.exec(trimmed) ?? [];
  const value = Number(trimmed);
  if (`${whole}${fraction}` === "" || !Number.isInteger(value)) return true;
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  const significant = withoutZeros(digits);
  if (significant === "") return true;
  const zeros = digits.length - significant.length - fraction.length + Number(exponent);
  if (zeros < 0 || significant.length + zeros > MOST_DIGITS) return false;
  return BigInt(significant + "0".repeat(zeros)) === BigInt(Math.abs(value));
}

/** A text in a query or form that would be rounded to a whole number. */
interface Rounded {
  readonly within: Record<string, unknown>;
  readonly key: string;
  readonly pointer: string;
}

/** Finds every text in a value that would be rounded when coerced to a number. Call before the coercion. */
export function* roundedIn(value: unknown, place: string): Generator<Rounded> {
  if (typeof value !== "object" || value === null) return;
  const within = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(within)) {
    const pointer = `${place}${pointerTo(key)}`;
    if (typeof inner !== "string") yield* roundedIn(inner, pointer);
    else if (!isReadExactly(inner)) yield { within, key, pointer };
  }
}

/** Whether the coercion turned the text into a number, or into a list of one number. */
export const wasRounded = ({ within, key }: Rounded): boolean =>
  [within[key]].flat().some((item) => typeof item === "number");

export const roundedNumber = (pointer: string): Violation => ({
  pointer: cut(pointer, 500).toWellFormed(),
  rule: "type",
  message: "must be a whole number that is not rounded when it is read",
});
