import { expect, test } from "vitest";
import { lineOf, rowNamedBy } from "./format-row.ts";

const AT = Date.parse("2026-01-16T00:00:00Z");

test.each([
  ["createdAt", AT, "2026-01-16T09:00:00+09:00"],
  ["at", AT + 5, "2026-01-16T09:00:00.005+09:00"],
  ["amount", AT, String(AT)],
  ["at", 3, "3"],
  ["lockedUntil", null, "null"],
  [
    "1",
    { id: 1, startAt: AT, legs: [{ amount: AT }] },
    `{"id":1,"startAt":"2026-01-16T09:00:00+09:00","legs":[{"amount":${AT}}]}`,
  ],
])("%s %j is shown as %s", (field, value, shown) => {
  expect(lineOf(field, value)).toBe(shown);
});

test("a field that names a row links to it", () => {
  expect(rowNamedBy("memberId", 1)).toBe("/members/1");
  expect(rowNamedBy("memberId", null)).toBeNull();
  expect(rowNamedBy("amount", 1)).toBeNull();
});
