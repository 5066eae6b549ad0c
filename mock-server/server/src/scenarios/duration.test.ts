import { expect, test } from "vitest";
import { asEpochMs, DAY_MS } from "#domain/time/time.ts";
import { addDuration, durationMs } from "./duration.ts";

const at = (text: string) => asEpochMs(Date.parse(text));

test.each([
  ["P1D", "2026-01-16T09:00:00+09:00"],
  ["P2W", "2026-01-29T09:00:00+09:00"],
  ["PT10M", "2026-01-15T09:10:00+09:00"],
  ["P1DT2H3M4S", "2026-01-16T11:03:04+09:00"],
  ["P6M", "2026-07-15T09:00:00+09:00"],
  ["P1Y1M", "2027-02-15T09:00:00+09:00"],
])("%s leads to %s", (duration, end) => {
  expect(addDuration(at("2026-01-15T09:00:00+09:00"), duration)).toBe(at(end));
});

test("a month later is never beyond the month", () => {
  expect(addDuration(at("2026-01-31T09:00:00+09:00"), "P1M")).toBe(at("2026-02-28T09:00:00+09:00"));
});

test.each(["", "P", "PT", "P1DT", "1D", "P-1D", "P1.5D", "P1H", "PT1D", "p1d", "P1D "])(
  "%j is not a duration",
  (text) => {
    expect(() => addDuration(asEpochMs(0), text)).toThrow(RangeError);
  },
);

test("only a duration without months has a fixed length", () => {
  expect(durationMs("P1DT1S")).toBe(DAY_MS + 1000);
  expect(() => durationMs("P1M")).toThrow(RangeError);
});
