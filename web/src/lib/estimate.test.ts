import { describe, expect, test } from "vitest";
import { type EstimateTerms, estimateOf, estimatesOf } from "./estimate.ts";
import { maturityOf } from "#lib/time/maturity.ts";
import type { TermUnit } from "#lib/time/term.ts";
import { asYen } from "./yen.ts";

const terms = (
  unit: TermUnit,
  count: number,
  rate: string,
  minRate: string | null = null,
  maxRate: string | null = null,
): EstimateTerms => ({
  rate,
  minRate,
  maxRate,
  term: { unit, count },
});

describe("rule E2: a monthly product, amount x rate / 12 x expire / 100", () => {
  test.each([
    // amount, months, rate, min, max -> low, high
    [30_000, 6, "7.8", null, null, 1170, null],
    [100_000, 12, "7.8", null, null, 7800, null],
    [10_000, 1, "7", null, null, 58, null],
    [10_001, 1, "7.8", null, null, 65, null],
    [100_000, 6, "9", "8", "10", 4000, 5000],
    [999_999_999_999, 12, "9.9999", null, null, 99_998_999_999, null],
  ])("%i yen for %i months at %s (%s to %s): %d to %s", (amount, months, rate, min, max, low, high) => {
    expect(estimateOf(asYen(amount), terms("month", months, rate, min, max))).toEqual([{ basis: "term", low, high }]);
  });
});

describe("rule E3: otherwise amount x rate / 100, without the term", () => {
  test.each([
    ["day", 90],
    ["week", 12],
    ["year", 2],
    ["unknown", 1],
  ] as const)("%s", (unit, count) => {
    expect(estimateOf(asYen(50_000), terms(unit, count, "9"))).toEqual([{ basis: "year", low: 4500, high: null }]);
  });
});

describe("rule E4: of a range, the lower bound is for a year and the upper bound for the term over 365", () => {
  test.each([
    // unit, count, min, max -> year, term of 100,000 yen
    ["day", 365, "8", "10", 8000, 10_000],
    ["day", 90, "8", "10", 8000, 2465],
    ["day", 730, "8", "10", 8000, 20_000],
    ["year", 2, "8", "10", 8000, 54],
  ] as const)("%s %i at %s to %s: %d for a year, %d for the term", (unit, count, min, max, year, term) => {
    expect(estimateOf(asYen(100_000), terms(unit, count, "9", min, max))).toEqual([
      { basis: "year", low: year, high: null, rate: min },
      { basis: "term", low: term, high: null, rate: max },
    ]);
  });
  test("one bound alone is no range", () => {
    expect(estimateOf(asYen(100_000), terms("day", 90, "9", "8", null))).toEqual([
      { basis: "year", low: 9000, high: null },
    ]);
  });
});

describe("rule E5: whole yen, rounded down; 0 without an amount", () => {
  test.each([
    [100, "0.99", 0],
    [100, "1", 1],
    [130_001, "1", 1300],
    [3, "50", 1],
  ])("%i yen at %s: %d", (amount, rate, low) => {
    expect(estimateOf(asYen(amount), terms("year", 1, rate))[0]?.low).toBe(low);
  });
  test("cleared or invalid input", () => {
    expect(estimateOf(null, terms("month", 6, "7.8"))).toEqual([{ basis: "term", low: 0, high: null }]);
    expect(estimateOf(null, terms("day", 90, "9", "8", "10")).map(({ low }) => low)).toEqual([0, 0]);
  });
  test("over a term of months it is the profit that is paid", () => {
    const product = terms("month", 1, "7.8");
    const amount = asYen(199_999);
    expect(estimateOf(amount, product)[0]?.low).toBe(maturityOf(amount, product.rate, product.term, 0)?.profit);
  });
});

test("a figure for a year comes after the one for the term (rule E9); one for the term needs none", () => {
  const profit = { profit: asYen(591) };
  const year = estimateOf(asYen(200_000), terms("day", 30, "3.6"));
  expect(estimatesOf(year, profit)).toEqual([{ basis: "term", low: 591, high: null }, ...year]);
  expect(estimatesOf(year, null)).toEqual(year);
  const term = estimateOf(asYen(200_000), terms("month", 6, "7.8"));
  expect(estimatesOf(term, profit)).toEqual(term);
});
