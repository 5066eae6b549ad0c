import { expect, test } from "vitest";
import type { Books } from "#console/api/records.ts";
import { entry } from "#console/journal/test-entry.ts";
import { recordsOf, timelineOf } from "./timeline-of.ts";

const REQUESTED = Date.parse("2026-01-16T00:00:00.000Z");
const DECIDED = Date.parse("2026-01-17T00:00:00.000Z");
const leg = (account: string, amount: number) => ({ account, amount });

const BOOKS: Books = {
  money: [
    {
      id: 5,
      memberId: 1,
      direction: "withdrawal",
      channel: "bank",
      amount: 5000,
      audit: "failure",
      createdAt: REQUESTED,
    },
  ],
  holdings: [{ id: 5, memberId: 1, price: 80_000, state: "running", startAt: REQUESTED + 1, endAt: DECIDED }],
  transactions: [
    {
      id: 10,
      at: REQUESTED,
      kind: "withdrawal-request",
      ref: { kind: "record", id: 5 },
      legs: [leg("member:1:available", -5000), leg("member:1:reserve", 5000)],
    },
    {
      id: 11,
      at: REQUESTED + 1,
      kind: "purchase",
      ref: { kind: "holding", id: 5 },
      legs: [leg("member:1:available", -80_000), leg("member:1:holdings", 80_000)],
    },
    {
      id: 12,
      at: DECIDED,
      kind: "withdrawal-returned",
      ref: { kind: "record", id: 5 },
      legs: [leg("member:1:reserve", -5000), leg("member:1:available", 5000)],
    },
  ],
  reviews: [
    {
      id: 3,
      kind: "withdrawal",
      user: "alice",
      state: "rejected",
      record: 5,
      amount: 5000,
      currency: "JPY",
      submittedAt: new Date(REQUESTED).toISOString(),
      decidedAt: new Date(DECIDED).toISOString(),
      dueAt: null,
      reason: "No such account",
      payload: { address: null, chain: null, fee: 0, rate: null, receipt: null, txId: null },
    },
  ],
};

const patch = (table: string, key: number, row: object) => ({ table, key, row });
const ENTRIES = [
  // Written before a restore: another record with the same id.
  entry({ seq: 1, patch: [patch("records", 5, { createdAt: REQUESTED - 1 })] }),
  entry({
    seq: 2,
    patch: [patch("records", 5, { createdAt: REQUESTED }), patch("transactions", 10, { at: REQUESTED })],
  }),
  entry({ seq: 3, patch: [patch("holdings", 5, { startAt: REQUESTED + 1 })] }),
];

test("lists the records of all kinds, newest first", () => {
  expect(
    recordsOf(BOOKS, new Map([[1, "alice"]])).map(({ type, id, user, amount }) => [type, id, user, amount]),
  ).toEqual([
    ["order", 5, "alice", 80_000],
    ["withdrawal", 5, "alice", 5000],
  ]);
});

test("each step of a withdrawal has its time, its money and its causing call", () => {
  const steps = timelineOf({ type: "withdrawal", id: 5, at: REQUESTED }, BOOKS, ENTRIES);
  expect(steps.map(({ what, at, change, seq }) => [what, at, change, seq])).toEqual([
    ["requested", REQUESTED, null, 2],
    ["withdrawal-request", REQUESTED, -5000, 2],
    ["rejected", DECIDED, null, null],
    ["withdrawal-returned", DECIDED, 5000, null],
  ]);
  expect(steps[2]).toMatchObject({ reason: "No such account", review: 3 });
  expect(steps.map(({ review }) => review)).toEqual([null, null, 3, 3]);
});

test("an order has its future step", () => {
  const steps = timelineOf({ type: "order", id: 5, at: REQUESTED + 1 }, BOOKS, ENTRIES);
  expect(steps.map(({ what, seq }) => [what, seq])).toEqual([
    ["requested", 3],
    ["purchase", null],
    ["matures", null],
  ]);
});
