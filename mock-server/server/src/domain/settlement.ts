// What a decision does to a top-up or withdrawal: the record's end and the money's way, always together.
import { availableOf, EXTERNAL, FEES, PLATFORM, reserveOf } from "./accounts.ts";
import { postForMember } from "./flows.ts";
import { fits, type Side, transfer } from "./ledger.ts";
import { closeRecord, currencyOfRecord, netOf } from "./records.ts";
import type { MoneyRecord } from "./money-record.ts";
import type { Draft, State } from "./state.ts";
import type { EpochMs } from "./time.ts";

/** How a review ended; a rejection may say why. */
export type Verdict = { readonly approved: true } | { readonly approved: false; readonly reason: string | null };

type Credit = Pick<MoneyRecord, "memberId" | "channel" | "amount" | "yen">;

function creditLegs({ memberId, channel, amount, yen }: Credit): readonly Side[] {
  if (channel === "bank") return transfer(EXTERNAL.JPY, availableOf(memberId), yen);
  // The coins become the platform's, which pays yen for them.
  return [...transfer(EXTERNAL.USDT, PLATFORM.USDT, amount), ...transfer(PLATFORM.JPY, availableOf(memberId), yen)];
}

/** Whether the books can hold what an approval would move. */
export const canBeApproved = (state: State, record: MoneyRecord): boolean =>
  fits(state, record.direction === "top-up" ? creditLegs(record) : paidLegs(record));

/** The same of a top-up that is about to be reported. */
export const canBeCredited = (state: State, topUp: Credit): boolean => fits(state, creditLegs(topUp));

/** Approved: credits the member at the rate kept in the record. Rejected: the record fails and no money moves. */
export function settleTopUp(draft: Draft, record: MoneyRecord, verdict: Verdict, now: EpochMs): MoneyRecord {
  const { id, memberId } = record;
  if (!verdict.approved) return closeRecord(draft, id, { audit: "failure", reason: verdict.reason }, now);
  const legs = creditLegs(record);
  const closed = closeRecord(draft, id, { audit: "success", reason: null }, now);
  postForMember(draft, { memberId, kind: "top-up", ref: { kind: "record", id }, legs, subject: null }, now);
  return closed;
}

/** Approved: pays the reserve out, less the fee. Rejected: the reserve returns to the available balance. */
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
  // Coins are the platform's: it pays them out and takes the reserved yen.
  return currency === "JPY" ? out : [...transfer(reserve, PLATFORM.JPY, record.yen), ...out];
}
