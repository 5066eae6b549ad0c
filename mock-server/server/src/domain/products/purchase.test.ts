import { beforeEach, describe, expect, test } from "vitest";
import { asYen } from "#domain/amounts/yen.ts";
import type { Decision } from "#domain/decision.ts";
import { type Intent, once } from "#domain/idempotency.ts";
import { runJob } from "#domain/jobs.ts";
import { memberOf } from "#domain/members/member.ts";
import { assetSummary } from "#domain/money/assets.ts";
import { listFlows } from "#domain/money/flows.ts";
import { positionIn } from "#domain/money/positions.ts";
import type { Draft, Holding, MemberId } from "#domain/state.ts";
import { accepted, addMember, expectSound, START, testRoot, testWorld } from "#domain/test-world.ts";
import { asEpochMs, tokyoTime } from "#domain/time/time.ts";
import type { Store } from "#ports/store.ts";
import { memoryStore } from "#store/memory.ts";
import { listHoldings, matureHolding } from "./holdings.ts";
import { type BuyProduct, buyProduct } from "./purchase.ts";

const PAGE = { offset: 0, limit: 10 };

let draft: Draft;
let alice: MemberId;
beforeEach(() => {
  draft = testWorld();
  alice = addMember(draft, "alice", 500_000).id;
});
const buy = (change: Partial<BuyProduct> = {}, on = draft): Decision<Holding, string, string> =>
  buyProduct(on, { memberId: alice, productId: 2, price: asYen(100_000), term: 6, ...change }, START);

describe("a purchase", () => {
  test("moves the price from the balance into a holding with its profit fixed", () => {
    const holding = accepted(buy());
    expect(holding).toMatchObject({ price: 100_000, profit: 3_900, rate: "7.8", state: "running" });
    expect(tokyoTime(holding.endAt)).toBe("2026-07-15 09:05:00");
    expect(assetSummary(draft, alice)).toEqual({
      totalAssets: 500_000,
      profit: 0,
      balance: 400_000,
      totalValue: 100_000,
      invitation: 0,
    });
    expectSound(draft);
  });

  test("adds to the position in the product", () => {
    accepted(buy());
    accepted(buy({ price: asYen(50_000) }));
    expect(positionIn(draft, alice, 2)).toEqual({ invested: 150_000, annualProfit: 11_700 });
    expect(positionIn(draft, alice, 3)).toEqual({ invested: 0, annualProfit: 0 });
  });

  test("is an expense in the funds flow, named after the product", () => {
    accepted(buy());
    const [line] = listFlows(draft, { memberId: alice, type: "expense", ...PAGE });
    expect(line).toMatchObject({ explain: "purchase", amount: 100_000, subject: { en: "Half-year plan" } });
  });

  test.each([
    ["unknown-product", "productId", { productId: 99 }],
    ["product-not-open", "productId", { productId: 3 }],
    ["product-not-open", "productId", { productId: 4 }],
    ["term-mismatch", "term", { term: 3 }],
    ["below-minimum", "price", { price: asYen(29_999) }],
    ["insufficient-balance", "price", { price: asYen(500_001) }],
  ] as const)("is refused as %s at %s", (reason, field, change) => {
    expect(buy(change)).toMatchObject({ ok: false, reason, field });
  });

  test("that is refused leaves the world as it was", () => {
    const rows = [...draft.members.values()];
    expect(buy({ price: asYen(500_001) }).ok).toBe(false);
    expect([...draft.members.values()]).toEqual(rows);
    expect(draft.holdings.size + draft.jobs.size).toBe(0);
  });

  test("accepts the whole balance, the minimum amount and a missing term", () => {
    accepted(buy({ price: asYen(470_000) }));
    expect(buy({ price: asYen(30_000), term: undefined }).ok).toBe(true);
  });
});

describe("the same intent twice", () => {
  const storeWithAlice = () =>
    memoryStore(
      testRoot((draft) => addMember(draft, "alice", 500_000)),
      { now: () => START },
    );
  const buyOnce = (store: Store, bodyHash: string) => {
    const intent: Intent = { memberId: alice, operationId: "products.buy", key: "key-00001", bodyHash };
    return store.transact((draft, now) => once(draft, intent, now, () => buy({}, draft)));
  };

  test("buys once and gets the same answer", async () => {
    const store = storeWithAlice();
    const first = await buyOnce(store, "a");
    expect(first.ok).toBe(true);
    expect(await buyOnce(store, "a")).toEqual({ ...first, replayed: true });
    expect(assetSummary(store.read(), alice).balance).toBe(400_000);
  });

  test("with another body is refused", async () => {
    const store = storeWithAlice();
    expect((await buyOnce(store, "a")).ok).toBe(true);
    expect(await buyOnce(store, "b")).toMatchObject({ ok: false, reason: "idempotency-key-reused" });
    expect(listHoldings(store.read(), { memberId: alice, ...PAGE })).toHaveLength(1);
  });
});

describe("maturity", () => {
  test("returns the price and pays the profit, once", () => {
    const holding = accepted(buy());
    const job = [...draft.jobs.values()].find(({ ref }) => ref === holding.id);
    if (!job) throw new Error("no job");
    expect(() => runJob(draft, job, asEpochMs(job.at - 1))).toThrow("not due");
    accepted(runJob(draft, job, job.at));
    accepted(runJob(draft, job, job.at));
    expect(assetSummary(draft, alice)).toMatchObject({
      totalAssets: 503_900,
      profit: 3_900,
      balance: 503_900,
      totalValue: 0,
    });
    expect(positionIn(draft, alice, 2)).toEqual({ invested: 0, annualProfit: 0 });
    expect(listFlows(draft, { memberId: alice, type: "income", ...PAGE })[0]).toMatchObject({
      explain: "maturity",
      amount: 103_900,
    });
    expect(matureHolding(draft, { holdingId: holding.id }, job.at)).toMatchObject({ reason: "already-matured" });
    expectSound(draft);
  });

  test("of a holding without profit returns the price alone", () => {
    const plan = draft.products.get(2);
    if (plan) draft.products.put(2, { ...plan, rate: "0" });
    const holding = accepted(buy());
    accepted(matureHolding(draft, { holdingId: holding.id }, holding.endAt));
    expect(assetSummary(draft, alice)).toMatchObject({ balance: 500_000, profit: 0 });
    expectSound(draft);
  });

  test("uses the rate at purchase when the product's has changed since", () => {
    const holding = accepted(buy());
    const plan = draft.products.get(2);
    if (plan) draft.products.put(2, { ...plan, rate: "1" });
    accepted(buy());
    accepted(matureHolding(draft, { holdingId: holding.id }, holding.endAt));
    expect(positionIn(draft, alice, 2)).toEqual({ invested: 100_000, annualProfit: 1_000 });
    expectSound(draft);
  });
});

test("holdings are listed newest first, a page at a time", () => {
  for (const price of [30_000, 40_000, 50_000]) accepted(buy({ price: asYen(price) }));
  const page = listHoldings(draft, { memberId: alice, offset: 1, limit: 1 });
  expect(page.map((holding) => holding.price)).toEqual([40_000]);
  expect(listHoldings(draft, { memberId: alice, offset: 9, limit: 9 })).toEqual([]);
  expect(memberOf(draft, alice).newestHolding).toBe(3);
});
