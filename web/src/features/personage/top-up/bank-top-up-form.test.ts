import { expect, test } from "vitest";
import { checkBankTopUp } from "./bank-top-up-form.ts";

test.each([
  [{ amount: "100000", receipt: "/uploads/a.png" }, {}],
  [
    { amount: "", receipt: "" },
    { amount: "required", receipt: "required" },
  ],
  [{ amount: "0", receipt: "/uploads/a.png" }, { amount: "integer" }],
  [{ amount: "12.5", receipt: "/uploads/a.png" }, { amount: "integer" }],
])("%j: %j", (values, faults) => {
  expect(checkBankTopUp(values)).toEqual(faults);
});
