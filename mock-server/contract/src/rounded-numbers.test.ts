import { describe, expect, test } from "vitest";
import { isReadExactly } from "./rounded-numbers.ts";

describe("a number is read exactly", () => {
  test.each(["0", "-0", "7", "10000", "-5", "999999999999999", "9007199254740991", "9007199254740992", "1e3", "1.5e1"])(
    "%s",
    (text) => expect(isReadExactly(text)).toBe(true),
  );
  test.each(["10000.0", "10000.000", "0.0", "1e0", "100e-2", "000001", "1E+2", "1e22", "0e999999999", " 12 ", "+3"])(
    "spelled differently: %s",
    (text) => expect(isReadExactly(text)).toBe(true),
  );
  // The schema decides about fractions and texts that are not numbers.
  test.each(["1.5", "0.1", "1e999", "", "abc", "0x10", "1_000", "-", "e", "1.2.3", "NaN"])(
    "not rounded, and left to the schema: %j",
    (text) => expect(isReadExactly(text)).toBe(true),
  );
});

test.each([
  "10000.0000000000000001",
  "9999.99999999999999999",
  "9007199254740993",
  "-9007199254740993",
  "1.00000000000000000001e4",
  "1e-400",
  "123456789012345678",
  "1e23",
])("%s would be rounded to a whole number", (text) => {
  expect(isReadExactly(text)).toBe(false);
});

test("the duration is linear in the text's length", () => {
  const zeros = "0".repeat(200_000);
  for (const text of [
    `1${zeros}`,
    `0.${zeros}1`,
    `1${zeros}1`,
    `1.${zeros}1${zeros}`,
    "9".repeat(200_000),
    `1e${"9".repeat(200_000)}`,
  ])
    expect(typeof isReadExactly(text)).toBe("boolean");
});
