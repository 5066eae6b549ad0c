import { beforeEach, expect, test } from "vitest";
import { addMember, testRoot } from "#domain/test-world.ts";
import * as inviteRecode from "./invite-recode.ts";
import { type TestWorld, testWorld } from "./test-input.ts";

let world: TestWorld;
beforeEach(() => {
  const root = testRoot((draft) => {
    addMember(draft, "alice");
    for (const guest of ["bob", "carol", "dave"]) addMember(draft, guest, 0, "CODEALICE");
  });
  world = testWorld(root);
});

const ladder = () => world.call(inviteRecode.getIncentiveList, { member: world.member(1) });
const receive = (key: string | null = null) => {
  const intent = key === null ? null : { memberId: 1, operationId: "invite_recode.receive", key, bodyHash: "" };
  return world.call(inviteRecode.receive, { member: world.member(1), intent });
};

test("the ladder shows the member's progress", () => {
  const list = [
    { condition: 1, amount: 500 },
    { condition: 3, amount: 2_000 },
    { condition: 10, amount: 8_000 },
  ];
  expect(ladder()).toEqual({
    ok: true,
    value: { list, max: 10, inviteCount: 3, inviteCode: "CODEALICE", canClick: true },
  });
});

test("a claim returns the amount as digits; the same key gets the same reply, and it is paid once", async () => {
  const paid = { ok: true, value: null, msg: "2500" };
  expect(await receive("key-00001")).toEqual(paid);
  expect(await receive("key-00001")).toEqual({ ...paid, replayed: true });
  expect(await receive()).toMatchObject({ reason: "nothing-to-claim" });
  expect(ladder()).toMatchObject({ value: { canClick: false } });
});
