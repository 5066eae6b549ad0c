import { expect, it } from "vitest";
import { timeSince } from "./time-since.ts";

const minute = 60_000;

it.each([
  [0, { value: 0, unit: "second" }],
  // The server's clock may be slightly ahead.
  [-5000, { value: 0, unit: "second" }],
  [59_999, { value: 0, unit: "second" }],
  [minute, { value: -1, unit: "minute" }],
  [59.9 * minute, { value: -59, unit: "minute" }],
  [60 * minute, { value: -1, unit: "hour" }],
  [50 * 60 * minute, { value: -2, unit: "day" }],
] as const)("shows %d ms in its largest whole unit", (passed, expected) => {
  expect(timeSince(1_000_000 - passed, 1_000_000)).toEqual(expected);
});
