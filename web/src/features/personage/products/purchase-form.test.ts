import { expect, test } from "vitest";
import { checkPurchase } from "./purchase-form.ts";

test.each([
  [{ amount: "30000", understood: true }, {}],
  [{ amount: "1", understood: true }, {}],
  [{ amount: "", understood: true }, { amount: "integer" }],
  [{ amount: "-5", understood: true }, { amount: "integer" }],
  [{ amount: "0", understood: true }, { amount: "integer" }],
  [{ amount: "1.5", understood: true }, { amount: "integer" }],
  [
    { amount: " ", understood: false },
    { amount: "integer", understood: "required" },
  ],
])("%j: %j", (values, faults) => {
  expect(checkPurchase(values)).toEqual(faults);
});
