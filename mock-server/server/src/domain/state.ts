// The state of a world, as tables of immutable rows. The domain sees tables only through `State` and `Draft` below; the
// store decides how they are stored. Lists that only grow (transactions, holdings, records, flows) are chains: the
// owner has the newest id and each row the id before it, so that adding a row costs the same at any length.
import type { Percent } from "#domain/amounts/percent.ts";
import type { Yen } from "#domain/amounts/yen.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { ContentRows } from "./content.ts";
import type { Channel, Direction, MoneyRecord } from "./money-record.ts";

export type MemberId = number;
export type HoldingId = number;
export type RecordId = number;
export type ReviewId = number;
export type TransactionId = number;
export type FlowId = number;
export type ProductId = number;

export type Language = "ja" | "en" | "zh-CN";
export type Localised = Readonly<Record<Language, string>>;

export type Currency = "JPY" | "USDT";
/** `TRC20` is wire value 1, `ERC20` 2. */
export const CHAIN_NAMES = ["TRC20", "ERC20"] as const;
export type Chain = (typeof CHAIN_NAMES)[number];
/** Destinations of payouts; `bank` is wire value 3. */
export const WALLET_TYPE_NAMES = ["bank", ...CHAIN_NAMES] as const;
export type WalletType = (typeof WALLET_TYPE_NAMES)[number];

export interface Member {
  readonly id: MemberId;
  /** Login name; always present, derived from the id when the member gave none. */
  readonly username: string;
  readonly nickname: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly language: Language;
  readonly passwordHash: string;
  /** null until the member sets a trading password. */
  readonly payPasswordHash: string | null;
  /** Sessions of an older epoch are invalid; a password change increases it. */
  readonly sessionEpoch: number;
  readonly inviteCode: string;
  readonly invitedBy: MemberId | null;
  /** Number of members who signed up with this member's code. */
  readonly inviteCount: number;
  /** How many tiers of the invite ladder are claimed. */
  readonly claimedTiers: number;
  readonly createdAt: EpochMs;
  readonly lastLoginAt: EpochMs | null;
  readonly loginFailures: Failures;
  readonly payPasswordFailures: Failures;
  readonly identity: Identity;
  readonly newestHolding: HoldingId | null;
  readonly newestRecord: Readonly<Record<`${Direction}:${Channel}`, RecordId | null>>;
  readonly newestFlow: Readonly<Record<FlowType, FlowId | null>>;
}

/** Wrong attempts since the last correct one; after the limit nothing is accepted until `lockedUntil`. */
export interface Failures {
  readonly count: number;
  readonly lockedUntil: EpochMs | null;
}

/** Wire codes: none 0, in-review 3, verified 1, failed 2. */
export type IdentityAudit = "none" | "in-review" | "verified" | "failed";
export interface Identity {
  readonly audit: IdentityAudit;
  readonly realName: string | null;
  readonly sex: "0" | "1" | null;
  readonly idNumber: string | null;
  /** Path of an upload, as is `back`. */
  readonly front: string | null;
  readonly back: string | null;
  readonly reason: string | null;
}

export interface Session {
  /** SHA-256 of the token, hex; the token itself is never stored. */
  readonly tokenHash: string;
  readonly memberId: MemberId;
  readonly epoch: number;
  readonly issuedAt: EpochMs;
  readonly expiresAt: EpochMs;
}

/** Wire codes: none 0, bound 1, in-review 2, reopened 3. */
export type BindingState = "none" | "in-review" | "bound" | "reopened";
export interface BankAccount {
  readonly bankName: string;
  readonly branchName: string;
  readonly branchCode: string;
  readonly number: string;
  readonly holder: string;
}
/** The destination of a member's withdrawals of one wallet type. Key: `${memberId}:${walletType}`. */
export interface Binding {
  readonly memberId: MemberId;
  readonly walletType: WalletType;
  readonly state: BindingState;
  readonly bank: BankAccount | null;
  readonly address: string | null;
  readonly reason: string | null;
}

