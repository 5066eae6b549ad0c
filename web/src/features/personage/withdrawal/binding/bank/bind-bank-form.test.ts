import { describe, expect, test } from "vitest";
import { checkBindBank, tidyBankAccount } from "./bind-bank-form.ts";

const ACCOUNT = { bankName: "みずほ", branchName: "本店", branchCode: "001", number: "1234567", holder: "サトウ ハナ" };

describe("a bank account: all five parts are required (rule J2)", () => {
  test("accepts a complete account", () => expect(checkBindBank(ACCOUNT)).toEqual({}));
  test.each(["bankName", "branchName", "branchCode", "number", "holder"] as const)(
    "rejects an account without %s",
    (name) => {
      expect(checkBindBank({ ...ACCOUNT, [name]: "" })).toEqual({ [name]: "required" });
      expect(checkBindBank({ ...ACCOUNT, [name]: " \u3000" })).toEqual({ [name]: "required" });
    },
  );
  test.each(["12A4567", "12.34", "口座"])("rejects account number %j", (number) => {
    expect(checkBindBank({ ...ACCOUNT, number })).toEqual({ number: "digits" });
  });
});

test("normalizes full-width digits and dashes and keeps leading zeros", () => {
  expect(
    tidyBankAccount({ ...ACCOUNT, bankName: " みずほ ", branchCode: "００１", number: "０１２-３４５ 6" }),
  ).toEqual({
    ...ACCOUNT,
    number: "0123456",
  });
});
