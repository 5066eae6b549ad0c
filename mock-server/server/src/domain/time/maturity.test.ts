import { expect, test } from "vitest";
import { termEnd } from "./maturity.ts";
import { asEpochMs, tokyoTime } from "./time.ts";

test.each([
  ["2026-01-15T09:05:00", 6, "month", "2026-07-15 09:05:00"],
  ["2026-01-31T09:05:00", 1, "month", "2026-02-28 09:05:00"],
  ["2027-12-31T00:30:00", 2, "month", "2028-02-29 00:30:00"],
  ["2028-02-29T12:00:00", 1, "year", "2029-02-28 12:00:00"],
  ["2026-01-31T08:00:00", 90, "day", "2026-05-01 08:00:00"],
  ["2026-01-31T08:00:00", 4, "week", "2026-02-28 08:00:00"],
] as const)("from %s %i %s end at %s in Tokyo", (start, term, unit, end) => {
  expect(tokyoTime(termEnd(asEpochMs(Date.parse(`${start}+09:00`)), term, unit))).toBe(end);
});
