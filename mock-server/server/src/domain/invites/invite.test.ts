import { beforeEach, expect, test } from "vitest";
import { assetSummary } from "#domain/money/assets.ts";
import type { Draft, MemberId } from "#domain/state.ts";
import { accepted, addMember, expectSound, START, testWorld } from "#domain/test-world.ts";
import { claimInviteReward, inviteLadder } from "./invite.ts";

let draft: Draft;
let alice: MemberId;
beforeEach(() => {
  draft = testWorld();
  alice = addMember(draft, "alice").id;
});
const invite = (count: number): void => {
  for (let n = 0; n < count; n += 1) addMember(draft, `guest${draft.members.size}`, 0, "CODEALICE");
};
const claim = () => claimInviteReward(draft, { memberId: alice }, START);

test.each([
  [0, 0, 0],
  [1, 1, 500],
  [2, 1, 500],
  [3, 2, 2_500],
])("%i guests reach %i tiers worth %i yen", (guests, reached, claimable) => {
  invite(guests);
  expect(inviteLadder(draft, alice)).toMatchObject({ inviteCount: guests, reached, claimable });
});

test("a claim pays every tier reached, each once", () => {
  invite(3);
  expect(accepted(claim())).toEqual({ amount: 2_500 });
  expect(claim()).toMatchObject({ reason: "nothing-to-claim" });
  invite(7);
  expect(accepted(claim())).toEqual({ amount: 8_000 });
  expect(assetSummary(draft, alice)).toMatchObject({ invitation: 10_500, balance: 10_500 });
  expectSound(draft);
});

test("there is nothing to claim without guests", () => {
  expect(claim()).toMatchObject({ reason: "nothing-to-claim" });
});
