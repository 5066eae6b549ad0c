import { expect, test } from "vitest";
import { fieldsOf } from "./fields-of.ts";

test("lists a payload field by field, with separate files and without empty fields", () => {
  const payload = {
    walletType: "bank",
    state: "in-review",
    bank: { bankName: "Test", branchName: "", branchCode: "001", number: "1", holder: "A" },
    address: null,
  } as const;
  expect(fieldsOf(payload)).toEqual({
    fields: [
      ["walletType", "bank"],
      ["state", "in-review"],
      ["bank.bankName", "Test"],
      ["bank.branchCode", "001"],
      ["bank.number", "1"],
      ["bank.holder", "A"],
    ],
    uploads: [],
  });
  const money = { receipt: "/uploads/x.png", chain: null, txId: null, address: null, fee: 0, rate: null };
  expect(fieldsOf(money)).toEqual({ fields: [["fee", "0"]], uploads: [["receipt", "/uploads/x.png"]] });
});
