import { PRODUCT_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { vectorsIn } from "@hashgrove/contract/vectors.ts";
import { expect, test } from "vitest";
import { distinguishingAmount } from "./distinguishing-amounts.ts";
import { difference, sum } from "./exact.ts";
import { FORMULAS, readingOf } from "./formulas.ts";
import { termEnd } from "./term-end.ts";

const VECTORS = vectorsIn(readDocument(PRODUCT_CONTRACT));

test("every call with amounts has a formula", () => {
  expect(Object.keys(FORMULAS).toSorted()).toEqual([...VECTORS.keys()].toSorted());
});

test.each([...VECTORS].flatMap(([id, vectors]) => vectors.map((vector) => ({ id, ...vector }))))(
  "the formula of $id says what the contract says of $given",
  ({ id, given, gives }) => {
    expect(FORMULAS[id]?.of(given)).toEqual(gives);
  },
);

const HALF_YEAR = { price: 33_333, rate: "7.8", term: 6, unit: "month", start: "2026-08-31 09:00:00" };

// 33,333 x 7.8 % / 2 is 1,299.987: down 1,299, up and to the nearest 1,300. Half a year from 31 August ends in
// February, which has no day 31.
test.each([
  [{ profit: 1300 }, "the profit is rounded up instead of down"],
  [{ profit: 2599 }, "the rate is applied to the whole term instead of a year"],
  [{ profit: 1282 }, "a month is 30 days of 365 instead of a twelfth of a year"],
  [
    { profit: 1299, endTime: "2027-03-03 09:00:00" },
    "the calendar is one that moves missing days into the next month instead of Tokyo's",
  ],
  [{ profit: 1299, endTime: "2027-02-27 09:00:00" }, "the calendar is one with 30 days a month instead of Tokyo's"],
  [{ profit: 7 }, null],
])("a purchase of %j is reported as: %s", (got, says) => {
  const formula = FORMULAS["products.buy"];
  expect(formula && readingOf(formula, HALF_YEAR, got)).toBe(says);
});

/** A holding of half a year. */
const held = (price: number, state = 0) => ({ price, rate: "7.8", term: 6, unit: "month", state });

// 33,333 x 7.8 % is 2,599.974, 30,010 x 7.8 % is 2,340.78 and 30,001 x 7.8 % is 2,340.078.
test.each([
  [
    [held(33_333), held(33_333)],
    { price: 66_666, profit: 5_199 },
    "the profits are added and then rounded down instead of one by one",
  ],
  [[held(33_333), held(30_001)], { profit: 4_941 }, "the profit of each holding is rounded up instead of down"],
  [
    [held(33_333), held(30_010), held(30_001)],
    { profit: 7_281 },
    "the profit of each holding is rounded to the nearest instead of down",
  ],
  [[held(33_333)], { profit: 1_299 }, "the profit is for the term instead of a year"],
  [[held(33_333), held(30_000, 1)], { price: 63_333, profit: 4_939 }, "matured holdings are counted too"],
  [[held(33_333)], { profit: 3_376 }, null],
])("of the holdings %j %j is reported as: %s", (holdings, got, says) => {
  const formula = FORMULAS["orders.getAssetsList"];
  expect(formula && readingOf(formula, { holdings }, got)).toBe(says);
});

test.each([
  ["6.37", "the USDT are rounded up instead of down"],
  ["7.36", null],
])("%s USDT for 1,000 yen is reported as: %s", (usdt, says) => {
  const formula = FORMULAS["wallet.getBalance"];
  expect(formula && readingOf(formula, { balance: 1000, rate: "157.05" }, { usdt })).toBe(says);
});

test.each([
  ["wallet.bankWithdrawal", { reserved: 331, net: 331 }, "the fee is forgotten"],
  ["wallet.bankWithdrawal", { reserved: 661, net: 331 }, "the fee is added to the amount instead of deducted from it"],
  ["wallet.bankWithdrawal", { reserved: 1, net: 1 }, "only the sent amount is reserved"],
  ["wallet.withdrawal", { reserved: 1100, net: "7" }, "the fee is forgotten"],
  ["wallet.withdrawal", { reserved: 1885, net: "7" }, "the fee is added to the amount instead of deducted from it"],
  ["wallet.withdrawal", { reserved: 315, net: "2" }, "only the sent amount is reserved"],
  ["wallet.withdrawal", { reserved: 1099, net: "2" }, "the yen are rounded down instead of up"],
])("of %s %j is reported as: %s", (id, got, says) => {
  const given = id === "wallet.withdrawal" ? { amount: 7, rate: "157.05", fee: "5" } : { amount: 331, fee: 330 };
  const formula = FORMULAS[id];
  expect(formula && readingOf(formula, given, got)).toBe(says);
});

test("of several amounts, takes the one that distinguishes every rounding mode", () => {
  const given = (price: number) => ({ holdings: [held(30_000), held(price), held(price)] });
  const amount = distinguishingAmount("orders.getAssetsList", given, 30_000);
  const formula = FORMULAS["orders.getAssetsList"];
  const rounded = formula?.others.filter(({ says }) => says.includes("rounded")) ?? [];
  const profits = rounded.map(({ of }) => of(given(amount)).profit);
  expect(rounded).toHaveLength(3);
  expect(profits).not.toContain(formula?.of(given(amount)).profit);
});

test("early in Tokyo's day UTC's calendar is a day behind", () => {
  expect(termEnd("2026-03-31 08:00:00", 1, "month")).toBe("2026-04-30 08:00:00");
  expect(termEnd("2026-03-01 08:00:00", 1, "month", "UTC's")).toBe("2026-03-29 08:00:00");
});

test.each([
  ["undefined", 1],
  ["2026-13-45 08:00:00", 1],
  ["2026-03-31 08:00:00", Number.NaN],
])("a term from %s of length %d has no end", (start, term) => {
  for (const unit of ["day", "week", "month", "year"] as const)
    for (const calendar of ["Tokyo's", "UTC's", "one with 30 days a month"] as const)
      expect(termEnd(start, term, unit, calendar)).toBe("no time");
});

test("an amount with a fee besides it keeps its places", () => {
  expect(sum(1000, "1.5")).toBe("1001.5");
  expect(sum("0.25", "1.75")).toBe("2");
  expect(sum(`1.${"0".repeat(200)}`, "0")).toBe("1");
  expect(sum("100", "0.00")).toBe("100");
});

test.each([
  ["20", "1", "19"],
  ["1000", "1.5", "998.5"],
  ["2", "1.75", "0.25"],
  [331, 330, "1"],
  ["5", "5", "0"],
])("%s less %s is %s", (a, b, text) => {
  expect(difference(a, b)).toBe(text);
});
