import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { asYen } from "#lib/yen.ts";
import { maturityOf } from "./maturity.ts";
import type { TermUnit } from "./term.ts";
import { tokyoIso } from "./tokyo-day.ts";
import { epochFromTokyo } from "./tokyo-time.ts";

interface Vector {
  given: { price: number; rate: string; term: number; unit: TermUnit; start: string };
  gives: { profit: number; endTime: string; paid: number };
}

const contract = readFileSync(join(import.meta.dirname, "../../../../openapi.yaml"), "utf8");
const [, buy = ""] = /operationId: products\.buy\n[^]*?x-vectors:\n([^]*?)\n +x-envelope/.exec(contract) ?? [];
/** The contract's examples of purchases, which the server's rules are tested with as well: a line of YAML each. */
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