export type AccountId = string;
/** A ledger account's running balance; amounts are whole yen or micro-USDT by `currency`. */
export interface Account {
  readonly id: AccountId;
  readonly currency: Currency;
  readonly balance: number;
  readonly newestTransaction: TransactionId | null;
}
/** One leg of a transaction: `amount` is signed, `balance` is the account's balance after it. */
export interface Leg {
  readonly account: AccountId;
  readonly currency: Currency;
  readonly amount: number;
  readonly balance: number;
  /** The previous transaction of the account. */
  readonly previous: TransactionId | null;
}
export const TRANSACTION_KINDS = [
  "purchase",
  "maturity",
  "top-up",
  "withdrawal-request",
  "withdrawal-paid",
  "withdrawal-returned",
  "invite-reward",
  "grant",
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];
export interface Transaction {
  readonly id: TransactionId;
  readonly at: EpochMs;
  readonly kind: TransactionKind;
  readonly ref: Ref;
  readonly legs: readonly Leg[];
}
/** What a transaction or flow is about. `id`: of the holding, record or grant; for `invite`, the number of tiers. */
export interface Ref {
  readonly kind: "holding" | "record" | "invite" | "grant";
  readonly id: number;
}

/** Income is wire value 0, expense 1. */
export type FlowType = "income" | "expense";
/**
 * A line of a member's funds flow. `explain` selects its text; `subject` is the product name in it, or a grant's memo.
 */
export interface Flow {
  readonly id: FlowId;
  readonly memberId: MemberId;
  readonly type: FlowType;
  readonly explain: TransactionKind;
  readonly subject: Localised | null;
  readonly amount: Yen;
  readonly at: EpochMs;
  readonly ref: Ref;
  readonly previous: FlowId | null;
}

export interface Holding {
  readonly id: HoldingId;
  readonly memberId: MemberId;
  readonly productId: ProductId;
  readonly name: Localised;
  readonly price: Yen;
  /** The product's yearly rate at purchase. */
  readonly rate: Percent;
  /** Paid on top of the price at maturity; fixed at purchase. */
  readonly profit: Yen;
  readonly startAt: EpochMs;
  readonly endAt: EpochMs;
  readonly state: "running" | "matured";
  readonly previous: HoldingId | null;
}

/** A member's running position in one product. Key: `${memberId}:${productId}`. */
export interface Position {
  readonly invested: Yen;
  /** Sum of the yearly profits of the running holdings, each at its own rate. */
  readonly annualProfit: Yen;
}

export type ReviewKind = "identity" | "wallet" | "topup" | "withdrawal" | "support";
export interface Review {
  readonly id: ReviewId;
  readonly kind: ReviewKind;
  readonly memberId: MemberId;
  readonly state: "open" | "approved" | "rejected";
  readonly recordId: RecordId | null;
  readonly walletType: WalletType | null;
  /** For `support`: the requested bank data. */
  readonly bank: BankAccount | null;
  readonly submittedAt: EpochMs;
  readonly decidedAt: EpochMs | null;
  readonly reason: string | null;
}

/** How reviews of one kind are decided: by hand, at once, or after a time. */
export type ReviewPolicy =
  | "manual"
  | "approve"
  | "reject"
  | { readonly afterMs: number; readonly then: "approve" | "reject"; readonly reason?: string };

export type JobKind = "holding-matures" | "review-policy";
/** A scheduled job. `ref` is a holding or review id. */
export interface Job {
  readonly id: number;
  readonly at: EpochMs;
  readonly kind: JobKind;
  readonly ref: number;
  /** Set when the job failed: it runs again only on request. */
  readonly setAside?: { readonly at: EpochMs; readonly reason: string };
}

/** A member's file. Key: its path, `/uploads/<id>.<ext>`, by which other rows refer to it. */
export interface Upload {
  readonly memberId: MemberId;
  readonly type: string;
  readonly bytes: number;
  /** The client's file name. Only for display; the server never uses it as a path. */
  readonly originalName: string;
  readonly at: EpochMs;
}

