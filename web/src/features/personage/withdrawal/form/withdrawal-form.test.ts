import { describe, expect, test } from "vitest";
import { USDT_WITHDRAWAL, YEN_WITHDRAWAL } from "./withdrawal-channel.ts";
import { checkWithdrawal } from "./withdrawal-form.ts";

describe("a bank withdrawal (rule J8)", () => {
  test.each([
    ["50000", "123456", {}],
    ["1", "000000", {}],
    ["", "123456", { amount: "required" }],
    ["50000", "", { payPassword: "required" }],
    ["50000", "12345", { payPassword: "six-digits" }],
    ["50000", "1234567", { payPassword: "six-digits" }],
    ["", "", { amount: "required", payPassword: "required" }],
    ["12.5", "123456", { amount: "integer" }],
    ["0", "123456", { amount: "integer" }],
  ])("of %j with %j: %j", (amount, payPassword, faults) => {
    expect(checkWithdrawal({ amount, payPassword }, YEN_WITHDRAWAL)).toEqual(faults);
  });
});

describe("a USDT withdrawal (rule J6)", () => {
  test.each([
    ["100", "123456", {}],
    ["1", "123456", {}],
    ["", "123456", { amount: "required" }],
    ["12.5", "123456", { amount: "integer" }],
    ["0", "123456", { amount: "integer" }],
    ["100", "", { payPassword: "required" }],
    ["100", "12345", { payPassword: "six-digits" }],
  ])("of %j with %j: %j", (amount, payPassword, faults) => {
    expect(checkWithdrawal({ amount, payPassword }, USDT_WITHDRAWAL)).toEqual(faults);
  });
});
