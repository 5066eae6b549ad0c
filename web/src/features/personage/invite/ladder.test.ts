import { expect, test } from "vitest";
import { asYen } from "#lib/amount/yen.ts";
import { claimableYen, claimedYen, ladderShare, nextTier, tierStates } from "./ladder.ts";

const tiers = [3, 10, 100].map((people) => ({ people, reward: asYen(people * 100) }));

test.each([
  [0, 0],
  [3, 1 / 3],
  [10, 2 / 3],
  [55, 2.5 / 3],
  [100, 1],
  [103, 1],
])("%i people fill %f of the bar, a third for each tier", (invited, share) => {
  expect(ladderShare({ invited, tiers })).toBeCloseTo(share);
});

test("a ladder without tiers is empty", () => {
  expect(ladderShare({ invited: 5, tiers: [] })).toBe(0);
});

test.each([
  [12, true, 300, ["claimed", "claimable", "next"], 1000],
  [12, true, 0, ["claimable", "claimable", "next"], 1300],
  [12, false, 1300, ["claimed", "claimed", "next"], null],
  [2, false, 0, ["next", "later", "later"], null],
  [100, true, 1300, ["claimed", "claimed", "claimable"], 10_000],
  // The rewards paid do not match the tiers, or a number is unknown.
  [12, true, 250, ["reached", "reached", "next"], null],
  [12, true, null, ["reached", "reached", "next"], null],
  [null, true, 300, ["unknown", "unknown", "unknown"], null],
])("%s people, claimable %s, paid %s: %j", (invited, canClaim, paid, states, yen) => {
  const found = tierStates({ tiers, invited, canClaim }, paid === null ? null : asYen(paid));
  expect(found).toEqual(states);
  expect(claimableYen(tiers, found)).toBe(yen);
});

test.each([
  [0, 3],
  [2, 3],
  [3, 10],
  [99, 100],
  [100, undefined],
])("with %i people the next tier is at %s", (invited, people) => {
  expect(nextTier({ tiers, invited })?.people).toBe(people);
});

test.each([
  ["2500", 2500],
  [" 500 ", 500],
  ["", null],
  ["Reward received", null],
  ["500円", null],
  ["-5", null],
  ["1e3", null],
])("msg %j is %s yen (rule M3)", (msg, yen) => {
  expect(claimedYen(msg)).toBe(yen);
});
