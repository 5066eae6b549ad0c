import type { MoneyRecord } from "#domain/money-record.ts";
import type { State } from "#domain/state.ts";
import { demandedOfRecord, spelling, spellingOf } from "./demanded-transactions.ts";
import { transactionsAbout } from "./holding-invariants.ts";
import type { Check } from "./invariants.ts";

function* recordsAreBooked(state: State): Iterable<string> {
  const about = transactionsAbout(state, "record");
  for (const record of state.records.values()) {
    const demanded = demandedOfRecord(record).map(spelling).join(", ");
    const booked = (about.get(record.id) ?? []).map(spellingOf).join(", ");
    if (booked !== demanded) yield `record ${record.id}: ${booked || "nothing"} instead of ${demanded || "nothing"}`;
    about.delete(record.id);
  }
  for (const id of about.keys()) yield `record ${id}: booked, but there is none`;
}

const REVIEWED = { open: "in-review", approved: "success", rejected: "failure" } as const;

function* recordsFollowTheirReviews(state: State): Iterable<string> {
  for (const { id, audit, reviewId } of state.records.values()) {
    const review = reviewId === null ? undefined : state.reviews.get(reviewId);
    if (!review) yield `record ${id}: no review`;
    else if (REVIEWED[review.state] !== audit) yield `record ${id}: ${audit}, its review ${review.state}`;
    else if (review.recordId !== id) yield `record ${id}: its review is about ${review.recordId}`;
  }
}

const placeOf = ({ memberId, direction, channel }: MoneyRecord): string => `${memberId}:${direction}:${channel}`;

function* recordChainsAreWhole(state: State): Iterable<string> {
  const lengths = new Map<string, number>();
  for (const record of [...state.records.values()].sort((a, b) => a.id - b.id)) {
    const place = placeOf(record);
    const nth = (lengths.get(place) ?? 0) + 1;
    if (record.nth !== nth) yield `record ${record.id}: number ${record.nth} instead of ${nth}`;
    lengths.set(place, nth);
  }
  for (const { id, newestRecord } of state.members.values()) {
    for (const [chain, newest] of Object.entries(newestRecord)) {
      const length = newest === null ? 0 : (state.records.get(newest)?.nth ?? 0);
      if (length !== (lengths.get(`${id}:${chain}`) ?? 0)) yield `member ${id}: ${length} records of ${chain}`;
    }
  }
}

function* transfersCountOnce(state: State): Iterable<string> {
  for (const { id, txId } of state.records.values()) {
    if (txId !== null && state.txIds.get(txId) !== id)
      yield `record ${id}: its TXID belongs to ${state.txIds.get(txId)}`;
  }
}

export const RECORD_INVARIANTS: Readonly<Record<string, Check>> = {
  "records-are-booked": recordsAreBooked,
  "records-follow-their-reviews": recordsFollowTheirReviews,
  "record-chains-are-whole": recordChainsAreWhole,
  "transfers-count-once": transfersCountOnce,
};
