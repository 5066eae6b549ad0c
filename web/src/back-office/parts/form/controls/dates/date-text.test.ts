import { expect, test } from "vitest";
import { dateOf, dateText, type DateView } from "./date-text.ts";

test.for<[string, DateView, string]>([
  ["2026-01-15", "day", "2026-01-15"],
  ["2026/1/5", "day", "2026-01-05"],
  [" 2026.01.15 ", "day", "2026-01-15"],
  ["20260115", "day", "2026-01-15"],
  ["2028-02-29", "day", "2028-02-29"],
  ["2026-01", "month", "2026-01"],
  ["202612", "month", "2026-12"],
  ["2026", "year", "2026"],
])("%s as a %s is %s", ([text, view, value]) => {
  const date = dateOf(text, view);
  expect(date && dateText(date, view)).toBe(value);
});

test.for<[string, DateView]>([
  ["", "day"],
  ["2026", "day"],
  ["2026-01", "day"],
  ["2026-01-15", "month"],
  ["2026-13-01", "day"],
  ["2026-02-30", "day"],
  ["2026115", "day"],
  ["tomorrow", "day"],
])("%s is not a %s", ([text, view]) => {
  expect(dateOf(text, view)).toBeUndefined();
});
