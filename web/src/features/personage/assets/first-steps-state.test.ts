import { expect, test } from "vitest";
import type { WalletStatus } from "#api/wallet/bound-accounts.ts";
import type { RecordAudit, WalletRecord } from "#api/wallet/records.ts";
import type { TabRecord } from "#features/personage/wallet-record/use-newest-records.ts";
import { asYen } from "#lib/amount/yen.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { areStepsDone, firstSteps, nextStep } from "./first-steps-state.ts";
import { pendingItems } from "./pending-items.ts";

const deposit = (audit: RecordAudit, day = 1): TabRecord => {
  const at = epochFromTokyo(`2026-01-0${day} 00:00:00`);
  const amount = asYen(10_000);
  const record: WalletRecord = {
    id: day,
    channel: "bank",
    audit,
    reason: null,
    at,
    updatedAt: at,
    amount,
    fee: asYen(0),
    net: amount,
    rate: null,
    address: null,
    txId: null,
  };
  return { tab: "deposit", record };
};
const wallet = (patch: Partial<WalletStatus>): WalletStatus => ({
  mustBind: false,
  inReview: false,
  boundTo: null,
  reason: null,
  ...patch,
});
const nothing = {
  identity: "none",
  hasHoldings: false,
  totalAssets: 0,
  records: [],
  needsPayPassword: true,
  wallets: {},
} as const;
const states = (member: Parameters<typeof firstSteps>[0]) => firstSteps(member).map(({ state }) => state);

test("starts with the identity and puts the trading password before the wallet", () => {
  expect(states(nothing)).toEqual(["open", "open", "open", "password"]);
  expect(nextStep(firstSteps(nothing))).toBe("identity");
});

test("skips steps in review but not rejected ones", () => {
  const waiting = { ...nothing, identity: "in-review", records: [deposit("in-review")] } as const;
  expect(states(waiting)).toEqual(["waiting", "waiting", "open", "password"]);
  expect(nextStep(firstSteps(waiting))).toBe("purchase");
  const back = { ...nothing, identity: "verified", records: [deposit("failure")] } as const;
  expect(nextStep(firstSteps(back))).toBe("top-up");
});

test("completes the top-up with any money and the wallet step with one usable wallet", () => {
  const ready = {
    ...nothing,
    totalAssets: 1,
    needsPayPassword: false,
    wallets: { bank: wallet({ mustBind: true, reason: "again" }), TRC20: wallet({}) },
  } as const;
  expect(states(ready)).toEqual(["open", "done", "open", "done"]);
  expect(states({ ...ready, wallets: { bank: wallet({ inReview: true }) } })[3]).toBe("waiting");
  expect(states({ ...ready, wallets: { bank: wallet({ mustBind: true, reason: "again" }) } })[3]).toBe("again");
  expect(states({ ...ready, wallets: {} })[3]).toBe("open");
});

test("stays after the first purchase until identity and wallet are done, and returns after a rejection", () => {
  const bought = { ...nothing, hasHoldings: true };
  expect(states(bought)).toEqual(["open", "done", "done", "password"]);
  const ready = { ...bought, identity: "verified", needsPayPassword: false, wallets: { bank: wallet({}) } } as const;
  expect(areStepsDone(firstSteps(ready))).toBe(true);
  expect(areStepsDone(firstSteps({ ...ready, hasHoldings: false }))).toBe(false);
  const rejected = firstSteps({ ...ready, identity: "failed" });
  expect(areStepsDone(rejected)).toBe(false);
  expect(nextStep(rejected)).toBe("identity");
  const sentBack = { ...ready, wallets: { bank: wallet({ mustBind: true, reason: "again" }) } };
  expect(nextStep(firstSteps(sentBack))).toBe("withdrawal");
});

test("lists pending money newest first, then wallets and identity", () => {
  const list = pendingItems({
    records: [deposit("in-review", 1), deposit("success", 2), deposit("in-review", 3)],
    wallets: { bank: wallet({}), TRC20: wallet({ inReview: true }) },
    identity: "in-review",
  });
  expect(list.map((entry) => (entry.kind === "record" ? entry.record.id : entry.kind))).toEqual([
    3,
    1,
    "wallet",
    "identity",
  ]);
  expect(pendingItems({ records: [], wallets: {}, identity: "verified" })).toEqual([]);
});
