import { operationsOf, PRODUCT_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { decideReview } from "#domain/reviews/reviews.ts";
import { addMember, addReceipt, testRoot } from "#domain/test-world.ts";
import { putCatalogue } from "#scenarios/content/catalogue.ts";
import { type TestWorld, testWorld } from "./test-input.ts";
import * as wallet from "./wallet.ts";

const TX_ID = "099bbff9eeaef9b438222c5f821b3f15ef7082fe1f2ac0a3e7eda6b63b7b43b1";
const TRC20 = "TYUXKHp7XE9c2pheJwYeb9M4TpteQWQ5Bb";
const BANK = {
  bankName: "テスト銀行",
  branchName: "本店",
  bankcard: "1234567",
  cardholder: "サトウ ハナコ",
  bic: "001",
};

let world: TestWorld;
const alice = () => world.member(1);

const set = (payPassword: string, rePayPassword = payPassword) =>
  world.call(wallet.setPayPassword, { member: alice(), body: { payPassword, rePayPassword } });
const status = (type: 1 | 2 | 3) => world.call(wallet.getWalletStatus, { member: alice(), query: { type } });
const bindBank = (change: Partial<typeof BANK> = {}) =>
  world.call(wallet.bindBankCard, { member: alice(), body: { ...BANK, ...change } });
const bindCoin = (type: 1 | 2, address: string) =>
  world.call(wallet.bindAddress, { member: alice(), body: { type, address } });
const withdraw = (amount: number, payPassword = "482915", key: string | null = null) => {
  const intent =
    key === null ? null : { memberId: 1, operationId: "wallet.bankWithdrawal", key, bodyHash: String(amount) };
  return world.call(wallet.bankWithdrawal, { member: alice(), body: { amount, payPassword }, intent });
};
const records = (type: 1 | 2, payType: 1 | 2, page?: number) => {
  const query = { type, payType, ...(page !== undefined && { page, limit: 2 }) };
  return world.call(wallet.index, { member: alice(), query }, "en");
};
const balance = async () => {
  const answer = await world.call(wallet.getBalance, { member: alice() });
  return answer.ok ? answer.value : answer;
};

/** A world with alice, who has no bound account or address yet. */
const beginning = () =>
  testRoot((draft) => {
    addMember(draft, "alice", 125_000);
    addReceipt(draft, 1);
    const own = draft.settings.get("main");
    putCatalogue(draft);
    if (own) draft.settings.put("main", own);
  });

beforeEach(() => {
  world = testWorld(beginning());
});

describe("the trading password", () => {
  test("is required until it is set", async () => {
    const ask = () => world.call(wallet.getPayPassword, { member: alice() });
    expect(ask()).toEqual({ ok: true, value: { setPayPassword: true, lockedUntil: null } });
    expect(await set("482915")).toEqual({ ok: true, value: null });
    expect(ask()).toEqual({ ok: true, value: { setPayPassword: false, lockedUntil: null } });
    expect(await set("482915")).toMatchObject({ reason: "already-set" });
  });

  test.each([
    ["", "", "required", "/payPassword"],
    ["12345", "12345", "not-six-digits", "/payPassword"],
    ["１２３４５６", "１２３４５６", "not-six-digits", "/payPassword"],
    ["123456", "", "required", "/rePayPassword"],
    ["123456", "654321", "passwords-differ", "/rePayPassword"],
  ])("%j repeated as %j is refused as %s", async (first, second, reason, pointer) => {
    expect(await set(first, second)).toMatchObject({ reason, pointer });
    expect(alice().payPasswordHash).toBeNull();
  });
});

describe("binding", () => {
  test("a bank account shows only its last digits afterwards", async () => {
    expect(status(3)).toEqual({ ok: true, value: { auditStatus: 0, bound: null, reason: null } });
    expect(await bindBank()).toEqual({ ok: true, value: null });
    expect(status(3)).toEqual({ ok: true, value: { auditStatus: 1, bound: "テスト銀行 ****4567", reason: null } });
  });

  test("names the field of the contract", async () => {
    expect(await bindBank({ cardholder: "" })).toMatchObject({ reason: "required", pointer: "/cardholder" });
    expect(await bindBank({ bankcard: "x" })).toMatchObject({ reason: "bad-bank-card", pointer: "/bankcard" });
  });

  test("an address gets the reply that the contract's table defines", async () => {
    const bind = operationsOf(readDocument(PRODUCT_CONTRACT)).find(
      ({ operation }) => operation.operationId === "wallet.bindAddress",
    );
    const rows = [...String(bind?.operation.description).matchAll(/^\| ([12]) \| `(.+)` \| ([a-z-]+) \|/gm)];
    expect(rows).toHaveLength(12);
    for (const [, type, address = "", answer] of rows) {
      const got = await bindCoin(type === "1" ? 1 : 2, address);
      const reason = "reason" in got ? got.reason : "";
      expect([type, address, got.ok ? "ok" : reason]).toEqual([type, address, answer]);
      if (got.ok) expect(status(type === "1" ? 1 : 2)).toMatchObject({ value: { bound: address.trim() } });
      await world.store.replace(beginning());
    }
  });

  test("reopened by customer service is status 3 with the reason", async () => {
    await bindBank();
    await world.store.transact((draft, now) =>
      decideReview(draft, { reviewId: 1, decision: "reopen", reason: "名義が異なります。" }, now),
    );
    expect(status(3)).toEqual({ ok: true, value: { auditStatus: 3, bound: null, reason: "名義が異なります。" } });
  });
});

describe("a withdrawal", () => {
  test("with the same key moves money once", async () => {
    await set("482915");
    await bindBank();
    expect(await withdraw(5_000, "482915", "key-00001")).toEqual({ ok: true, value: null });
    expect(await withdraw(5_000, "482915", "key-00001")).toEqual({ ok: true, value: null, replayed: true });
    expect(await withdraw(6_000, "482915", "key-00001")).toMatchObject({ reason: "idempotency-key-reused" });
    expect(await balance()).toMatchObject({ balance: 120_000 });
  });

  test("that its member cancelled shows that in the record", async () => {
    await set("482915");
    await bindBank();
    await withdraw(5_000);
    const cancel = (id: number) => world.call(wallet.cancelWithdrawal, { member: alice(), body: { id } });
    expect(await cancel(1)).toEqual({ ok: true, value: null });
    expect(await cancel(1)).toMatchObject({ reason: "already-decided", pointer: "/id" });
    expect(records(2, 2)).toMatchObject({
      value: { list: [{ audit: 2, reason: "You cancelled this withdrawal.", net: 4_670 }] },
    });
    expect(await balance()).toMatchObject({ balance: 125_000 });
  });

  test("of coins is shown in USDT, with fee, net and rate", async () => {
    await set("482915");
    await bindCoin(1, TRC20);
    const body = { payType: 1, amount: 200, payPassword: "482915" } as const;
    expect(await world.call(wallet.withdrawal, { member: alice(), body })).toEqual({ ok: true, value: null });
    expect(records(2, 1)).toEqual({
      ok: true,
      value: {
        list: [
          {
            id: 1,
            audit: 0,
            reason: null,
            createtime: "2026-01-15 09:00:00",
            updatetime: "2026-01-15 09:00:00",
            amount: "200",
            fee: "1",
            net: "199",
            rate: "150",
            pay_type: "1",
            address: TRC20,
            txId: null,
          },
        ],
        total: 1,
      },
    });
    expect(await balance()).toEqual({ balance: 95_000, usdt: "633.33" });
  });
});

describe("a top-up", () => {
  const bank = (amount: number) =>
    world.call(wallet.bankRecharge, { member: alice(), body: { amount, image: "/uploads/1.png" } });
  const coin = (change: object = {}) => {
    const body = { amount: 500, name: "trc20", txId: TX_ID, payType: 1 as const, ...change };
    return world.call(wallet.recharge, { member: alice(), body });
  };

  test("by bank is a record in review", async () => {
    expect(await bank(100_000)).toEqual({ ok: true, value: null });
    expect(records(1, 2)).toMatchObject({
      value: { list: [{ audit: 0, amount: 100_000, fee: 0, net: 100_000, pay_type: null, address: null }], total: 1 },
    });
  });

  test("by coin keeps the deposit address and the TXID", async () => {
    expect(await coin()).toEqual({ ok: true, value: null });
    const list = [{ amount: "500", rate: "149.5", pay_type: "1", address: "trc-deposit", txId: TX_ID }];
    expect(records(1, 1)).toMatchObject({ value: { list } });
    expect(await coin()).toMatchObject({ reason: "txid-used", pointer: "/txId" });
    expect(await coin({ amount: 49 })).toMatchObject({ reason: "below-minimum", params: { minimum: "50" } });
  });

  test("is listed in pages with their numbers", async () => {
    for (const amount of [1, 2, 3]) await bank(amount);
    expect(records(1, 2, 2)).toMatchObject({ value: { list: [{ amount: 1 }], total: 3, page: 2, limit: 2 } });
    expect(records(1, 2)).not.toHaveProperty("value.page");
  });
});

test("returns the balance with its value in USDT, floored to two places", async () => {
  expect(await balance()).toEqual({ balance: 125_000, usdt: "833.33" });
});

test("the instructions come with the fees", () => {
  expect(world.call(wallet.getWithdrawalDesc, { member: alice() })).toMatchObject({ value: { fee: 330 } });
  const desc = world.call(wallet.getDesc, { member: alice() });
  expect(desc).toMatchObject({ value: { fees: { ERC20: "5", TRC20: "1" } } });
});
