import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";
import { epochFromTokyo } from "./tokyo-time.ts";

const HOUR = 60 * 60_000;
test.each([
  [0, { unit: "over" }],
  [-1, { unit: "over" }],
  [1, { unit: "soon" }],
  [HOUR - 1, { unit: "soon" }],
  [HOUR, { unit: "hours", count: 1 }],
  [24 * HOUR - 1, { unit: "hours", count: 23 }],
  [24 * HOUR, { unit: "days", count: 1 }],
  [59 * 24 * HOUR + 5, { unit: "days", count: 59 }],
])("%i ms before the end: %j", (left, expected) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(expected);
});

test.each([
  ["2026-02-01 09:00:00", 184],
  ["2026-02-01 09:00:01", 184],
  ["2026-02-01 23:59:59", 184],
  ["2026-02-02 00:00:00", 183],
  ["2026-08-02 08:00:00", 2],
  ["2026-08-03 08:59:59", 1],
])("a term until 4 August, 9 in the morning, on %s: %i days left", (now, count) => {
  expect(timeLeft(epochFromTokyo("2026-08-04 09:00:00"), epochFromTokyo(now))).toEqual({ unit: "days", count });
});
