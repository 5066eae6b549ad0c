import { expect, test } from "vitest";
import { epochFromTokyo } from "./tokyo-time.ts";

test("reads Tokyo text and Unix seconds as the same moment", () => {
  const moment = Date.UTC(2026, 0, 15, 0, 5, 0);
  expect(epochFromTokyo("2026-01-15 09:05:00")).toBe(moment);
  expect(epochFromTokyo(moment / 1000)).toBe(moment);
});

test.each(["2026-01-15", "soon", ""])("%j is no time", (text) => {
  expect(() => epochFromTokyo(text)).toThrow(RangeError);
});
