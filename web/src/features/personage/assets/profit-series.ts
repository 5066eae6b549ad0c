import type { Holding } from "#api/orders.ts";

/** A payment of profit at a holding's maturity, and the sum of all up to it. */
export interface ProfitStep {
  readonly id: number;
  readonly name: string;
  readonly at: number;
  readonly profit: number;
  readonly sum: number;
}

export interface ProfitSeries {
  /** When the first holding began. */
  readonly start: number;
  /** What matured holdings have paid, oldest first: these add up to the total profit. */
  readonly paid: readonly ProfitStep[];
  /** What running holdings will pay by the terms fixed at purchase; the sums go on from what is paid. */
  readonly expected: readonly ProfitStep[];
}

/** Profit over time out of the holdings themselves: nothing is between two maturities, since nothing was paid. Null without any. */
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

/** Round figures from 0 to at least `highest`, at most five, for an axis of whole yen. */
export function yenTicks(highest: number): readonly number[] {
  const rough = Math.max(highest, 1) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? rough);
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, index) => index * step);
}
