import { expect, test } from "vitest";
import { formatDateTime, formatLongDate } from "./date-format.ts";

test("times are in Tokyo for every reader", () => {
  expect(formatDateTime("ja", Date.UTC(2026, 0, 14, 15, 5))).toBe("2026/01/15 00:05");
  expect(formatDateTime("en", Date.UTC(2026, 1, 28, 19))).toBe("1 Mar 2026, 04:00");
  expect(formatDateTime("en", Date.UTC(2026, 8, 1, 0, 5))).toBe("1 Sep 2026, 09:05");
});

test("a day in a sentence is Tokyo's, written out", () => {
  expect(formatLongDate("en", Date.UTC(2026, 2, 30, 15))).toBe("31 Mar 2026");
  expect(formatLongDate("ja", Date.UTC(2026, 2, 30, 15))).toBe("2026年3月31日");
});
