import type { Holding } from "#api/orders.ts";

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
  /** Expected payments of running holdings at the terms of purchase; totals continue from `paid`. */
  readonly expected: readonly ProfitStep[];
}

/**
 * Profit over time, computed from the holdings. Flat between maturities, because profit is paid at maturity only. Null
 * without holdings.
 */
export function profitSeries(holdings: readonly Holding[]): ProfitSeries | null {
  if (holdings.length === 0) return null;
  const steps = (state: Holding["state"], from: number): ProfitStep[] => {
    let sum = from;
    return holdings
      .filter((holding) => holding.state === state)
      .sort((a, b) => a.end - b.end)
      .map(({ id, name, end, expectedProfit }) => {
        sum += expectedProfit;
        return { id, name, at: end, profit: expectedProfit, sum };
      });
  };
  const paid = steps("matured", 0);
  const expected = steps("running", paid.at(-1)?.sum ?? 0);
  return { start: Math.min(...holdings.map(({ start }) => start)), paid, expected };
}
