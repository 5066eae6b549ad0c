import { expect, test } from "vitest";
import { meetsPasswordRules, passwordRules, passwordStrength } from "./password.ts";

test.each([
  ["Passw0r", { length: false, characters: true, bothKinds: true }],
  ["Passw0rd1Passw0rd", { length: false, characters: true, bothKinds: true }],
  ["passwords", { length: true, characters: true, bothKinds: false }],
  ["12345678", { length: true, characters: true, bothKinds: false }],
  ["Passw0rd!", { length: true, characters: false, bothKinds: true }],
  ["Passw0rdé", { length: true, characters: false, bothKinds: true }],
  ["Passw0rd１", { length: true, characters: false, bothKinds: true }],
])("the rules for %s", (password, rules) => {
  expect(passwordRules(password)).toEqual(rules);
  expect(meetsPasswordRules(password)).toBe(false);
});

test.each(["Passw0rd", "abcdefg1", "1234567a", "ABCDEFGH12345678"])("%s meets every rule", (password) => {
  expect(meetsPasswordRules(password)).toBe(true);
});

test.each([
  ["", null],
  ["short1", null],
  ["Passw0rd1", "guessable"],
  ["aaaa1111aaaa", "guessable"],
  ["a1a1a1a1a1", "guessable"],
  ["k7mr2xqw", "fair"],
  ["k7mr2xqwz4tn", "fair"],
  ["k7Mr2xqWz4tN", "strong"],
])("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
