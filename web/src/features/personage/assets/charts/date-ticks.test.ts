import { expect, test } from "vitest";
import { tokyoIso } from "#lib/time/tokyo-day.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { dateTicks } from "./date-ticks.ts";

test.each([
  ["2026-01-25", "2026-02-24", 8, "2026-01-26 2026-02-01 2026-02-06 2026-02-11 2026-02-16 2026-02-21"],
  ["2026-01-25", "2026-02-24", 3, "2026-02-01 2026-02-11 2026-02-21"],
  ["2026-02-02", "2026-04-30", 3, "2026-03-01 2026-04-01"],
  ["2025-11-20", "2026-11-20", 5, "2026-01-01 2026-04-01 2026-07-01 2026-10-01"],
  ["2019-05-01", "2026-11-20", 4, "2020-01-01 2022-01-01 2024-01-01 2026-01-01"],
  ["2026-02-02", "2026-02-05", 5, ""],
])("from %s to %s, at most %i: %s", (from, to, most, expected) => {
  const at = (date: string) => epochFromTokyo(`${date} 00:00:00`);
  const ticks = dateTicks(at(from), at(to), most);
  expect(ticks.map((tick) => tokyoIso(tick.at).slice(0, 10)).join(" ")).toBe(expected);
  expect(ticks.every((tick) => tokyoIso(tick.at).slice(11, 19) === "00:00:00")).toBe(true);
});

test("labels a tick with the period that it begins", () => {
  const at = (date: string) => epochFromTokyo(`${date} 00:00:00`);
  expect(dateTicks(at("2025-12-20"), at("2026-02-12"), 6).map(({ unit }) => unit)).toEqual([
    "day",
    "year",
    "day",
    "day",
    "month",
    "day",
  ]);
});
