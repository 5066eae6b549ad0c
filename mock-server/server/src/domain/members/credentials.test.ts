import { describe, expect, test } from "vitest";
import { isEmail, isMobile, isPayPassword, isStrongPassword, isUsername } from "./credentials.ts";

const cases = (form: (text: string) => boolean, good: readonly string[], bad: readonly string[]): void => {
  test.each(good)("takes %j", (text) => expect(form(text)).toBe(true));
  test.each(bad)("rejects %j", (text) => expect(form(text)).toBe(false));
};

describe("a new password has 8 to 16 letters and digits, both kinds", () => {
  cases(
    isStrongPassword,
    ["Passw0rd", "abcdefg1", "1234567a", "a1b2c3d4e5f6g7h8"],
    [
      "",
      "Passw0r",
      "a1b2c3d4e5f6g7h8i",
      "password",
      "12345678",
      "Passw0rd!",
      "Passw0rd\n",
      "パスワード1234",
      "pass w0rd",
    ],
  );
});

describe("a trading password is six digits", () => {
  cases(isPayPassword, ["000000", "482915"], ["", "48291", "4829155", "48291a", "４８２９１５", "482915\n"]);
});

describe("a username has a letter and cannot be another kind of name", () => {
  cases(
    isUsername,
    ["abc", "hanako", "h.sato_1-2", "1a1", "a".repeat(30)],
    ["", "ab", "a".repeat(31), "09012345678", "a@b.example", "花子さん", "a b", "..."],
  );
});

describe("a mobile number has 8 to 15 digits", () => {
  cases(
    isMobile,
    ["09012345678", "+819012345678", "12345678", "090-1234-5678", "＋81 90 1234 5678"],
    ["", "1234567", "1234567890123456", "+", "++819012345678", "0901234567a"],
  );
});

describe("an email address has a name and a dotted domain", () => {
  cases(
    isEmail,
    ["alice@example.test", "a.b+c@sub.example.test", "A@EXAMPLE.TEST"],
    [
      "",
      "alice",
      "alice@",
      "@example.test",
      "alice@example",
      "a b@example.test",
      "alice@example..test",
      "a@b@c.test",
      `${"a".repeat(64)}@${"b".repeat(190)}.test`,
    ],
  );
});

// A pattern that backtracks would practically never finish on this address.
test("a long hostile address does not hang the check", () => {
  expect(isEmail(`a@${"a-".repeat(120)}`)).toBe(false);
});
