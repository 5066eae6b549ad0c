import { type Causes, feeInYen, kindOf } from "#features/personage/ledger/movement-kind.ts";
import {
  type Flows,
  type KnownItem,
  type Movement,
  movementsOf,
  signedAmount,
} from "#features/personage/ledger/movements.ts";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";
import { asYen, sumYen, type Yen } from "#lib/amount/yen.ts";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";

/**
 * The kinds of amounts in a statement, in display order. `settled` is a payout at maturity that cannot be split into
 * `principal` and `earnings`.
 */
export const STATEMENT_KINDS = [
  "top-up",
  "returned",
  "principal",
  "earnings",
  "settled",
  "reward",
  "adjusted",
  "purchased",
  "withdrawn",
  "other",
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A movement split into its parts; a payout at maturity is principal and earnings. */
export interface StatementEntry extends Movement<KnownItem> {
  readonly balance: Yen;
  /** Signed amounts that add up to the amount of the movement. */
  readonly parts: readonly { readonly kind: StatementKind; readonly amount: number }[];
  /**
   * The platform's fee in yen; a USDT fee is converted at the rate of the withdrawal and rounded up. 0 unless the
   * movement is a paid withdrawal; null if unknown.
   */
  readonly fee: Yen | null;
}

/** One year of the available balance, in calendar days of Tokyo. */
export interface Statement {
  readonly year: number;
  readonly opening: Yen;
  /** Balance at the end of the year; for the current year, the balance now. */
  readonly closing: Yen;
  /** Signed totals by kind, without empty kinds; opening balance plus totals is the closing balance. */
  readonly sums: readonly { readonly kind: StatementKind; readonly count: number; readonly amount: number }[];
  /** Earnings paid at maturity. */
  readonly earnings: Yen;
  readonly rewards: Yen;
  readonly fees: Yen | null;
  /** Oldest first. */
  readonly entries: readonly StatementEntry[];
}

const startOf = (year: number): number => epochFromTokyo(`${year}-01-01 00:00:00`);

const yearOf = ({ at }: { readonly at: number }): number => Number(tokyoDay(at).slice(0, 4));

/** The years with movements, latest first, without those whose movements may be incomplete. */
export const yearsOf = ({ income, expense, balancesAfter }: Flows<KnownItem>): number[] =>
  [...new Set([...income, ...expense].map(yearOf))]
    .filter((year) => startOf(year) > balancesAfter)
    .sort((a, b) => b - a);

/** The statement of a year that `yearsOf` returns. */
export function statementOf(year: number, flows: Flows<KnownItem>, causes: Causes): Statement {
  const all = movementsOf(flows).map((movement) => entryOf(movement, causes));
  const entries = all.filter((entry) => yearOf(entry) === year);
  const [first] = entries;
  const opening = first
    ? asYen(first.balance - signedAmount(first))
    : (all.findLast((entry) => yearOf(entry) < year)?.balance ?? flows.opening);
  const parts = entries.flatMap((entry) => entry.parts);
  const sums = STATEMENT_KINDS.map((kind) => {
    const ofKind = parts.filter((part) => part.kind === kind);
    return { kind, count: ofKind.length, amount: ofKind.reduce((sum, { amount }) => sum + amount, 0) };
  }).filter(({ count }) => count > 0);
  const sumOf = (kind: StatementKind) => asYen(sums.find((sum) => sum.kind === kind)?.amount ?? 0);
  return {
    year,
    opening,
    closing: entries.at(-1)?.balance ?? opening,
    sums,
    earnings: sumOf("earnings"),
    rewards: sumOf("reward"),
    fees: sumYen(entries.map(({ fee }) => fee)),
    entries,
  };
}

function entryOf(movement: Movement<KnownItem>, causes: Causes): StatementEntry {
  const { balance, direction, amount, cause } = movement;
  const id = cause?.split(":")[1] ?? "";
  const kind = kindOf(movement, causes);
  const { price = null, expectedProfit = null } = causes.holdings.get(id) ?? {};
  const isSplit = kind === "settled" && price !== null && expectedProfit !== null && price + expectedProfit === amount;
  const withdrawal = direction === "expense" && kind === "withdrawn" ? causes.withdrawals.get(id) : undefined;
  return {
    ...movement,
    balance: balance ?? asYen(0),
    parts: isSplit
      ? [
          { kind: "principal", amount: price },
          { kind: "earnings", amount: expectedProfit },
        ]
      : [{ kind, amount: signedAmount(movement) }],
    fee: withdrawal && stateOf(withdrawal) === "success" ? feeInYen(withdrawal) : asYen(0),
  };
}
