import { describe, expect, test } from "vitest";
import { asUsdt } from "#lib/usdt.ts";
import { asYen } from "#lib/yen.ts";
import { USDT_PAYOUT, YEN_PAYOUT } from "./payout-channel.ts";
import { checkWithdrawal } from "./withdrawal-form.ts";

describe("a bank withdrawal (rule J8)", () => {
  test.each([
    ["50000", "123456", {}],
    ["331", "000000", {}],
    ["330", "123456", { amount: "not-above-fee" }],
    ["1", "123456", { amount: "not-above-fee" }],
    ["", "123456", { amount: "required" }],
    ["50000", "", { payPassword: "required" }],
    ["50000", "12345", { payPassword: "six-digits" }],
    ["50000", "1234567", { payPassword: "six-digits" }],
    ["", "", { amount: "required", payPassword: "required" }],
    ["12.5", "123456", { amount: "integer" }],
    ["0", "123456", { amount: "integer" }],
  ])("of %j with %j: %j", (amount, payPassword, faults) => {
    expect(checkWithdrawal({ amount, payPassword }, YEN_PAYOUT, asYen(330))).toEqual(faults);
  });

  test("accepts one yen without a fee", () => {
    expect(checkWithdrawal({ amount: "1", payPassword: "123456" }, YEN_PAYOUT, asYen(0))).toEqual({});
  });
});

describe("a USDT withdrawal (rule J6)", () => {
  test.each([
    ["100", "123456", {}],
    ["6", "123456", {}],
    ["5", "123456", { amount: "not-above-fee" }],
    ["", "123456", { amount: "required" }],
    ["12.5", "123456", { amount: "integer" }],
    ["0", "123456", { amount: "integer" }],
    ["100", "", { payPassword: "required" }],
    ["100", "12345", { payPassword: "six-digits" }],
  ])("of %j with %j: %j", (amount, payPassword, faults) => {
    expect(checkWithdrawal({ amount, payPassword }, USDT_PAYOUT, asUsdt("5"))).toEqual(faults);
  });
});
