import { expect, test } from "vitest";
import { grant } from "./grant.ts";
import { runJob } from "./jobs.ts";
import { setPayPassword } from "./pay-password.ts";
import { DEFAULT_POLICIES, decideReview } from "./reviews.ts";
import type { Draft, MemberId, ReviewPolicy } from "./state.ts";
import { accepted, addMember, addReceipt, expectSound, START, testWorld } from "./test-world.ts";
import { asEpochMs } from "./time.ts";
import { requestBankTopUp, requestCoinTopUp } from "./top-up.ts";
import { usdtFromWhole } from "./usdt.ts";
import { bindAddress } from "./wallet.ts";
import { requestCoinWithdrawal } from "./withdrawal.ts";
import { asYen } from "./yen.ts";

/** The most that one request may be of. */
const LARGEST = usdtFromWhole(999_999_999);
const BEYOND_LIMIT = { ok: false, reason: "beyond-limit" };
const AT_AMOUNT = { ...BEYOND_LIMIT, field: "amount" };

function emptyWorld(policy: ReviewPolicy): { draft: Draft; alice: MemberId } {
  const draft = testWorld();
  const alice = addMember(draft, "alice").id;
  draft.policies.put("main", { ...DEFAULT_POLICIES, topup: policy });
  return { draft, alice };
}
const topUp = (draft: Draft, memberId: MemberId, nth: number, amount = LARGEST) =>
  requestCoinTopUp(draft, { memberId, chain: "TRC20", amount, name: "USDT", txId: `tx-${nth}` }, START);
const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

function withTopUps(policy: ReviewPolicy, count: number): Draft {
  const { draft, alice } = emptyWorld(policy);
  for (const nth of times(count)) accepted(topUp(draft, alice, nth));
  return draft;
}

const statesOf = (draft: Draft): string[] => [...draft.reviews.values()].map(({ state }) => state);
const NINE_OF_TEN = [...times(9).map(() => "approved"), "open"];
const decide = (draft: Draft, reviewId: number, decision: "approve" | "reject") =>
  decideReview(draft, { reviewId, decision }, START);

test("a top-up that the books cannot hold is refused when it is reported, at its amount", () => {
  const { draft, alice } = emptyWorld("approve");
  for (const nth of times(9)) accepted(topUp(draft, alice, nth));
  const before = [...draft.records.values()].length;
  expect(topUp(draft, alice, 10)).toEqual(AT_AMOUNT);
  expect([...draft.records.values()]).toHaveLength(before);
  // The TXID is not spent by it.
  accepted(topUp(draft, alice, 10, usdtFromWhole(50)));
  expectSound(draft);
});

test("a member's balance goes up to the limit and not beyond, by bank or coin", () => {
  const { draft, alice } = emptyWorld("approve");
  const nearly = { memberId: alice, currency: "JPY", amount: asYen(999_999_999_950_000) } as const;
  accepted(grant(draft, nearly, START));
  const receipt = addReceipt(draft, alice);
  const byBank = (yen: number) => requestBankTopUp(draft, { memberId: alice, amount: asYen(yen), receipt }, START);
  expect(byBank(50_001)).toEqual(AT_AMOUNT);
  expect(topUp(draft, alice, 1, usdtFromWhole(400))).toEqual(AT_AMOUNT);
  accepted(byBank(50_000));
  expect(byBank(1)).toEqual(AT_AMOUNT);
  expectSound(draft);
});

test("what came in for all members together has a limit too, by bank as by coin", () => {
  const { draft } = emptyWorld("approve");
  const byBank = (name: string, yen: number) => {
    const memberId = addMember(draft, name).id;
    const receipt = addReceipt(draft, memberId);
    return requestBankTopUp(draft, { memberId, amount: asYen(yen), receipt }, START);
  };
  for (const nth of times(9)) accepted(byBank(`member${nth}`, 1_000_000_000_000_000));
  // Up to 2^53 - 1 in all.
  expect(byBank("bob", 7_199_254_740_992)).toEqual(AT_AMOUNT);
  accepted(byBank("carol", 7_199_254_740_991));
  expect(byBank("dave", 1)).toEqual(AT_AMOUNT);
  for (const nth of times(9)) accepted(topUp(draft, addMember(draft, `coins${nth}`).id, nth));
  const last = addMember(draft, "erin").id;
  expect(topUp(draft, last, 10, usdtFromWhole(7_199_264))).toEqual(AT_AMOUNT);
  accepted(topUp(draft, last, 10, usdtFromWhole(7_199_263)));
  expectSound(draft);
});

test("one that only later cannot be held is not approved, and can be rejected", () => {
  const draft = withTopUps("manual", 10);
  for (const nth of times(9)) accepted(decide(draft, nth, "approve"));
  expect(decide(draft, 10, "approve")).toEqual(BEYOND_LIMIT);
  expect(statesOf(draft)).toEqual(NINE_OF_TEN);
  accepted(decide(draft, 10, "reject"));
  expectSound(draft);
});

test("a policy that approves later leaves it to a person", () => {
  const draft = withTopUps({ afterMs: 1000, then: "approve" }, 10);
  const due = asEpochMs(START + 1000);
  for (const job of Array.from(draft.jobs.values())) accepted(runJob(draft, job, due));
  expect(statesOf(draft)).toEqual(NINE_OF_TEN);
  expect(draft.jobs.size).toBe(0);
  expectSound(draft);
});

test("a withdrawal that the books cannot pay out is not approved, and can be rejected", () => {
  const { draft, alice } = emptyWorld("manual");
  draft.policies.put("main", { ...DEFAULT_POLICIES, withdrawal: "manual" });
  accepted(grant(draft, { memberId: alice, currency: "JPY", amount: asYen(10_000_000_000_000) }, START));
  accepted(setPayPassword(draft, { memberId: alice, hash: "six digits" }));
  accepted(bindAddress(draft, { memberId: alice, chain: "TRC20", address: "Tabc", check: () => "valid" }, START));
  const [bound] = draft.reviews.values();
  if (bound?.state === "open") accepted(decide(draft, bound.id, "approve"));
  const proof = { hash: "six digits", right: true };
  const ids = times(10).map(() => {
    const command = { memberId: alice, chain: "TRC20", amount: LARGEST, proof } as const;
    return accepted(requestCoinWithdrawal(draft, command, START)).reviewId ?? 0;
  });
  for (const id of ids.slice(0, 9)) accepted(decide(draft, id, "approve"));
  expect(decide(draft, ids[9] ?? 0, "approve")).toEqual(BEYOND_LIMIT);
  accepted(decide(draft, ids[9] ?? 0, "reject"));
  expectSound(draft);
});
