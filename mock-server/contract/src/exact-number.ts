// Whether a number equals its text. A double holds about 16 digits; longer texts are rounded silently.

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
