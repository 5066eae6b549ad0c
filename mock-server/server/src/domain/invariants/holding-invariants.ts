import { floorAnnualProfit } from "#domain/amounts/percent.ts";
import type { Ref, State, Transaction } from "#domain/state.ts";
import { demandedOfHolding, spelling, spellingOf } from "./demanded-transactions.ts";
import type { Check } from "./invariants.ts";

/** All transactions about one kind of row, grouped by the id of the row, oldest first. */
export function transactionsAbout(state: State, kind: Ref["kind"]): Map<number, Transaction[]> {
  const about = Map.groupBy(
    [...state.transactions.values()].filter(({ ref }) => ref.kind === kind),
    ({ ref }) => ref.id,
  );
  for (const transactions of about.values()) transactions.sort((a, b) => a.id - b.id);
  return about;
}

function* holdingsAreBooked(state: State): Iterable<string> {
  const about = transactionsAbout(state, "holding");
  for (const holding of state.holdings.values()) {
    const demanded = demandedOfHolding(holding).map(spelling).join(", ");
    const booked = (about.get(holding.id) ?? []).map(spellingOf).join(", ");
    if (booked !== demanded) yield `holding ${holding.id}: ${booked || "nothing"} instead of ${demanded}`;
    about.delete(holding.id);
  }
  for (const id of about.keys()) yield `holding ${id}: booked, but there is none`;
}

function* positionsAreRunningHoldings(state: State): Iterable<string> {
  const expected = new Map<string, string>();
  const sums = new Map<string, { invested: number; annualProfit: number }>();
  for (const { memberId, productId, price, rate, state: now } of state.holdings.values()) {
    const key = `${memberId}:${productId}`;
    const sum = sums.get(key) ?? { invested: 0, annualProfit: 0 };
    const counts = now === "running" ? 1 : 0;
    sum.invested += counts * price;
    sum.annualProfit += counts * floorAnnualProfit(price, rate);
    sums.set(key, sum);
  }
  for (const [key, { invested, annualProfit }] of sums) expected.set(key, `${invested} earning ${annualProfit}`);
  for (const [key, sum] of expected) {
    const position = state.positions.get(key);
    const kept = `${position?.invested ?? 0} earning ${position?.annualProfit ?? 0}`;
    if (kept !== sum) yield `position ${key}: ${kept} instead of ${sum}`;
  }
  if (state.positions.size !== expected.size) yield `${state.positions.size} positions instead of ${expected.size}`;
}

function* runningHoldingsWillMature(state: State): Iterable<string> {
  const due = new Map<number, number>();
  for (const job of state.jobs.values()) if (job.kind === "holding-matures") due.set(job.ref, job.at);
  for (const { id, endAt, state: now } of state.holdings.values()) {
    if (now === "running" && due.get(id) !== endAt) yield `holding ${id}: no job at its end`;
  }
}

export const HOLDING_INVARIANTS: Readonly<Record<string, Check>> = {
  "holdings-are-booked": holdingsAreBooked,
  "positions-are-running-holdings": positionsAreRunningHoldings,
  "running-holdings-will-mature": runningHoldingsWillMature,
};
