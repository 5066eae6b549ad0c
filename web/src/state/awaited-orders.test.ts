import { getDefaultStore } from "jotai";
import { beforeEach, expect, test } from "vitest";
import { awaitedOrdersAtom, keepAwaitedOrder, readAwaitedOrders } from "./awaited-orders.ts";
import { storeUserinfo } from "./session.ts";
import { testSession } from "./test-session.ts";

const entry = (record: number) => ({ order: "2-30000", tab: "deposit", record, at: 1_000 });
const shown = () => getDefaultStore().get(awaitedOrdersAtom);

beforeEach(() => {
  localStorage.clear();
  storeUserinfo(testSession(1));
});

test("keeps an order for its member, also after a logout", () => {
  keepAwaitedOrder(1, entry(7));
  keepAwaitedOrder(1, entry(7));
  expect(shown()).toEqual([entry(7)]);
  storeUserinfo(testSession(2));
  expect(shown(), "another member").toEqual([]);
  storeUserinfo(null);
  expect(shown(), "a visitor").toEqual([]);
  storeUserinfo(testSession(1));
  expect(shown()).toEqual([entry(7)]);
});

test("keeps one order per top-up, and drops the oldest orders", () => {
  keepAwaitedOrder(1, entry(7));
  keepAwaitedOrder(1, { ...entry(7), order: "3" });
  expect(shown()).toEqual([{ ...entry(7), order: "3" }]);
  for (let record = 8; record < 20; record += 1) keepAwaitedOrder(1, entry(record));
  expect(shown().map(({ record }) => record)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});

test.each(["{broken", "null", "7", '[{"order":2}]', '[null,{"order":"2","tab":"deposit","record":"7","at":1}]'])(
  "a stored %s is not an order",
  (stored) => {
    localStorage.setItem("awaitedOrders:1", stored);
    expect(readAwaitedOrders(1)).toEqual([]);
  },
);
