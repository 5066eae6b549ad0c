import { expect, test } from "vitest";
import { checkUsdtTopUp } from "./usdt-top-up-form.ts";

const HASH = "a1".repeat(32);
const rest = { chain: "TRC20" } as const;

test.each([
  ["100", HASH, {}],
  ["100.00", HASH, {}],
  ["1", "any text goes", {}],
  ["", HASH, { amount: "required" }],
  ["  ", HASH, { amount: "required" }],
  ["0", HASH, { amount: "integer" }],
  ["12.5", HASH, { amount: "integer" }],
  ["0.5", HASH, { amount: "integer" }],
  ["1e3", HASH, { amount: "integer" }],
  ["-5", HASH, { amount: "integer" }],
  ["abc", HASH, { amount: "integer" }],
  ["1234567890", HASH, { amount: "integer" }],
  ["100", "", { txId: "required" }],
  ["100", " \t", { txId: "required" }],
  ["", "", { amount: "required", txId: "required" }],
])("amount %j and TXID %j: %j (rule H2)", (amount, txId, faults) => {
  expect(checkUsdtTopUp({ ...rest, amount, txId })).toEqual(faults);
});

test.each([
  ["１，０００", {}],
  ["1,000", {}],
  ["１２．５", { amount: "integer" }],
  ["-", { amount: "integer" }],
])("typed as %j: %j", (typed, faults) => {
  expect(checkUsdtTopUp({ ...rest, amount: typed, txId: HASH })).toEqual(faults);
});

test("requires a network (rule H2)", () => {
  expect(checkUsdtTopUp({ amount: "100", chain: "", txId: HASH })).toEqual({ chain: "required" });
});
