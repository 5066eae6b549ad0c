import { expect, test } from "vitest";
import type { StoredFile } from "#api/common.ts";
import { type BankTopUpValues, checkBankTopUp } from "./bank-top-up-form.ts";

const receipt = "/uploads/a.png" as StoredFile;

test.each<[BankTopUpValues, object]>([
  [{ amount: "100000", receipt }, {}],
  [
    { amount: "", receipt: "" },
    { amount: "required", receipt: "required" },
  ],
  [{ amount: "0", receipt }, { amount: "integer" }],
  [{ amount: "12.5", receipt }, { amount: "integer" }],
])("%j: %j", (values, faults) => {
  expect(checkBankTopUp(values)).toEqual(faults);
});
