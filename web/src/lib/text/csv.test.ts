import { expect, test } from "vitest";
import { csvOf, csvOfRecords } from "./csv.ts";

const cells = (...row: Parameters<typeof csvOf>[1][number]) => csvOf(["a"], [row]).slice("\uFEFFa\r\n".length, -2);

test("byte order mark, CRLF after every line, raw numbers, empty cells", () => {
  expect(
    csvOf(
      ["日時", "金額"],
      [
        ["2026-01-15T09:05:00+09:00", -30000],
        ["", null],
      ],
    ),
  ).toBe("\uFEFF日時,金額\r\n2026-01-15T09:05:00+09:00,-30000\r\n,\r\n");
});

test("quotes cells with delimiters, and doubles quotes", () => {
  expect(cells('6"', "a,b", "one\ntwo", "plain")).toBe('"6""","a,b","one\ntwo",plain');
});

test.each(["=1+1", "+81", "-cmd|' /C calc'!A0", "@SUM(A1)", "\t=1", "  =1", "＝1+1", "＠A1", "\uFEFF=1"])(
  "%j is escaped as a formula",
  (text) => {
    expect(cells(text)).toMatch(/^"?'/);
  },
);

test.each(["100.5", "招待報酬", "a=b", "THenozZ4h6s9"])("%j stays unchanged", (text) => {
  expect(cells(text)).toBe(text);
});

test("writes the columns in their given order", () => {
  const csv = csvOfRecords(["time", "amount"], { amount: "Amount", time: "Time" }, [{ amount: -5, time: "noon" }]);
  expect(csv).toBe("\uFEFFTime,Amount\r\nnoon,-5\r\n");
});
