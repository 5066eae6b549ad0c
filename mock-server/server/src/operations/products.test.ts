import { beforeEach, expect, test } from "vitest";
import { asYen } from "#domain/amounts/yen.ts";
import { accept } from "#domain/decision.ts";
import { matureHolding } from "#domain/products/holdings.ts";
import { addMember, HALF_YEAR, testRoot } from "#domain/test-world.ts";
import * as orders from "./orders.ts";
import * as products from "./products.ts";
import { type TestWorld, testWorld } from "./test-input.ts";

let world: TestWorld;
const alice = () => world.member(1);
const buy = (price: number, key: string | null = null) => {
  const intent = key === null ? null : { memberId: 1, operationId: "products.buy", key, bodyHash: String(price) };
  return world.call(products.buy, { member: alice(), body: { products_id: 2, price }, intent });
};
const purchasable = (uid?: number) =>
  world.call(orders.getAssetsList, { member: alice(), query: uid === undefined ? {} : { uid } });
const funds = (query: { uid?: number; page?: number; limit?: number } = {}) =>
  world.call(orders.getMyFunds, { member: alice(), query }, "en");

beforeEach(() => {
  const ranged = {
    ...HALF_YEAR,
    id: 9,
    order: 0,
    rateRange: { min: "7", max: "8.5" },
    onHome: false,
    recommended: false,
  };
  const root = testRoot((draft) => {
    draft.products.put(9, { ...ranged, minimum: asYen(10_000) });
    addMember(draft, "alice", 500_000);
  });
  world = testWorld(root);
});

test("products are listed in their order, those of the home page with a text", () => {
  expect(world.call(products.index)).toMatchObject({
    value: [
      { id: 9 },
      { id: 2, title: "Half-year plan", buyStart: 30_000, expireRate: "7.8", expire: 6, dateType: 2, state: 1 },
      { id: 3, state: 0 },
      { id: 4, state: 2 },
    ],
  });
  const home = world.call(products.homeProduct);
  expect(home).toMatchObject({
    value: [{ id: 2, productsDesc: "Six months", state: 1 }, { id: 3 }, { id: 4, state: 2 }],
  });
});

test("a product's page shows its state as a badge; an unknown id is not found", () => {
  const detail = (id: number) => world.call(products.detail, { query: { id } }, "en");
  expect(detail(2)).toMatchObject({ value: { id: 2, state: 1, state_text: "Open", date_type: 2, adventures: [] } });
  expect(detail(4)).toMatchObject({ value: { state: 2, state_text: "Closed" } });
  expect(() => detail(99)).toThrow(expect.objectContaining({ statusCode: 404 }));
});

test("only open products can be bought, with the member's holdings in them", async () => {
  await buy(100_000);
  expect(purchasable(1)).toMatchObject({
    value: [
      { id: 9, recommend: 0, price: 0, profit: 0, rateFormat: "7%〜8.5%", min: "7", max: "8.5" },
      { id: 2, recommend: 1, price: 100_000, profit: 7_800, rateFormat: "7.8%", min: null, max: null, amonut: "円" },
    ],
  });
  expect(() => purchasable(2)).toThrow(expect.objectContaining({ statusCode: 403 }));
});

test("shows a product's running holdings with each one's yearly earnings, rounded down before they are added", async () => {
  const shownNow = async () => {
    const answer = await purchasable();
    return answer.ok ? answer.value.find(({ id }) => id === 2) : answer;
  };
  await buy(33_333);
  await buy(33_333);
  // 33,333 x 7.8 % is 2,599.974. Each purchase is floored to 2,599, so two earn 5,198, not 5,199.
  expect(await shownNow()).toMatchObject({ price: 66_666, profit: 5_198 });
  await world.store.transact((draft) => {
    for (const holding of draft.holdings.values()) matureHolding(draft, { holdingId: holding.id }, holding.endAt);
    return accept(null);
  });
  expect(await shownNow()).toMatchObject({ price: 0, profit: 0 });
});

test("a refused purchase with a key can be tried again with it", async () => {
  expect(await buy(600_000, "key-00001")).toMatchObject({ reason: "insufficient-balance", pointer: "/price" });
  expect(await buy(100_000, "key-00001")).toMatchObject({ ok: true });
});

test("holdings are listed newest first with their profit at maturity", async () => {
  await buy(100_000);
  await buy(30_000);
  const first = { id: 1, name: "Half-year plan", price: 100_000, profit: 3_900 };
  const times = { startTime: "2026-01-15 09:00:00", endTime: "2026-07-15 09:00:00", state: 0 };
  expect(funds({ uid: 1 })).toMatchObject({ value: [{ id: 2 }, { ...first, ...times }] });
  expect(funds({ page: 2, limit: 1 })).toMatchObject({ value: [first] });
  expect(() => funds({ uid: 2 })).toThrow(expect.objectContaining({ statusCode: 403 }));
});

test("a product that changed is shown as it is now", async () => {
  const shownNow = () => world.call(products.index, {}, "en");
  const before = shownNow();
  expect(shownNow()).toEqual(before);
  await world.store.transact((draft) => {
    const product = draft.products.get(9);
    if (product) draft.products.put(9, { ...product, minimum: asYen(123_000) });
    return accept(null);
  });
  expect(shownNow()).toMatchObject({ value: expect.arrayContaining([expect.objectContaining({ buyStart: 123_000 })]) });
});
