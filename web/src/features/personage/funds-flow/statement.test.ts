import { expect, test } from "vitest";
import type { Holding } from "#api/orders.ts";
import type { WalletRecord } from "#api/wallet/records.ts";
import type { Causes } from "#features/personage/ledger/movement-kind.ts";
import type { KnownItem } from "#features/personage/ledger/movements.ts";
import { WHOLE_HISTORY } from "#features/personage/ledger/movements.ts";
import { asRate, asUsdt } from "#lib/amount/usdt.ts";
import { asYen } from "#lib/amount/yen.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { statementCsv } from "./statement-csv.ts";
import { STATEMENT_KINDS, type StatementKind, statementOf, yearsOf } from "./statement.ts";

const item = (id: number, time: string, amount: number, cause: string | null): KnownItem => ({
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

const record = (id: number, patch: Partial<WalletRecord>): [string, WalletRecord] => [
  String(id),
  { id, audit: "success", amount: asYen(70), fee: asYen(0), net: asYen(70), channel: "bank", ...patch } as WalletRecord,
];
const causes = (...withdrawals: [string, WalletRecord][]): Causes => ({
  withdrawals: new Map(withdrawals),
  holdings: new Map([["1", { id: 1, price: asYen(100), expectedProfit: asYen(10) } as Holding]]),
});
const returned = causes(record(2, { audit: "failure" }));

test("adds up opening balance, totals by kind and closing balance in days of Tokyo", () => {
  const statement = statementOf(2026, { ...WHOLE_HISTORY, income, expense }, returned);
  expect(statement.opening).toBe(900);
  expect(statement.sums).toEqual([
    { kind: "returned", count: 1, amount: 70 },
    { kind: "principal", count: 1, amount: 100 },
    { kind: "earnings", count: 1, amount: 10 },
    { kind: "reward", count: 1, amount: 50 },
    { kind: "withdrawn", count: 1, amount: -70 },
  ]);
  expect(statement).toMatchObject({ earnings: 10, rewards: 50, fees: 0 });
  expect(statement.opening + statement.sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(statement.closing);
  expect(statement.entries.map(({ id, balance }) => [id, balance])).toEqual([
    [3, 950],
    [4, 1060],
    [5, 990],
    [6, 1060],
  ]);
});

test("does not split a payout of an unknown or different holding", () => {
  const flows = { ...WHOLE_HISTORY, income: [item(1, "2026-01-31 00:00:00", 111, "holding:1")], expense: [] };
  expect(statementOf(2026, flows, returned)).toMatchObject({ earnings: 0, sums: [{ kind: "settled", amount: 111 }] });
});

test("adds up the fees of paid withdrawals, USDT at their rate, rounded up", () => {
  const withdrawals = [1, 2, 3, 4].map((id) => item(id, "2026-01-31 00:00:00", 70, `record:${id}`));
  const paid = causes(
    record(1, { fee: asYen(20) }),
    record(2, { channel: "coin", fee: asUsdt("1.5"), rate: asRate("150.01") }),
    record(3, { fee: asYen(20), audit: "failure" }),
    record(4, { fee: asYen(20), audit: "in-review" }),
  );
  expect(statementOf(2026, { ...WHOLE_HISTORY, income: [], expense: withdrawals }, paid).fees).toBe(20 + 226);
});

test("does not know the fees if the rate of one is unknown, unless that fee is 0", () => {
  const withdrawals = [item(1, "2026-01-31 00:00:00", 70, "record:1")];
  const feesOf = (fee: string) => {
    const paid = causes(record(1, { channel: "coin", fee: asUsdt(fee), rate: null }));
    return statementOf(2026, { ...WHOLE_HISTORY, income: [], expense: withdrawals }, paid).fees;
  };
  expect(feesOf("1.5")).toBeNull();
  expect(feesOf("0")).toBe(0);
});

test("carries the balance over a year without movements and keeps unknown causes separate", () => {
  const flows = { ...WHOLE_HISTORY, income, expense };
  expect(statementOf(2027, flows, causes())).toMatchObject({ opening: 1060, closing: 1060, sums: [] });
  const odd = { ...WHOLE_HISTORY, income: [item(1, "2026-01-01 00:00:00", 5, null)], expense: [] };
  expect(statementOf(2026, odd, causes()).sums).toEqual([{ kind: "other", count: 1, amount: 5 }]);
  expect(yearsOf(flows)).toEqual([2026, 2025]);
});

test("offers only years known from their first day, when older movements are missing", () => {
  const flows = { income, expense, opening: asYen(5_000), balancesAfter: epochFromTokyo("2025-12-31 23:59:59") };
  expect(yearsOf(flows)).toEqual([2026]);
  expect(statementOf(2026, flows, returned)).toMatchObject({ opening: 5_900, closing: 6_060 });
  expect(yearsOf({ ...flows, balancesAfter: epochFromTokyo("2026-01-01 00:00:00") })).toEqual([]);
  expect(yearsOf({ ...flows, balancesAfter: Infinity })).toEqual([]);
});

test("adds up more than 10,000 movements", () => {
  const many = Array.from({ length: 10_001 }, (_, at) => item(20_000 - at, "2026-03-01 00:00:00", 50, null));
  const flows = { ...WHOLE_HISTORY, income: many, expense: [item(1, "2025-01-01 00:00:00", 50, null)] };
  const statement = statementOf(2026, flows, causes());
  expect(statement).toMatchObject({ opening: -50, closing: 500_000 });
  expect(statement.entries).toHaveLength(10_001);
});

test("exports the opening balance, then each movement with its earnings and running balance", () => {
  const text = statementCsv(statementOf(2026, { ...WHOLE_HISTORY, income, expense }, returned), {
    columns: {
      time: "t",
      local: "l",
      kind: "k",
      explanation: "e",
      amount: "a",
      earnings: "p",
      fee: "f",
      currency: "c",
      balance: "b",
    },
    kinds: Object.fromEntries(STATEMENT_KINDS.map((kind) => [kind, kind])) as Record<StatementKind, string>,
    opening: "opening",
    dateTime: () => "local",
  });
  const lines = text.trimEnd().split("\r\n");
  expect(lines[1]).toBe(",,opening,,,,,JPY,900");
  expect(lines[2]).toBe("2026-01-01T00:00:00+09:00,local,reward,,50,,,JPY,950");
  expect(lines[3]).toBe("2026-01-31T00:00:00+09:00,local,settled,,110,10,,JPY,1060");
  expect(lines.at(-1)).toBe("2026-02-01T00:00:00+09:00,local,returned,,70,,,JPY,1060");
});
