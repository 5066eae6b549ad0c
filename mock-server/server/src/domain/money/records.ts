import { type MicroUsdt, usdtText } from "#domain/amounts/usdt.ts";
import { memberOf } from "#domain/members/member.ts";
import type { Channel, Direction, MoneyRecord, RecordAudit, Request, Sum } from "#domain/money-record.ts";
import { type Slice, newestFirst } from "#domain/newest-first.ts";
import { rowOrThrow } from "#domain/row-or-throw.ts";
import { type Currency, type Draft, type MemberId, nextId, type RecordId, type State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";

const chainOf = (record: { direction: Direction; channel: Channel }): `${Direction}:${Channel}` =>
  `${record.direction}:${record.channel}`;

/** Adds a top-up or withdrawal, in review, as the member's newest record of its direction and channel. */
export function addRecord(draft: Draft, fields: Request, now: EpochMs): MoneyRecord {
  const member = memberOf(draft, fields.memberId);
  const chain = chainOf(fields);
  const previous = member.newestRecord[chain];
  const record: MoneyRecord = {
    ...fields,
    id: nextId(draft, "record"),
    audit: "in-review",
    reason: null,
    reviewId: null,
    createdAt: now,
    updatedAt: now,
    nth: previous === null ? 1 : rowOrThrow(draft.records, previous).nth + 1,
    previous,
  };
  draft.records.put(record.id, record);
  draft.members.put(member.id, { ...member, newestRecord: { ...member.newestRecord, [chain]: record.id } });
  return record;
}

export function closeRecord(
  draft: Draft,
  id: RecordId,
  outcome: { readonly audit: Exclude<RecordAudit, "in-review">; readonly reason: string | null },
  now: EpochMs,
): MoneyRecord {
  const record: MoneyRecord = { ...rowOrThrow(draft.records, id), ...outcome, updatedAt: now };
  draft.records.put(id, record);
  return record;
}

export const currencyOfRecord = ({ channel }: Pick<MoneyRecord, "channel">): Currency =>
  channel === "bank" ? "JPY" : "USDT";

/** An amount of a record for display and for the wire: yen as a number, USDT as a decimal string. */
export const wireAmount = (record: Pick<MoneyRecord, "channel">, amount: MoneyRecord["amount"]): number | string =>
  currencyOfRecord(record) === "JPY" ? amount : usdtText(amount as MicroUsdt);

/** A record's amount minus its fee, in the amount's own unit. */
export const netOf = <Of extends Pick<Sum, "amount" | "fee">>({ amount, fee }: Of): Of["amount"] =>
  (amount - fee) as Of["amount"];

export interface RecordQuery extends Slice {
  readonly memberId: MemberId;
  readonly direction: Direction;
  readonly channel: Channel;
}

/** A member's records of one direction and channel, newest first, and their total number. */
export function listRecords(state: State, query: RecordQuery): { records: MoneyRecord[]; total: number } {
  const newest = memberOf(state, query.memberId).newestRecord[chainOf(query)];
  const total = newest === null ? 0 : rowOrThrow(state.records, newest).nth;
  return { records: newestFirst(state.records, newest, query), total };
}
