import type { Holding } from "#api/orders.ts";
import type { Yen } from "#lib/amount/yen.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";

/** A payment of profit at a holding's maturity, and the running total. */
export interface ProfitStep {
  readonly id: number;
  readonly name: string;
  readonly at: number;
  readonly profit: number;
  readonly sum: number;
}

export interface ProfitSeries {
  /** Start of the first holding. */
  readonly start: number;
  /** Payments of matured holdings, oldest first; they add up to the total profit. */
  readonly paid: readonly ProfitStep[];
  /** Expected payments of running holdings at the terms of purchase. Their running totals continue those of `paid`. */
  readonly expected: readonly ProfitStep[];
}

type KnownHolding = Holding & { readonly start: EpochMs; readonly end: EpochMs; readonly expectedProfit: Yen };

const isKnown = (holding: Holding): holding is KnownHolding =>
  holding.start !== null && holding.end !== null && holding.expectedProfit !== null;

/**
 * Profit over time, computed from the holdings. Null without holdings, or if the date or profit of a holding is
 * unknown.
 */
export function profitSeries(holdings: readonly Holding[]): ProfitSeries | null {
  const known = holdings.filter(isKnown);
  if (known.length === 0 || known.length < holdings.length) return null;
  const steps = (state: Holding["state"], from: number): ProfitStep[] => {
    let sum = from;
    return known
      .filter((holding) => holding.state === state)
      .sort((a, b) => a.end - b.end)
      .map(({ id, name, end, expectedProfit }) => {
        sum += expectedProfit;
        return { id, name, at: end, profit: expectedProfit, sum };
      });
  };
  const paid = steps("matured", 0);
  const expected = steps("running", paid.at(-1)?.sum ?? 0);
  return { start: Math.min(...known.map(({ start }) => start)), paid, expected };
}
