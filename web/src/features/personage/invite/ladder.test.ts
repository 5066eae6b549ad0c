import { expect, test } from "vitest";
import { asYen } from "#lib/yen.ts";
import { claimedYen, ladderShare, nextTier } from "./ladder.ts";

const tiers = [3, 10, 100].map((people) => ({ people, reward: asYen(people * 100) }));

test.each([
  [0, 100, 0],
  [12, 100, 0.12],
  [100, 100, 1],
  [103, 100, 1],
  [5, 0, 0],
])("%i of %i people fill %f of the bar", (invited, maxPeople, share) => {
  expect(ladderShare({ invited, maxPeople })).toBe(share);
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
