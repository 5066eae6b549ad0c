import { expect, test } from "vitest";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { asYen } from "#lib/yen.ts";
import { flowCsv } from "./flow-csv.ts";

const columns = {
  time: "Time",
  local: "Tokyo",
  direction: "Direction",
  explanation: "Explanation",
  amount: "Amount",
  currency: "Currency",
};
const dateTime = () => "15 Jan";
const item = (explanation: string) => ({
  id: 1,
  explanation,
  at: epochFromTokyo("2026-01-15 09:12:40"),
  amount: asYen(30_000),
  cause: null,
});

test("exports expenses as negative numbers and escapes explanations", () => {
  expect(flowCsv([item("=A1+1")], "expense", { columns, direction: "Expense", dateTime })).toBe(
    "\uFEFFTime,Tokyo,Direction,Explanation,Amount,Currency\r\n2026-01-15T09:12:40+09:00,15 Jan,Expense,'=A1+1,-30000,JPY\r\n",
  );
  expect(flowCsv([item("入金")], "income", { columns, direction: "収入", dateTime })).toContain(",収入,入金,30000,JPY");
});
