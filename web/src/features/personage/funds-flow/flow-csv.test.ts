import { expect, test } from "vitest";
import type { FlowDirection } from "#api/user.ts";
import { asYen, type Yen } from "#lib/amount/yen.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { flowCsv } from "./flow-csv.ts";

const columns = {
  time: "Time",
  local: "Tokyo",
  direction: "Direction",
  explanation: "Explanation",
  amount: "Amount",
  currency: "Currency",
  balance: "Balance",
};
const directions = { income: "収入", expense: "Expense" };
const dateTime = () => "15 Jan";
const movement = (direction: FlowDirection, explanation: string, balance: Yen | null = null) => ({
  id: 1,
  direction,
  balance,
  explanation,
  at: epochFromTokyo("2026-01-15 09:12:40"),
  amount: asYen(30_000),
  cause: null,
});

const texts = { columns, directions, dateTime };

test("exports expenses as negative numbers and escapes explanations", () => {
  expect(flowCsv([movement("expense", "=A1+1")], texts)).toBe(
    "\uFEFFTime,Tokyo,Direction,Explanation,Amount,Currency\r\n2026-01-15T09:12:40+09:00,15 Jan,Expense,'=A1+1,-30000,JPY\r\n",
  );
  expect(flowCsv([movement("income", "入金")], texts)).toContain(",収入,入金,30000,JPY\r\n");
});

test("adds the balance after each movement where it is known", () => {
  const lines = flowCsv([movement("income", "入金", asYen(30_000))], texts).split("\r\n");
  expect(lines[0]).toMatch(/,Currency,Balance$/);
  expect(lines[1]).toMatch(/,30000,JPY,30000$/);
});
