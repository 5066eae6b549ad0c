import { expect, test } from "vitest";
import { weaknessOf } from "./weak-digits.ts";

test.each([
  ["111111", "same"],
  ["121212", "same"],
  ["123123", "same"],
  ["123456", "row"],
  ["567890", "row"],
  ["987654", "row"],
  ["012345", "row"],
  ["850412", "birthday"],
  ["041285", "birthday"],
  ["231185", "birthday"],
  ["048291", null],
  ["739461", null],
  ["12345", null],
  ["", null],
])("%s: %s", (digits, weakness) => {
  expect(weaknessOf(digits)).toBe(weakness);
});
