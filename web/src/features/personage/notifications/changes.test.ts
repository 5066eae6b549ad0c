import { expect, test } from "vitest";
import type { WalletRecord } from "#api/wallet/records.ts";
import { asYen } from "#lib/amount/yen.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { changesOf, firstLook, isNew, lookAt, type AccountState } from "./changes.ts";

const at = (day: number) => epochFromTokyo(`2026-01-${String(day).padStart(2, "0")} 00:00:00`);
const record = (id: number, patch: Partial<WalletRecord> = {}): AccountState["records"][number] => ({
  tab: "deposit",
  record: {
    id,
    channel: "bank",
    audit: "success",
    reason: null,
    at: at(1),
    updatedAt: at(id),
    amount: asYen(1),
    fee: asYen(0),
    net: asYen(1),
    rate: null,
    address: null,
    txId: null,
    ...patch,
  } as WalletRecord,
});
const wallet = { mustBind: true, inReview: false, boundTo: null, reason: null };
const accountState = (patch: Partial<AccountState> = {}): AccountState => ({
  records: [],
  income: [],
  holdings: [],
  identity: {
    audit: "none",
    realName: null,
    sex: null,
    idNumber: null,
    frontImage: null,
    backImage: null,
    failureReason: null,
  },
  wallets: { bank: wallet, TRC20: wallet, ERC20: wallet },
  ...patch,
});
const keys = (now: AccountState, look = firstLook(now, null)) => changesOf(now, look).map(({ key }) => key);
const fresh = (now: AccountState, look: Parameters<typeof isNew>[1]) =>
  changesOf(now, look)
    .filter((change) => isNew(change, look))
    .map(({ key }) => key);

test("lists decisions, maturities, rewards and adjustments newest first, but no pending or cancelled records", () => {
  const cause = (id: number, kind: string) => ({
    id,
    explanation: "",
    at: at(id),
    amount: asYen(1),
    cause: `${kind}:1`,
  });
  const holding = {
    productId: 2,
    name: "",
    price: asYen(1),
    expectedProfit: asYen(0),
    start: at(1),
    end: at(4),
  } as const;
  const now = accountState({
    records: [
      record(2),
      record(7, { audit: "failure" }),
      record(8, { audit: "in-review" }),
      record(9, { audit: "failure", cancelled: true }),
    ],
    holdings: [
      { id: 1, state: "matured", ...holding },
      { id: 2, state: "running", ...holding },
    ],
    income: [cause(3, "invite"), cause(5, "grant"), cause(6, "record"), cause(6, "holding")],
  });
  expect(keys(now)).toEqual(["record:7:failure", "flow:5", "holding:1", "flow:3", "record:2:success"]);
});

test("marks nothing as new for a new member, and changes since the previous login for others", () => {
  const now = accountState({ records: [record(2), record(5)] });
  expect(fresh(now, firstLook(now, null))).toEqual([]);
  expect(fresh(now, firstLook(now, at(3)))).toEqual(["record:5:success"]);
});

test("marks changes after a look as new, even within the same second", () => {
  const before = accountState({ records: [record(5)] });
  const blank = firstLook(before, null);
  const look = lookAt(changesOf(before, blank), before, blank);
  const now = accountState({ records: [record(5), record(6, { updatedAt: at(5) })] });
  expect(fresh(now, look)).toEqual(["record:6:success"]);
  expect(fresh(now, lookAt(changesOf(now, look), now, look))).toEqual([]);
});

test("lists an acceptance without a time as new once, and a rejection until it is submitted again", () => {
  const look = firstLook(accountState(), null);
  const { identity } = accountState();
  const verified = accountState({ identity: { ...identity, audit: "verified" } });
  expect(fresh(verified, look)).toEqual(["identity:verified"]);
  const seen = lookAt(changesOf(verified, look), verified, look);
  expect(keys({ ...verified, records: [record(2)] }, seen), "read ones come last").toEqual([
    "record:2:success",
    "identity:verified",
  ]);
  expect(fresh(verified, seen)).toEqual([]);
  const again = lookAt(changesOf(verified, seen), verified, seen);
  expect(keys(verified, again), "it stays listed").toEqual(["identity:verified"]);
  expect(keys(verified, firstLook(verified, null)), "an old one that nobody saw happen is not").toEqual([]);
  const back = accountState({ wallets: { ...accountState().wallets, bank: { ...wallet, reason: "again" } } });
  expect(fresh(back, look)).toEqual(["bank:sent-back"]);
  const known = lookAt(changesOf(back, look), back, look);
  expect(keys(back, known)).toEqual(["bank:sent-back"]);
  expect(fresh(back, known)).toEqual([]);
});
