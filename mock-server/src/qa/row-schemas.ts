// What the rows are that a tester may write by hand: the types of the domain once more, where no compiler looks.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Sequences, TableName } from "#domain/state.ts";

type Schema = { readonly [keyword: string]: unknown };

const MOST = Number.MAX_SAFE_INTEGER;
const id: Schema = { type: "integer", minimum: 1, maximum: MOST };
const count: Schema = { type: "integer", minimum: 0, maximum: MOST };
const amount: Schema = { type: "integer", minimum: -MOST, maximum: MOST };
const text: Schema = { type: "string", maxLength: 200_000 };
const decimal: Schema = { type: "string", pattern: "^-?[0-9]{1,20}([.][0-9]{1,12})?$" };
const flag: Schema = { type: "boolean" };
const nothing: Schema = { type: "null" };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, nothing] });
const one = (...values: readonly unknown[]): Schema => ({ enum: values });
const list = (items: Schema): Schema => ({ type: "array", items });
const byName = (values: Schema): Schema => ({ type: "object", additionalProperties: values });
/** Closed, with all of its fields. */
const row = (
  properties: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema => ({
  type: "object",
  required: Object.keys(properties),
  additionalProperties: false,
  properties: { ...properties, ...optional },
});

const time = count;
const localised = row({ ja: text, en: text, "zh-CN": text });
const failures = row({ count, lockedUntil: orNull(time) });
const bank = row({ bankName: text, branchName: text, branchCode: text, number: text, holder: text });
const walletType = one("bank", "TRC20", "ERC20");
const chain = one("TRC20", "ERC20");
const ref = row({ kind: one("holding", "record", "invite", "grant"), id });
const movement = one(
  "purchase",
  "maturity",
  "top-up",
  "withdrawal-request",
  "withdrawal-paid",
  "withdrawal-returned",
  "invite-reward",
  "grant",
);
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

const SCHEMAS = {
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
  jobs: row({ id, at: time, kind: one("holding-matures", "review-policy"), ref: id }),
  uploads: row({ memberId: id, type: text, bytes: count, originalName: text, at: time }),
  policies: row({ identity: policy, wallet: policy, topup: policy, withdrawal: policy, support: policy }),
  products: row({
    id,
    order: id,
    title: localised,
    fullName: localised,
    state: one("upcoming", "open", "closed"),
    onHome: flag,
    recommended: flag,
    rate: decimal,
    rateRange: orNull(row({ min: decimal, max: decimal })),
    term: id,
    termUnit: one("day", "week", "month", "year"),
    minimum: count,
    scale: count,
    scaleUnit: localised,
    summary: localised,
    direction: localised,
    directionDescription: localised,
    paymentMethod: localised,
    custodyFee: decimal,
    earningsNote: localised,
    introduction: localised,
    advantages: list(row({ image: orNull(text), name: localised, description: localised })),
  }),
  news: row({ id, title: localised, publishedAt: time, image: text, content: localised }),
  settings: row({
    platformRate: decimal,
    chains: row({
      TRC20: row({ depositAddress: text, rate: decimal, withdrawalFee: count }),
      ERC20: row({ depositAddress: text, rate: decimal, withdrawalFee: count }),
    }),
    minimumCoinTopUp: count,
    bankWithdrawalFee: count,
    receivingBank: bank,
    inviteTiers: list(row({ people: id, reward: count })),
  }),
  publications: row({
    questions: list(row({ id, question: localised, short: localised, answer: localised })),
    about: row({
      introduction: orNull(localised),
      team: localised,
      computingHeader: localised,
      computingServices: list(localised),
      sites: list(
        row({
          image: text,
          address: localised,
          established: orNull(localised),
          energyType: localised,
          totalCapacity: localised,
          characteristics: localised,
        }),
      ),
      trends: localised,
    }),
    partners: list(row({ image: text, name: text })),
    agreements: byName(localised),
    bankWithdrawalInstructions: localised,
    coinWithdrawalInstructions: localised,
  }),
} satisfies Partial<Record<TableName, Schema>>;

export type WritableTable = keyof typeof SCHEMAS;
export const WRITABLE_TABLES = Object.keys(SCHEMAS) as readonly WritableTable[];
export const isWritable = (name: string): name is WritableTable => Object.hasOwn(SCHEMAS, name);

/** Tables whose keys are numbers, with what counts them where the server gives them out. */
const NUMBERED: Partial<Record<WritableTable, keyof Sequences | null>> = {
  members: "member",
  transactions: "transaction",
  flows: "flow",
  holdings: "holding",
  records: "record",
  reviews: "review",
  jobs: "job",
  products: null,
  news: null,
};
/** The last number that the server gave out in a table; null where it gives out none. */
export const lastGiven = (table: WritableTable, sequences: Sequences | undefined): number | null => {
  const counter = NUMBERED[table];
  return counter ? (sequences?.[counter] ?? 0) : null;
};
/** A key of a table as the text of a pointer spells it; null when it can be none. */
export function keyFrom(table: WritableTable, part: string): string | number | null {
  if (!(table in NUMBERED)) return part;
  return /^[1-9]\d{0,14}$/.test(part) ? Number(part) : null;
}

let compiled: Map<WritableTable, ValidateFunction> | null = null;

/** What is wrong with a row, or null. */
export function rowFault(table: WritableTable, key: string | number, value: unknown): string | null {
  if (!compiled) {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    compiled = new Map(WRITABLE_TABLES.map((name) => [name, ajv.compile(SCHEMAS[name])]));
  }
  const validate = compiled.get(table);
  if (validate && !validate(value)) {
    const [error] = validate.errors ?? [];
    return `${error?.instancePath ?? ""} ${error?.message ?? "is not valid"}`.trim();
  }
  const own = typeof value === "object" && value !== null && "id" in value ? value.id : key;
  return own === key ? null : `its id is not ${key}`;
}
