import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { asYen } from "#lib/amount/yen.ts";
import { tokyoIso } from "#lib/time/tokyo-day.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { comparisonsOf, type EstimateTerms, estimateOf, maturityOf } from "./earnings.ts";
import type { TermUnit } from "./term.ts";

const YEAR = { unit: "year", count: 1 } as const;

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
    expect(estimateOf(asYen(amount), terms("month", months, rate, min, max))).toEqual([
      {
        period: { unit: "month", count: months },
        rate: min ?? rate,
        low,
        high: max && { rate: max, amount: high },
      },
    ]);
  });
});

describe("rule E3: otherwise amount x rate / 100, without the term", () => {
  test.each([
    ["day", 90],
    ["week", 12],
    ["year", 2],
    ["unknown", 1],
  ] as const)("%s", (unit, count) => {
    expect(estimateOf(asYen(50_000), terms(unit, count, "9"))).toEqual([
      { period: YEAR, rate: "9", low: 4500, high: null },
    ]);
  });
});

describe("rule E4: for a range, the lower bound is for a year and the upper bound for the term over 365", () => {
  test.each([
    // unit, count, min, max -> year, days of 100,000 yen
    ["day", 365, "8", "10", 8000, 10_000],
    ["day", 90, "8", "10", 8000, 2465],
    ["day", 730, "8", "10", 8000, 20_000],
    ["week", 12, "8", "10", 8000, 328],
    ["year", 2, "8", "10", 8000, 54],
  ] as const)("%s %i at %s to %s: %d for a year, %d for as many days", (unit, count, min, max, year, days) => {
    expect(estimateOf(asYen(100_000), terms(unit, count, "9", min, max))).toEqual([
      { period: YEAR, rate: min, low: year, high: null },
      { period: { unit: "day", count }, rate: max, low: days, high: null },
    ]);
  });
  test("a single bound is not a range", () => {
    expect(estimateOf(asYen(100_000), terms("day", 90, "9", "8", null))).toEqual([
      { period: YEAR, rate: "9", low: 9000, high: null },
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
    expect(estimateOf(null, terms("month", 6, "7.8"))).toMatchObject([{ low: 0, high: null }]);
    expect(estimateOf(null, terms("day", 90, "9", "8", "10")).map(({ low }) => low)).toEqual([0, 0]);
  });
  test("over a term of months it equals the profit paid", () => {
    const product = terms("month", 1, "7.8");
    const amount = asYen(199_999);
    expect(estimateOf(amount, product)[0]?.low).toBe(maturityOf(amount, product.rate, product.term, 0)?.profit);
  });
});

describe("rule E9: each amount has its own period and rate", () => {
  const amount = asYen(1_000_000);
  const UNITS = [
    ["day", 30],
    ["week", 12],
    ["month", 6],
    ["year", 2],
  ] as const;
  const cases = UNITS.flatMap(([unit, count]) => [terms(unit, count, "3.6"), terms(unit, count, "3.6", "3.2", "4")]);
  test.each(cases)("$term.count $term.unit at $rate ($minRate to $maxRate)", (product) => {
    for (const { period, rate, low, high } of estimateOf(amount, product)) {
      expect(low).toBe(maturityOf(amount, rate, period, 0)?.profit);
      if (high) expect(high.amount).toBe(maturityOf(amount, high.rate, period, 0)?.profit);
    }
  });
});

test("omits the estimate that equals the payout (rule E9)", () => {
  const amount = asYen(200_000);
  const figures = (product: EstimateTerms) => comparisonsOf(amount, product).map(({ low }) => low);
  expect(figures(terms("month", 6, "7.8"))).toEqual([]);
  expect(figures(terms("year", 1, "7.8"))).toEqual([]);
  expect(figures(terms("year", 2, "7.8")), "one year of two").toEqual([15_600]);
  expect(figures(terms("day", 30, "3.6"))).toEqual([7200]);
  expect(figures(terms("month", 12, "7.4", "6.5", "8.2")), "other rates").toEqual([13_000]);
  expect(figures(terms("day", 30, "3.6", "3.2", "4"))).toEqual([6400, 657]);
});

interface Vector {
  given: { price: number; rate: string; term: number; unit: TermUnit; start: string };
  gives: { profit: number; endTime: string; paid: number };
}

const contract = readFileSync(join(import.meta.dirname, "../../../../openapi.yaml"), "utf8");
const [, buy = ""] = /operationId: products\.buy\n[^]*?x-vectors:\n([^]*?)\n +x-envelope/.exec(contract) ?? [];
/** The contract's examples of purchases, with which the server is tested too. Each is one line of YAML. */
const VECTORS = buy
  .split("\n")
  .map((line) =>
    line
      .replace(/^ +- /, "")
      .replaceAll(/(\w+): /g, '"$1": ')
      .replaceAll(/: ([a-z]+),/g, ': "$1",'),
  )
  .map((line) => JSON.parse(line) as Vector);

describe("the payout of a purchase is what the server pays (rule E6)", () => {
  test("the contract has examples", () => {
    expect(VECTORS.length).toBeGreaterThan(3);
  });
  test.each(VECTORS)("$given", ({ given: { price, rate, term, unit, start }, gives }) => {
    const maturity = maturityOf(asYen(price), rate, { count: term, unit }, epochFromTokyo(start));
    expect(maturity).toMatchObject({ profit: gives.profit, paid: gives.paid });
    expect(tokyoIso(maturity?.endsAt ?? 0)).toBe(`${gives.endTime.replace(" ", "T")}+09:00`);
  });
  test("a year is a calendar year, exact beyond float precision", () => {
    expect(maturityOf(asYen(999_999_999_999), "9.9999", { count: 1, unit: "year" }, 0)?.profit).toBe(99_998_999_999);
  });
});

test.each([
  ["a unit of a later server", "7.8", { count: 1, unit: "unknown" }],
  ["a rate that is none", "about 8", { count: 6, unit: "month" }],
  ["more than can be reckoned with", "9999", { count: 99_999, unit: "year" }],
  ["a day that no calendar has", "0.1", { count: 9_999_999, unit: "year" }],
] as const)("returns null for %s", (_name, rate, term) => {
  expect(maturityOf(asYen(900_000_000_000_000), rate, term, Date.UTC(2026, 0, 1))).toBeNull();
});
