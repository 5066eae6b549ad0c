// Schemas of member rows. They repeat the types of the domain, because patches arrive as JSON at run time.
import { type TableName, TRANSACTION_KINDS } from "#domain/state.ts";
import {
  amount,
  bank,
  count,
  decimal,
  id,
  list,
  localised,
  nothing,
  one,
  orNull,
  row,
  type Schema,
  text,
  time,
} from "./row-kit.ts";

const failures = row({ count, lockedUntil: orNull(time) });
const walletType = one("bank", "TRC20", "ERC20");
const chain = one("TRC20", "ERC20");
const ref = row({ kind: one("holding", "record", "invite", "grant"), id });
const movement = one(...TRANSACTION_KINDS);
const policy: Schema = {
  anyOf: [
    one("manual", "approve", "reject"),
    row({ afterMs: count, then: one("approve", "reject") }, { reason: text }),
  ],
};
const moneyRecord = (more: Readonly<Record<string, Schema>>): Schema =>
  row({
    id,
    memberId: id,
    direction: one("top-up", "withdrawal"),
    amount: count,
    fee: count,
    yen: count,
    address: orNull(text),
    txId: orNull(text),
    receipt: orNull(text),
    audit: one("in-review", "success", "failure"),
    reason: orNull(text),
    reviewId: orNull(id),
    createdAt: time,
    updatedAt: time,
    nth: id,
    previous: orNull(id),
    ...more,
  });

/** Rows of members, and of their property and actions. */
export const MEMBER_ROWS = {
  members: row({
    id,
    username: text,
    nickname: text,
    mobile: orNull(text),
    email: orNull(text),
    language: one("ja", "en", "zh-CN"),
    passwordHash: text,
    payPasswordHash: orNull(text),
    sessionEpoch: count,
    inviteCode: text,
    invitedBy: orNull(id),
    inviteCount: count,
    claimedTiers: count,
    createdAt: time,
    lastLoginAt: orNull(time),
    loginFailures: failures,
    payPasswordFailures: failures,
    identity: row({
      audit: one("none", "in-review", "verified", "failed"),
      realName: orNull(text),
      sex: one("0", "1", null),
      idNumber: orNull(text),
      front: orNull(text),
      back: orNull(text),
      reason: orNull(text),
    }),
    newestHolding: orNull(id),
    newestRecord: row({
      "top-up:bank": orNull(id),
      "top-up:coin": orNull(id),
      "withdrawal:bank": orNull(id),
      "withdrawal:coin": orNull(id),
    }),
    newestFlow: row({ income: orNull(id), expense: orNull(id) }),
  }),
  bindings: row({
    memberId: id,
    walletType,
    state: one("none", "bound", "in-review", "reopened"),
    bank: orNull(bank),
    address: orNull(text),
    reason: orNull(text),
  }),
  accounts: row({ id: text, currency: one("JPY", "USDT"), balance: amount, newestTransaction: orNull(id) }),
  transactions: row({
    id,
    at: time,
    kind: movement,
    ref,
    legs: list(row({ account: text, currency: one("JPY", "USDT"), amount, balance: amount, previous: orNull(id) })),
  }),
  flows: row({
    id,
    memberId: id,
    type: one("income", "expense"),
    explain: movement,
    subject: orNull(localised),
    amount: count,
    at: time,
    ref,
    previous: orNull(id),
  }),
  holdings: row({
    id,
    memberId: id,
    productId: id,
    name: localised,
    price: count,
    rate: decimal,
    profit: count,
    startAt: time,
    endAt: time,
    state: one("running", "matured"),
    previous: orNull(id),
  }),
  positions: row({ invested: count, annualProfit: count }),
  records: {
    anyOf: [
      moneyRecord({ channel: one("bank"), chain: nothing, rate: nothing }),
      moneyRecord({ channel: one("coin"), chain, rate: decimal }),
    ],
  },
  txIds: id,
  reviews: row({
    id,
    kind: one("identity", "wallet", "topup", "withdrawal", "support"),
    memberId: id,
    state: one("open", "approved", "rejected"),
    recordId: orNull(id),
    walletType: orNull(walletType),
    bank: orNull(bank),
    submittedAt: time,
    decidedAt: orNull(time),
    reason: orNull(text),
  }),
  jobs: row(
    { id, at: time, kind: one("holding-matures", "review-policy"), ref: id },
    { setAside: row({ at: time, reason: text }) },
  ),
  uploads: row({ memberId: id, type: text, bytes: count, originalName: text, at: time }),
  policies: row({ identity: policy, wallet: policy, topup: policy, withdrawal: policy, support: policy }),
} satisfies Partial<Record<TableName, Schema>>;
