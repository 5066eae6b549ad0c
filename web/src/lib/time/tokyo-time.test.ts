import { expect, test } from "vitest";
import { dayFromText, tokyoDay, tokyoIso } from "./tokyo-day.ts";
import { epochFromTokyo } from "./tokyo-time.ts";

test("reads Tokyo text and Unix seconds as the same moment", () => {
  const moment = Date.UTC(2026, 0, 15, 0, 5, 0);
  expect(epochFromTokyo("2026-01-15 09:05:00")).toBe(moment);
  expect(epochFromTokyo(moment / 1000)).toBe(moment);
});

test.each(["2026-01-15", "soon", ""])("%j is not a time", (text) => {
  expect(() => epochFromTokyo(text)).toThrow(RangeError);
});

test("writes a moment as ISO text, and its day, in Tokyo", () => {
  const lateInLondon = Date.UTC(2026, 0, 14, 23, 5, 7, 999);
  expect(tokyoIso(lateInLondon)).toBe("2026-01-15T08:05:07+09:00");
  expect(tokyoDay(lateInLondon)).toBe("2026-01-15");
  expect(tokyoDay(Date.UTC(2025, 11, 31, 15))).toBe("2026-01-01");
});

test.each(["2026-01-15", "2024-02-29", "1999-12-31"])("%s is a day", (text) => {
  expect(dayFromText(text)).toBe(text);
});

test.each([undefined, "", "2026-02-30", "2026-13-01", "0002-01-15", "2026-1-5", "2026-01-15T00:00"])(
  "%j is not a day",
  (text) => {
    expect(dayFromText(text)).toBe("");
  },
);
