import { describe, expect, test } from "vitest";
import { checkBindBank, tidyBankAccount } from "./bind-bank-form.ts";

const ACCOUNT = { bankName: "みずほ", branchName: "本店", branchCode: "001", number: "1234567", holder: "サトウ ハナ" };

describe("a bank account: all five parts are required (rule J2)", () => {
  test("complete", () => expect(checkBindBank(ACCOUNT)).toEqual({}));
  test.each(["bankName", "branchName", "branchCode", "number", "holder"] as const)("without %s", (name) => {
    expect(checkBindBank({ ...ACCOUNT, [name]: "" })).toEqual({ [name]: "required" });
    expect(checkBindBank({ ...ACCOUNT, [name]: " \u3000" })).toEqual({ [name]: "required" });
  });
  test.each(["12A4567", "12.34", "口座"])("account number %j", (number) => {
    expect(checkBindBank({ ...ACCOUNT, number })).toEqual({ number: "digits" });
  });
});

test("figures as a Japanese keyboard writes them, and dashes, are tidied; leading zeros stay", () => {
  expect(
    tidyBankAccount({ ...ACCOUNT, bankName: " みずほ ", branchCode: "００１", number: "０１２-３４５ 6" }),
  ).toEqual({
    ...ACCOUNT,
    number: "0123456",
  });
});
