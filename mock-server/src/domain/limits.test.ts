import { expect, test } from "vitest";
import { runJob } from "./jobs.ts";
import { DEFAULT_POLICIES, decideReview } from "./reviews.ts";
import type { Draft, MemberId, ReviewPolicy } from "./state.ts";
import { accepted, addMember, expectSound, START, testWorld } from "./test-world.ts";
import { asEpochMs } from "./time.ts";
import { requestCoinTopUp } from "./top-up.ts";
import { usdtFromWhole } from "./usdt.ts";

/** The most that one top-up may be. */
const LARGEST = usdtFromWhole(999_999_999);

function withTopUps(policy: ReviewPolicy, count: number): { draft: Draft; alice: MemberId } {
  const draft = testWorld();
  const alice = addMember(draft, "alice").id;
  draft.policies.put("main", { ...DEFAULT_POLICIES, topup: policy });
  for (let nth = 1; nth <= count; nth += 1) {
    const command = { memberId: alice, chain: "TRC20", amount: LARGEST, name: "USDT", txId: `tx-${nth}` } as const;
    accepted(requestCoinTopUp(draft, command, START));
  }
  return { draft, alice };
}

const statesOf = (draft: Draft): string[] => [...draft.reviews.values()].map(({ state }) => state);
const NINE_OF_TEN = [...Array.from({ length: 9 }, () => "approved"), "open"];

test("a top-up that the books could not hold is not approved, and can be rejected", () => {
  const { draft } = withTopUps("manual", 10);
  for (let reviewId = 1; reviewId <= 9; reviewId += 1)
    accepted(decideReview(draft, { reviewId, decision: "approve" }, START));
  expect(decideReview(draft, { reviewId: 10, decision: "approve" }, START)).toEqual({
    ok: false,
    reason: "beyond-limit",
  });
  expect(statesOf(draft)).toEqual(NINE_OF_TEN);
  accepted(decideReview(draft, { reviewId: 10, decision: "reject" }, START));
  expectSound(draft);
});

test("a policy that approves leaves it to a person, at once or later", () => {
  const atOnce = withTopUps("approve", 10).draft;
  expect(statesOf(atOnce)).toEqual(NINE_OF_TEN);
  expectSound(atOnce);

  const later = withTopUps({ afterMs: 1000, then: "approve" }, 10).draft;
  const due = asEpochMs(START + 1000);
  for (const job of Array.from(later.jobs.values())) accepted(runJob(later, job, due));
  expect(statesOf(later)).toEqual(NINE_OF_TEN);
  expect(later.jobs.size).toBe(0);
  expectSound(later);
});
