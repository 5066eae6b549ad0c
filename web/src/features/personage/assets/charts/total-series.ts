import { type Causes, feeInYen, kindOf } from "#features/personage/ledger/movement-kind.ts";
import {
  type Flows,
  knownFlows,
  type KnownItem,
  type Movement,
  movementsOf,
  signedAmount,
} from "#features/personage/ledger/movements.ts";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";
import { asYen, type Yen } from "#lib/amount/yen.ts";

export interface TotalStep {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly explanation: string;
  /** Signed whole yen, not 0. */
  readonly change: number;
  /** The total after the change. */
  readonly total: Yen;
}

/** The total assets from their first change until now. */
export interface TotalSeries {
  /** Oldest first, at least one. */
  readonly steps: readonly TotalStep[];
  /** The total before the first step: 0, unless the server's lists do not explain the whole total. */
  readonly before: Yen;
  readonly result: Return;
}

/** The return on the deposits so far. */
export interface Return {
  /** Time of the first deposit, epoch milliseconds. */
  readonly since: number;
  /** Total deposits, whole yen. */
  readonly paidIn: Yen;
  /** Earnings and rewards paid, less withdrawal fees; signed whole yen. */
  readonly yen: number;
  /** `yen` as a percentage of `paidIn`, two decimals. */
  readonly percent: number;
}

interface Change extends Omit<TotalStep, "total"> {
  /** The part of the change that is neither a deposit nor a withdrawal. */
  readonly earned: number;
}

/**
 * The total over time, computed backwards from the current one. A purchase moves money within the total, and so does a
 * withdrawal until it is paid out; a maturity adds its earnings (rule R10). Null before the first deposit, or when an
 * amount or time is unknown.
 */
export function totalSeries(total: Yen | null, flows: Flows, causes: Causes): TotalSeries | null {
  const known = knownFlows(flows);
  if (total === null || known === null) return null;
  const movements = movementsOf(known);
  const prices = new Map(
    movements.filter(({ direction }) => direction === "expense").map(({ cause, amount }) => [cause, amount]),
  );
  const changes = movements
    .map((movement) => changeOf(movement, prices, causes))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => a.at - b.at || a.id - b.id);
  const first = changes.find(({ change, earned }) => change - earned > 0);
  if (first === undefined) return null;
  let after: number = total;
  const steps = changes
    .toReversed()
    .map(({ id, at, explanation, change }) => {
      const step = { id, at, explanation, change, total: asYen(Math.max(0, after)) };
      after -= change;
      return step;
    })
    .toReversed();
  const paidIn = changes.reduce((sum, { change, earned }) => sum + Math.max(0, change - earned), 0);
  const yen = changes.reduce((sum, { earned }) => sum + earned, 0);
  const percent = Math.round((yen / paidIn) * 10_000) / 100;
  return {
    steps,
    before: asYen(Math.max(0, after)),
    result: { since: first.at, paidIn: asYen(paidIn), yen, percent },
  };
}

function changeOf(movement: Movement<KnownItem>, prices: ReadonlyMap<string | null, number>, causes: Causes): Change {
  const { id, at, explanation, amount, cause } = movement;
  const change = signedAmount(movement);
  const step = { id, at, explanation };
  switch (kindOf(movement, causes)) {
    case "top-up":
    case "adjusted":
    case "other":
      return { ...step, change, earned: 0 };
    case "reward":
      return { ...step, change, earned: change };
    case "settled": {
      const earned = amount - (prices.get(cause) ?? amount);
      return { ...step, change: earned, earned };
    }
    case "purchased":
    case "returned":
      return { ...step, change: 0, earned: 0 };
    case "withdrawn": {
      const record = causes.withdrawals.get(cause?.split(":")[1] ?? "");
      if (record === undefined) return { ...step, change, earned: 0 };
      if (stateOf(record) !== "success") return { ...step, change: 0, earned: 0 };
      return { ...step, at: record.updatedAt ?? at, change, earned: -(feeInYen(record) ?? 0) };
    }
  }
}

export const totalAt = ({ steps, before }: TotalSeries, at: number): Yen =>
  steps.findLast((step) => step.at <= at)?.total ?? before;
