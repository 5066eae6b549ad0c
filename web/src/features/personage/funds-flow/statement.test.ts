import { expect, test } from "vitest";
import type { CashFlowItem } from "#api/user.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { asYen } from "#lib/yen.ts";
import { statementCsv } from "./statement-csv.ts";
import { STATEMENT_KINDS, type StatementKind, statementOf, yearsOf } from "./statement.ts";

const item = (id: number, time: string, amount: number, cause: string | null): CashFlowItem => ({
  id,
  explanation: "",
  at: epochFromTokyo(time),
  amount: asYen(amount),
  cause,
});
const income = [
  item(6, "2026-02-01 00:00:00", 70, "record:2"),
  item(4, "2026-01-31 00:00:00", 110, "holding:1"),
  item(3, "2026-01-01 00:00:00", 50, "invite:1"),
  item(1, "2025-12-31 23:59:59", 1000, "record:1"),
];
const expense = [item(5, "2026-02-01 00:00:00", 70, "record:2"), item(2, "2025-12-31 23:59:59", 100, "holding:1")];

test("adds up opening balance, totals by kind and closing balance in days of Tokyo", () => {
  const statement = statementOf(2026, income, expense, new Set(["2"]));
  expect(statement.opening).toBe(900);
  expect(statement.sums).toEqual([
    { kind: "returned", count: 1, amount: 70 },
    { kind: "settled", count: 1, amount: 110 },
    { kind: "reward", count: 1, amount: 50 },
    { kind: "withdrawn", count: 1, amount: -70 },
  ]);
  expect(statement.opening + statement.sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(statement.closing);
  expect(statement.entries.map((entry) => entry.item.id)).toEqual([3, 4, 5, 6]);
});

test("carries the balance over a year without movements and keeps unknown causes separate", () => {
  expect(statementOf(2027, income, expense, new Set())).toMatchObject({ opening: 1060, closing: 1060, sums: [] });
  const odd = [item(1, "2026-01-01 00:00:00", 5, null)];
  expect(statementOf(2026, odd, [], new Set()).sums).toEqual([{ kind: "other", count: 1, amount: 5 }]);
  expect(yearsOf(income, expense)).toEqual([2026, 2025]);
});

test("exports the opening balance, then each movement with its running balance", () => {
  const text = statementCsv(statementOf(2026, income, expense, new Set(["2"])), new Set(["2"]), {
    columns: { time: "t", local: "l", kind: "k", explanation: "e", amount: "a", currency: "c", balance: "b" },
    kinds: Object.fromEntries(STATEMENT_KINDS.map((kind) => [kind, kind])) as Record<StatementKind, string>,
    opening: "opening",
    dateTime: () => "local",
  });
  const lines = text.trimEnd().split("\r\n");
  expect(lines[1]).toBe(",,opening,,,JPY,900");
  expect(lines[2]).toBe("2026-01-01T00:00:00+09:00,local,reward,,50,JPY,950");
  expect(lines.at(-1)).toBe("2026-02-01T00:00:00+09:00,local,returned,,70,JPY,1060");
});