/** The first request with an idempotency key and its reply. Key: `${memberId}:${key}`. */
export interface KeptReply {
  readonly operationId: string;
  readonly bodyHash: string;
  readonly at: EpochMs;
  /** The stored decision, as plain JSON. */
  readonly decision: unknown;
}

/** The only row, `main`: the last number issued of each kind. */
export interface Sequences {
  readonly member: number;
  readonly holding: number;
  readonly record: number;
  readonly review: number;
  readonly transaction: number;
  readonly flow: number;
  readonly job: number;
  readonly grant: number;
  readonly stranger: number;
}

/** The only row, `main`. */
export interface Policies extends Readonly<Record<ReviewKind, ReviewPolicy>> {}

/** Wrong attempts with an unknown login name, and its position in the ring (sessions/unknown-names.ts). */
export interface Stranger {
  readonly failures: Failures;
  readonly place: number;
}

export type ClockMode = "frozen" | "running";
/** The only row, `main`: the world's clock. Without it, the clock that the world was created with applies. */
export interface ClockSetting {
  readonly mode: ClockMode;
  /** In milliseconds. Frozen: the time. Running: the offset from real time. */
  readonly value: number;
}

/** The key type and row type of every table. */
export interface Tables extends ContentRows {
  members: [MemberId, Member];
  /** `username:…`, `mobile:…` or `email:…` (lower case) -> member. */
  logins: [string, MemberId];
  inviteCodes: [string, MemberId];
  sessions: [string, Session];
  /** Hash of the attempted name -> the attempts. */
  strangers: [string, Stranger];
  /** Position in the ring -> the hash at that position. */
  strangerPlaces: [number, string];
  bindings: [string, Binding];
  accounts: [AccountId, Account];
  transactions: [TransactionId, Transaction];
  flows: [FlowId, Flow];
  holdings: [HoldingId, Holding];
  positions: [string, Position];
  records: [RecordId, MoneyRecord];
  /** Normalised TXID -> the record that used it. */
  txIds: [string, RecordId];
  reviews: [ReviewId, Review];
  jobs: [number, Job];
  uploads: [string, Upload];
  keptReplies: [string, KeptReply];
  sequences: ["main", Sequences];
  policies: ["main", Policies];
  clocks: ["main", ClockSetting];
}
export type TableName = keyof Tables;
export type KeyOf<T extends TableName> = Tables[T][0];
export type RowOf<T extends TableName> = Tables[T][1];

export interface ReadTable<Key, Row> {
  get(key: Key): Row | undefined;
  readonly size: number;
  /** Every row, in no guaranteed order. */
  values(): Iterable<Row>;
}
export interface Table<Key, Row> extends ReadTable<Key, Row> {
  put(key: Key, row: Row): void;
  remove(key: Key): void;
}
/** A world's current state, read-only. */
export type State = { readonly [T in TableName]: ReadTable<KeyOf<T>, RowOf<T>> };
/** A world during one decision; the changes are discarded if the decision is refused without `commit`. */
export type Draft = { readonly [T in TableName]: Table<KeyOf<T>, RowOf<T>> };

type Counter = keyof Sequences;
/** Issues the next number of a kind, from 1. */
export function nextId(draft: Draft, kind: Counter): number {
  // A data folder of an older version may lack counters; missing ones start at 0.
  const sequences = { ...FIRST_SEQUENCES, ...draft.sequences.get("main") };
  const id = sequences[kind] + 1;
  draft.sequences.put("main", { ...sequences, [kind]: id });
  return id;
}

export const FIRST_SEQUENCES: Sequences = {
  member: 0,
  holding: 0,
  record: 0,
  review: 0,
  transaction: 0,
  flow: 0,
  job: 0,
  grant: 0,
  stranger: 0,
};
