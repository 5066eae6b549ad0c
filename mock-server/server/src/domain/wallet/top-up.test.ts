import { beforeEach, describe, expect, test } from "vitest";
import { asRate, usdtFromWhole } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { accountBalance, EXTERNAL, PLATFORM } from "#domain/money/accounts.ts";
import { assetSummary } from "#domain/money/assets.ts";
import { listFlows } from "#domain/money/flows.ts";
import { listRecords } from "#domain/money/records.ts";
import type { Draft, MemberId } from "#domain/state.ts";
import {
  accepted,
  addMember,
  addReceipt,
  decide,
  expectSound,
  SETTINGS,
  START,
  testWorld,
} from "#domain/test-world.ts";
import { type CoinTopUp, requestBankTopUp, requestCoinTopUp } from "./top-up.ts";

const TX_ID = "099bbff9eeaef9b438222c5f821b3f15ef7082fe1f2ac0a3e7eda6b63b7b43b1";
const PAGE = { offset: 0, limit: 10 };

let draft: Draft;
let alice: MemberId;
let receipt: string;
beforeEach(() => {
  draft = testWorld();
  alice = addMember(draft, "alice").id;
  receipt = addReceipt(draft, alice);
});
const byBank = (yen = 100_000) =>
  accepted(requestBankTopUp(draft, { memberId: alice, amount: asYen(yen), receipt }, START));
const report = (change: Partial<CoinTopUp> = {}) => {
  const topUp = { memberId: alice, chain: "TRC20", amount: usdtFromWhole(101), name: "TRC20", txId: TX_ID } as const;
  return requestCoinTopUp(draft, { ...topUp, ...change }, START);
};

describe("a bank top-up", () => {
  test("waits in review without moving money", () => {
    const record = byBank();
    expect(record).toMatchObject({
      audit: "in-review",
      amount: 100_000,
      fee: 0,
      yen: 100_000,
      rate: null,
      receipt,
      address: null,
    });
    expect(assetSummary(draft, alice).totalAssets).toBe(0);
    expectSound(draft);
  });

  test("is credited when approved", () => {
    const { reviewId } = byBank();
    decide(draft, reviewId, "approve");
    expect(assetSummary(draft, alice).balance).toBe(100_000);
    expect(accountBalance(draft, EXTERNAL.JPY)).toBe(-100_000);
    expect(listFlows(draft, { memberId: alice, type: "income", ...PAGE })).toMatchObject([
      { explain: "top-up", amount: 100_000 },
    ]);
    expectSound(draft);
  });

  test("fails with the reason when rejected", () => {
    const { reviewId, id } = byBank();
    decide(draft, reviewId, "reject", "wrong amount");
    expect(draft.records.get(id)).toMatchObject({ audit: "failure", reason: "wrong amount" });
    expect(assetSummary(draft, alice).balance).toBe(0);
    expectSound(draft);
  });

  test("is refused without a receipt of the member's own", () => {
    const bob = addMember(draft, "bob").id;
    const ask = (memberId: number, image: string) =>
      requestBankTopUp(draft, { memberId, amount: asYen(1), receipt: image }, START);
    expect(ask(alice, " ")).toMatchObject({ reason: "required", field: "receipt" });
    expect(ask(alice, "/uploads/none.png")).toMatchObject({ reason: "unknown-upload", field: "receipt" });
    expect(ask(bob, receipt)).toMatchObject({ reason: "unknown-upload" });
    expect(draft.records.size + draft.reviews.size).toBe(0);
  });
});

describe("a coin top-up", () => {
  test("is credited at the rate of the request, floored to yen, even if the rate has changed at approval", () => {
    const { reviewId, ...record } = accepted(report({ chain: "ERC20", name: "usdt" }));
    expect(record).toMatchObject({ rate: "148.333333", yen: 14_981, address: "erc-deposit" }); // 14981.666...
    const { chains } = SETTINGS;
    draft.settings.put("main", { ...SETTINGS, chains: { ...chains, ERC20: { ...chains.ERC20, rate: asRate("1") } } });
    decide(draft, reviewId, "approve");
    expect(assetSummary(draft, alice).balance).toBe(14_981);
    expect(accountBalance(draft, PLATFORM.USDT)).toBe(101_000_000);
    expect(accountBalance(draft, EXTERNAL.USDT)).toBe(-101_000_000);
    expect(accountBalance(draft, PLATFORM.JPY)).toBe(-14_981);
    expectSound(draft);
  });

  test.each([
    ["required", "name", { name: "" }],
    ["bad-choice", "name", { name: "BEP20" }],
    ["name-mismatch", "name", { name: "erc20" }],
    ["below-minimum", "amount", { amount: usdtFromWhole(49) }],
    ["required", "txId", { txId: " 0x " }],
  ] as const)("is refused as %s at %s", (reason, field, change) => {
    expect(report(change)).toMatchObject({ ok: false, reason, field });
    expect(draft.records.size + draft.txIds.size).toBe(0);
  });

  test("accepts a transfer once, in any spelling, by any member and even after a rejection", () => {
    const bob = addMember(draft, "bob").id;
    const { reviewId } = accepted(report());
    expect(report()).toMatchObject({ reason: "txid-used", field: "txId" });
    expect(report({ memberId: bob, txId: ` 0x${TX_ID.toUpperCase()} ` })).toMatchObject({ reason: "txid-used" });
    decide(draft, reviewId, "reject");
    expect(report({ memberId: bob, chain: "ERC20", name: "ERC20" })).toMatchObject({ reason: "txid-used" });
  });
});

test("records are listed by direction and channel, newest first, with their number", () => {
  for (const yen of [1, 2, 3]) byBank(yen);
  accepted(report());
  const bank = listRecords(draft, { memberId: alice, direction: "top-up", channel: "bank", offset: 1, limit: 1 });
  expect(bank).toMatchObject({ records: [{ amount: 2 }], total: 3 });
  const coin = listRecords(draft, { memberId: alice, direction: "top-up", channel: "coin", ...PAGE });
  expect(coin).toMatchObject({ records: [{ amount: 101_000_000 }], total: 1 });
  expect(listRecords(draft, { memberId: alice, direction: "withdrawal", channel: "coin", ...PAGE })).toEqual({
    records: [],
    total: 0,
  });
});
