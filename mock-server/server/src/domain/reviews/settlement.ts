// Applies the decision of a review to a top-up or withdrawal: closes the record and moves its
// money in the same commit.
import type { MoneyRecord } from "#domain/money-record.ts";
import { availableOf, EXTERNAL, FEES, PLATFORM, reserveOf } from "#domain/money/accounts.ts";
import { postForMember } from "#domain/money/flows.ts";
import { type Side, transfer } from "#domain/money/ledger.ts";
import { fits } from "#domain/money/limits.ts";
import { closeRecord, currencyOfRecord, netOf } from "#domain/money/records.ts";
import type { Draft, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";

/** The outcome of a review; a rejection may have a reason. */
export type Verdict = { readonly approved: true } | { readonly approved: false; readonly reason: string | null };

type Credit = Pick<MoneyRecord, "memberId" | "channel" | "amount" | "yen">;

function creditLegs({ memberId, channel, amount, yen }: Credit): readonly Side[] {
  if (channel === "bank") return transfer(EXTERNAL.JPY, availableOf(memberId), yen);
  // The platform receives the coins and pays yen for them.
  return [...transfer(EXTERNAL.USDT, PLATFORM.USDT, amount), ...transfer(PLATFORM.JPY, availableOf(memberId), yen)];
}

/** Whether every balance would stay within its limits after an approval. */
export const canBeApproved = (state: State, record: MoneyRecord): boolean =>
  fits(state, record.direction === "top-up" ? creditLegs(record) : paidLegs(record));

/** Like `canBeApproved`, for a top-up whose record does not exist yet. */
export const canBeCredited = (state: State, topUp: Credit): boolean => fits(state, creditLegs(topUp));

/**
 * Closes the record of a reviewed top-up. Approved: credits the member at the record's rate. Rejected: no money moves.
 */
export function settleTopUp(draft: Draft, record: MoneyRecord, verdict: Verdict, now: EpochMs): MoneyRecord {
  const { id, memberId } = record;
  if (!verdict.approved) return closeRecord(draft, id, { audit: "failure", reason: verdict.reason }, now);
  const legs = creditLegs(record);
  const closed = closeRecord(draft, id, { audit: "success", reason: null }, now);
  postForMember(draft, { memberId, kind: "top-up", ref: { kind: "record", id }, legs, subject: null }, now);
  return closed;
}

/**
 * Closes the record of a reviewed withdrawal. Approved: pays out the reserve minus the fee. Rejected: the reserve
 * returns to the available balance.
 */
export function settleWithdrawal(draft: Draft, record: MoneyRecord, verdict: Verdict, now: EpochMs): MoneyRecord {
  const { id, memberId, yen } = record;
  const ref = { kind: "record", id } as const;
  if (!verdict.approved) {
    const closed = closeRecord(draft, id, { audit: "failure", reason: verdict.reason }, now);
    const legs = transfer(reserveOf(memberId), availableOf(memberId), yen);
    postForMember(draft, { memberId, kind: "withdrawal-returned", ref, legs, subject: null }, now);
    return closed;
  }
  const closed = closeRecord(draft, id, { audit: "success", reason: null }, now);
  postForMember(draft, { memberId, kind: "withdrawal-paid", ref, legs: paidLegs(record), subject: null }, now);
  return closed;
}

function paidLegs(record: MoneyRecord): readonly Side[] {
  const reserve = reserveOf(record.memberId);
  const currency = currencyOfRecord(record);
  const from = currency === "JPY" ? reserve : PLATFORM.USDT;
  const out = [...transfer(from, EXTERNAL[currency], netOf(record)), ...transfer(from, FEES[currency], record.fee)];
  // The platform pays the coins from its own account and receives the reserved yen.
  return currency === "JPY" ? out : [...transfer(reserve, PLATFORM.JPY, record.yen), ...out];
}
