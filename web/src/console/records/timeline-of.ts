// Timeline of a record: its states and money movements, each with the call that caused it.
import type { Entry } from "#console/api/journal.ts";
import type { Books, TransactionRow } from "#console/api/records.ts";

export const TYPES = ["top-up", "withdrawal", "order"] as const;
export type RecordType = (typeof TYPES)[number];

/** A top-up, withdrawal or order in the list of all records. */
export interface AnyRecord {
  readonly type: RecordType;
  readonly id: number;
  readonly user: string;
  /** In yen, or in micro-USDT. */
  readonly amount: number;
  readonly currency: "JPY" | "USDT";
  readonly state: "in-review" | "success" | "failure" | "running" | "matured";
  /** Epoch milliseconds. */
  readonly at: number;
}

/** All records of a world, newest first; `names` are the members' names by id. */
export function recordsOf({ money, holdings }: Books, names: ReadonlyMap<number, string>): AnyRecord[] {
  const userOf = (memberId: number): string => names.get(memberId) ?? String(memberId);
  const moneyRecords = money.map(({ id, memberId, direction, channel, amount, audit, createdAt }): AnyRecord => ({
    type: direction,
    id,
    user: userOf(memberId),
    amount,
    currency: channel === "bank" ? "JPY" : "USDT",
    state: audit,
    at: createdAt,
  }));
  const orders = holdings.map(({ id, memberId, price, state, startAt }): AnyRecord => ({
    type: "order",
    id,
    user: userOf(memberId),
    amount: price,
    currency: "JPY",
    state,
    at: startAt,
  }));
  return [...moneyRecords, ...orders].toSorted((a, b) => b.at - a.at || b.id - a.id);
}

export interface RecordStep {
  /** `requested`, `approved`, `rejected`, `matures`, or the kind of a money movement. */
  readonly what: string;
  readonly at: number;
  /** Change of the member's available balance, in yen; null if it did not change. */
  readonly change: number | null;
  /** The reviewer's note. */
  readonly reason: string | null;
  /** `seq` of the call that caused the step; null if the journal has no such call, as for a decision in the console. */
  readonly seq: number | null;
  /** The review whose decision is, or caused, this step. */
  readonly review: number | null;
}

type Row = Readonly<Record<string, unknown>>;

/** The steps of a record in chronological order; the last may be in the future. */
export function timelineOf(
  { type, id, at }: Pick<AnyRecord, "type" | "id" | "at">,
  books: Books,
  entries: readonly Entry[],
): RecordStep[] {
  /** The `seq` of the last call that wrote the row; earlier ones may be from before a restore, which reuses keys. */
  const callThatWrote = (table: string, key: number, isIt: (row: Row) => boolean): number | null => {
    const found = entries.findLast(({ patch }) =>
      patch.some((change) => change.table === table && String(change.key) === String(key) && isIt(change.row as Row)),
    );
    return found?.seq ?? null;
  };
  const isOrder = type === "order";
  const table = isOrder ? "holdings" : "records";
  const created = isOrder ? "startAt" : "createdAt";
  const none = { change: null, reason: null, review: null };
  const steps: RecordStep[] = [
    { ...none, what: "requested", at, seq: callThatWrote(table, id, (row) => row?.[created] === at) },
  ];
  const review = isOrder ? undefined : books.reviews.find(({ record }) => record === id);
  const decidedAt = typeof review?.decidedAt === "string" ? Date.parse(review.decidedAt) : null;
  for (const transaction of books.transactions.filter(({ ref }) => ref.kind === table.slice(0, -1) && ref.id === id))
    steps.push({
      ...none,
      what: transaction.kind,
      at: transaction.at,
      change: availableChange(transaction),
      seq: callThatWrote("transactions", transaction.id, (row) => row?.at === transaction.at),
      review: review && transaction.at === decidedAt ? review.id : null,
    });
  if (review && decidedAt !== null)
    steps.push({
      ...none,
      what: review.state,
      at: decidedAt,
      reason: review.reason,
      seq: callThatWrote("reviews", review.id, (row) => row?.decidedAt === decidedAt),
      review: review.id,
    });
  const holding = isOrder ? books.holdings.find((each) => each.id === id) : undefined;
  if (holding?.state === "running") steps.push({ ...none, what: "matures", at: holding.endAt, seq: null });
  // At equal times, the decision precedes the money movement.
  return steps.toSorted((a, b) => a.at - b.at || rank(a) - rank(b));
}

const rank = ({ what, change }: RecordStep): number => (what === "requested" ? 0 : change === null ? 1 : 2);

/** Change of the member's available balance, which is the one members see; null if unaffected. */
function availableChange({ legs }: TransactionRow): number | null {
  const available = legs.filter(({ account }) => account.endsWith(":available"));
  return available.length === 0 ? null : available.reduce((total, { amount }) => total + amount, 0);
}
