import { expect, test } from "vitest";
import { assetSummary } from "#domain/money/assets.ts";
import type { Draft } from "#domain/state.ts";
import { accepted, addMember, expectSound, START, testWorld } from "#domain/test-world.ts";
import { claimInviteReward, inviteLadder } from "./invite.ts";

function withGuests(count: number): { draft: Draft; alice: number } {
  const draft = testWorld();
  const alice = addMember(draft, "alice").id;
  invite(draft, 0, count);
  return { draft, alice };
}
function invite(draft: Draft, from: number, to: number): void {
  for (let n = from; n < to; n += 1) addMember(draft, `guest${n}`, 0, "CODEALICE");
}
const claim = (draft: Draft, memberId: number) => claimInviteReward(draft, { memberId }, START);

test.each([
  [0, 0, 0],
  [1, 1, 500],
  [2, 1, 500],
  [3, 2, 2_500],
])("%i guests reach %i tiers worth %i yen", (guests, reached, claimable) => {
  const { draft, alice } = withGuests(guests);
  expect(inviteLadder(draft, alice)).toMatchObject({ inviteCount: guests, reached, claimable });
});

test("a claim pays every tier reached, each once", () => {
  const { draft, alice } = withGuests(3);
  expect(accepted(claim(draft, alice))).toEqual({ amount: 2_500 });
  expect(claim(draft, alice)).toMatchObject({ reason: "nothing-to-claim" });
  invite(draft, 3, 10);
  expect(accepted(claim(draft, alice))).toEqual({ amount: 8_000 });
  expect(assetSummary(draft, alice)).toMatchObject({ invitation: 10_500, balance: 10_500 });
  expectSound(draft);
});

test("there is nothing to claim without guests", () => {
  const { draft, alice } = withGuests(0);
  expect(claim(draft, alice)).toMatchObject({ reason: "nothing-to-claim" });
});
