import type { WalletRecord } from "#api/wallet/records.ts";
import { floorYenFromUsdt } from "#lib/amount/usdt.ts";
import { asYen, type Yen, ZERO_YEN } from "#lib/amount/yen.ts";

/** How much of an amount the balance and the top-ups in review do not cover. */
export interface Funds {
  /** The amount beyond the balance; 0 if the balance covers it. */
  readonly missing: Yen;
  /** The total of the top-ups in review. */
  readonly inReview: Yen;
  /** The part of `missing` that remains once the top-ups in review have been credited. */
  readonly remaining: Yen;
}

/**
 * The yen that a top-up adds to the balance. USDT is converted at the record's rate (rule H3); 0 if the rate is
 * unknown.
 */
export function creditOf(record: WalletRecord): Yen {
  if (record.channel === "bank") return record.amount ?? ZERO_YEN;
  const { amount, rate } = record;
  return amount === null || rate === null ? ZERO_YEN : floorYenFromUsdt(amount, rate);
}

/**
 * Computes the shortage of an amount. Counts every top-up in review, whatever its purpose, because each raises the
 * balance.
 */
export function fundsFor(amount: Yen, balance: Yen, topUps: readonly WalletRecord[]): Funds {
  const missing = Math.max(0, amount - balance);
  const inReview = topUps
    .filter(({ audit }) => audit === "in-review")
    .reduce((total, record) => total + creditOf(record), 0);
  return {
    missing: asYen(missing),
    inReview: asYen(inReview),
    remaining: asYen(Math.max(0, missing - inReview)),
  };
}

const REJECTION_SHOWN_MS = 7 * 24 * 60 * 60_000;

/** The newest top-up if it was rejected within the last week; null if another top-up followed. */
export function freshRejection(topUps: readonly WalletRecord[], now: number): WalletRecord | null {
  const newest = topUps.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0) || b.id - a.id).at(0);
  const isFresh = newest?.audit === "failure" && now - (newest.updatedAt ?? 0) < REJECTION_SHOWN_MS;
  return isFresh ? newest : null;
}
