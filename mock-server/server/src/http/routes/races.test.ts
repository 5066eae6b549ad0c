// Many concurrent calls on the whole server: as many succeed as the rules allow, each once, and the books still
// balance.
import { afterAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#domain/invariants/invariants.ts";
import { availableOf, reserveOf, yenBalance } from "#domain/money/accounts.ts";
import { type TestReply, type CallInput, testApp } from "#http/testing/test-app.ts";
import { prepareWorld, UPLOAD } from "#http/testing/test-matrix.ts";
import type { World } from "#worlds/world.ts";

const app = await testApp();
afterAll(() => app.fastify.close());

const BUY = { products_id: 2, price: 30_000 };
const WITHDRAW = { amount: 30_000, payPassword: "123456" };
const both = <Value>(make: (at: number) => Promise<Value>, count = 2): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

const ALICE = 1;
const available = (world: World): number => yenBalance(world.store.read(), availableOf(ALICE));
const reserved = (world: World): number => yenBalance(world.store.read(), reserveOf(ALICE));
function expectBalancedBooks(world: World): void {
  expect(checkInvariants(world.store.read()).filter(({ ok }) => !ok)).toEqual([]);
}
function tally(replies: readonly TestReply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, reason } of replies) {
    const outcome = status === 200 ? (reason ?? "ok") : String(status);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe("64 purchases at once", () => {
  test.each([0, 1, 7, 13])("succeed as often as the balance allows: %i times", async (k) => {
    const { world, call } = await prepareWorld(app, {});
    // Buys once first where that is possible, so that the balance is enough for k purchases and not for one more.
    const surplus = available(world) - k * BUY.price - 1;
    if (surplus > 0) await call("products.buy", { as: "alice", body: { products_id: 2, price: surplus } });
    const holdings = world.store.read().holdings.size;
    const left = available(world);
    const replies = await both(() => call("products.buy", { as: "alice", body: BUY }), 64);
    expect(tally(replies)).toEqual({ ...(k > 0 && { ok: k }), "insufficient-balance": 64 - k });
    expect(available(world)).toBe(left - k * BUY.price);
    expect(world.store.read().holdings.size - holdings).toBe(k);
    expectBalancedBooks(world);
  });

  test("under one key succeed once, and all get that reply", async () => {
    const { world, call } = await prepareWorld(app, {});
    const left = available(world);
    const sent: CallInput = { as: "alice", body: BUY, headers: { "idempotency-key": "race-key-0001" } };
    const replies = await both(() => call("products.buy", sent), 64);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(tally(replies)).toEqual({ ok: 64 });
    expect(available(world)).toBe(left - BUY.price);
    expectBalancedBooks(world);
  });

  test("under one key with different bodies succeed for one of them", async () => {
    const { world, call } = await prepareWorld(app, {});
    const left = available(world);
    const headers = { "idempotency-key": "race-key-0002" };
    const replies = await both(
      (at) => call("products.buy", { as: "alice", body: { ...BUY, price: 30_000 + at }, headers }),
      16,
    );
    expect(tally(replies)).toEqual({ ok: 1, "idempotency-key-reused": 15 });
    expect(left - available(world)).toBe(30_000 + replies.findIndex(({ code }) => code === 200));
    // Another member may use the same key.
    await call("user.register", { body: { username: "carol", password: "Passw0rd1", re_password: "Passw0rd1" } });
    expect((await call("products.buy", { as: "bob", body: BUY, headers })).reason).toBe("insufficient-balance");
  });
});

describe("a purchase and a withdrawal at once", () => {
  test("share the money between them", async () => {
    const { world, call } = await prepareWorld(app, {});
    const left = available(world);
    const most = Math.floor(left / BUY.price);
    const replies = await both(
      (at) =>
        at % 2 === 0
          ? call("products.buy", { as: "alice", body: BUY })
          : call("wallet.bankWithdrawal", { as: "alice", body: WITHDRAW }),
      64,
    );
    expect(tally(replies)).toEqual({ ok: most, "insufficient-balance": 64 - most });
    expect(available(world)).toBe(left - most * BUY.price);
    const withdrawn = replies.filter(({ code }, at) => at % 2 === 1 && code === 200).length;
    expect(reserved(world)).toBe(withdrawn * WITHDRAW.amount);
    expectBalancedBooks(world);
  });

  test("succeed only for the first when the balance is enough for one", async () => {
    const { world, call } = await prepareWorld(app, {});
    const all = available(world);
    const replies = await Promise.all([
      call("wallet.bankWithdrawal", { as: "alice", body: { ...WITHDRAW, amount: all } }),
      call("products.buy", { as: "alice", body: { ...BUY, price: all } }),
    ]);
    expect(tally(replies)).toEqual({ ok: 1, "insufficient-balance": 1 });
    expect(available(world)).toBe(0);
    expectBalancedBooks(world);
  });
});

describe("a review", () => {
  const decide = (world: World, review: number, decision: string) =>
    app.control("POST", `/worlds/${world.id}/reviews/${review}`, { decision });
  const openReview = (world: World, kind: string): number =>
    [...world.store.read().reviews.values()].find((review) => review.kind === kind && review.state === "open")?.id ?? 0;

  test("approved twice at once credits its deposit once", async () => {
    const { world, call } = await prepareWorld(app, {});
    await call("wallet.bankRecharge", { as: "alice", body: { amount: 50_000, image: UPLOAD("alice") } });
    const left = available(world);
    const review = openReview(world, "topup");
    const statuses = (await both(() => decide(world, review, "approve"), 8)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(available(world)).toBe(left + 50_000);
    expectBalancedBooks(world);
  });

  test("approved, rejected and cancelled at once has one outcome", async () => {
    for (const order of [0, 1, 2]) {
      const { world, call } = await prepareWorld(app, { in: "under-review" });
      const [left, kept] = [available(world), reserved(world)];
      const review = openReview(world, "withdrawal");
      const acts = [
        async () => (await decide(world, review, "approve")).statusCode === 200,
        async () => (await decide(world, review, "reject")).statusCode === 200,
        async () => (await call("wallet.cancelWithdrawal", { as: "alice", body: { id: 3 } })).code === 200,
      ];
      const won = await Promise.all([...acts.slice(order), ...acts.slice(0, order)].map((act) => act()));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(reserved(world)).toBe(0);
      expect([left, left + kept]).toContain(available(world));
      expectBalancedBooks(world);
    }
  });
});

describe("at once", () => {
  test("one reward is claimed once", async () => {
    const { world, call } = await prepareWorld(app, { in: "invite-ladder" });
    const replies = await both(() => call("invite_recode.receive", { as: "alice", body: {} }), 16);
    expect(tally(replies)).toEqual({ ok: 1, "nothing-to-claim": 15 });
    expectBalancedBooks(world);
  });

  test("one TXID counts once, ignoring case", async () => {
    const { world, call } = await prepareWorld(app, {});
    const txId = "ab".repeat(32);
    const spelt = [txId, txId.toUpperCase(), ` ${txId} `, `0x${txId}`];
    const body = (at: number) => ({ amount: 100, name: "TRC20", txId: spelt[at % 4], payType: 1 });
    const replies = await both((at) => call("wallet.recharge", { as: at % 2 ? "alice" : "bob", body: body(at) }), 16);
    expect(tally(replies)).toEqual({ ok: 1, "txid-used": 15 });
    expectBalancedBooks(world);
  });

  test("one name is registered once", async () => {
    const { world, call } = await prepareWorld(app, {});
    const members = world.store.read().members.size;
    const body = { email: "new@example.test", password: "Passw0rd1", re_password: "Passw0rd1" };
    const replies = await both(
      (at) => call("user.register", { body: { ...body, email: at % 2 ? body.email : "NEW@example.test" } }),
      16,
    );
    expect(tally(replies)).toEqual({ ok: 1, "account-taken": 15 });
    expect(world.store.read().members.size).toBe(members + 1);
  });

  test("one trading password and one bank account are set", async () => {
    const { call } = await prepareWorld(app, {});
    const set = (at: number) => ({ payPassword: `00000${at}`, rePayPassword: `00000${at}` });
    expect(tally(await both((at) => call("wallet.setPayPassword", { as: "bob", body: set(at) }), 8))).toEqual({
      ok: 1,
      "already-set": 7,
    });
    const card = { bankName: "a", branchName: "b", bankcard: "1", cardholder: "c", bic: "d" };
    expect(tally(await both(() => call("wallet.bindBankCard", { as: "bob", body: card }), 8))).toEqual({
      ok: 1,
      "already-bound": 7,
    });
  });

  test("no more attempts at a trading password are checked than allowed", async () => {
    const { call } = await prepareWorld(app, {});
    const guess = () => call("wallet.bankWithdrawal", { as: "alice", body: { ...WITHDRAW, payPassword: "000000" } });
    expect(tally(await both(guess, 32))).toEqual({ "wrong-pay-password": 4, "pay-password-locked": 28 });
    expect((await call("wallet.bankWithdrawal", { as: "alice", body: WITHDRAW })).reason).toBe("pay-password-locked");
  });

  test("no more attempts at a password are checked than allowed", async () => {
    const { call } = await prepareWorld(app, {});
    const body = { account: "alice@example.test", password: "Wrong0000" };
    const replies = await both(() => call("user.login", { body }), 32);
    expect(tally(replies)["wrong-credentials"]).toBeLessThanOrEqual(5);
    expect((await call("user.login", { body: { ...body, password: "Passw0rd1" } })).reason).toBe("too-many-attempts");
  });

  test("a password change ends a purchase's session before or after it, never in between", async () => {
    const { world, call } = await prepareWorld(app, {});
    const left = available(world);
    const body = { oldPassword: "Passw0rd1", password: "Newpass22", re_password: "Newpass22" };
    const [changed, ...bought] = await Promise.all([
      call("user.updateUserInfo", { as: "alice", body }),
      ...Array.from({ length: 8 }, () => call("products.buy", { as: "alice", body: BUY })),
    ]);
    expect(changed?.code).toBe(200);
    expect(left - available(world)).toBe(BUY.price * bought.filter(({ code }) => code === 200).length);
    expect((await call("products.buy", { as: "alice", body: BUY })).status).toBe(401);
    expectBalancedBooks(world);
  });
});
