import { describe, expect, test } from "vitest";
import { checkBankCard } from "./bank-card-form.ts";
import { checkEmail } from "./email-form.ts";
import { checkPassword } from "./password/password-form.ts";
import { checkTradingPassword } from "./trading-password/trading-password-form.ts";

describe("change password (rule K1)", () => {
  const good = { oldPassword: "x", password: "k7mr2xqw", passwordAgain: "k7mr2xqw" };
  test.each([
    [{}, {}],
    [{ oldPassword: "" }, { oldPassword: "required" }],
    [{ password: "" }, { password: "required", passwordAgain: "differs" }],
    [{ passwordAgain: "" }, { passwordAgain: "required" }],
    [{ passwordAgain: "k7mr2xqW" }, { passwordAgain: "differs" }],
    [{ password: "k7mr2xq", passwordAgain: "k7mr2xq" }, { password: "weak" }],
    [{ password: "k7mr2xqwk7mr2xqwz", passwordAgain: "k7mr2xqwk7mr2xqwz" }, { password: "weak" }],
    [{ password: "onlyletters", passwordAgain: "onlyletters" }, { password: "weak" }],
    [{ password: "1234567890", passwordAgain: "1234567890" }, { password: "weak" }],
    [{ password: "k7mr2 xqw", passwordAgain: "k7mr2 xqw" }, { password: "weak" }],
    [{ password: "k7mr2xqw!", passwordAgain: "k7mr2xqw!" }, { password: "weak" }],
  ])("%j: %j", (change, faults) => {
    expect(checkPassword({ ...good, ...change })).toEqual(faults);
  });
});

describe("trading password (rule K3)", () => {
  test.each([
    ["048291", "048291", {}],
    ["０４８２９１", "048291", {}],
    ["", "", { payPassword: "required", payPasswordAgain: "required" }],
    ["12345", "12345", { payPassword: "six-digits" }],
    ["1234567", "1234567", { payPassword: "six-digits" }],
    ["12345a", "12345a", { payPassword: "six-digits" }],
    ["123 456", "123 456", { payPassword: "six-digits" }],
    ["482915", "", { payPasswordAgain: "required" }],
    ["482915", "482916", { payPasswordAgain: "differs" }],
  ])("%s, %s: %j", (payPassword, payPasswordAgain, faults) => {
    expect(checkTradingPassword({ payPassword, payPasswordAgain })).toEqual(faults);
  });
});

test.each([
  ["alice@example.test", {}],
  [" alice@example.test ", {}],
  ["", { email: "required" }],
  ["  ", { email: "required" }],
  ["alice", { email: "email" }],
  ["alice@", { email: "email" }],
  ["@example.test", { email: "email" }],
  ["alice@example", { email: "email" }],
  ["al ice@example.test", { email: "email" }],
  ["09012345678", { email: "email" }],
])("the email address %j: %j", (email, faults) => {
  expect(checkEmail({ email })).toEqual(faults);
});

test("requires number and bank name for a change of bank card", () => {
  expect(checkBankCard({ cardNumber: " ", bankName: "" })).toEqual({ cardNumber: "required", bankName: "required" });
  expect(checkBankCard({ cardNumber: "7654321", bankName: "Test Bank" })).toEqual({});
});
