import { beforeEach, describe, expect, test } from "vitest";
import { asYen } from "#domain/amounts/yen.ts";
import { runJob } from "#domain/jobs.ts";
import { memberOf } from "#domain/members/member.ts";
import { assetSummary } from "#domain/money/assets.ts";
import type { Draft, MemberId, ReviewPolicy } from "#domain/state.ts";
import { accepted, addMember, addReceipt, decide, expectSound, START, testWorld } from "#domain/test-world.ts";
import { asEpochMs, MINUTE_MS } from "#domain/time/time.ts";
import { requestBankTopUp } from "#domain/wallet/top-up.ts";
import { bindingOf } from "./bindings.ts";
import { decideReview, DEFAULT_POLICIES, openReview } from "./reviews.ts";

const TEN_MINUTES = 10 * MINUTE_MS;
// oxlint-disable-next-line unicorn/no-thenable -- `then` is a key of the control contract; a policy is never awaited.
const LATER: ReviewPolicy = { afterMs: TEN_MINUTES, then: "reject", reason: "too late" };

let draft: Draft;
let alice: MemberId;
beforeEach(() => {
  draft = testWorld();
  alice = addMember(draft, "alice").id;
});
const topUp = (policy: ReviewPolicy = "manual") => {
  draft.policies.put("main", { ...DEFAULT_POLICIES, topup: policy });
  const command = { memberId: alice, amount: asYen(5_000), receipt: addReceipt(draft, alice) };
  return accepted(requestBankTopUp(draft, command, START));
};

function theJob() {
  const [job] = draft.jobs.values();
  if (!job) throw new Error("no job");
  return job;
}

describe("a policy", () => {
  test("of approve or reject decides at once", () => {
    expect(topUp("approve").audit).toBe("success");
    expect(assetSummary(draft, alice).balance).toBe(5_000);
    expect(topUp("reject")).toMatchObject({ audit: "failure", reason: null });
    expectSound(draft);
  });

  test("with a delay decides when its time has come", () => {
    const { id } = topUp(LATER);
    const job = theJob();
    expect(job).toMatchObject({ at: START + TEN_MINUTES, kind: "review-policy" });
    expect(() => runJob(draft, job, asEpochMs(job.at - 1))).toThrow("not due");
    accepted(runJob(draft, job, job.at));
    expect(draft.records.get(id)).toMatchObject({ audit: "failure", reason: "too late", updatedAt: job.at });
    expect(draft.jobs.size).toBe(0);
  });

  test("keeps an earlier manual decision", () => {
    const { id, reviewId } = topUp(LATER);
    decide(draft, reviewId, "approve");
    accepted(runJob(draft, theJob(), asEpochMs(START + TEN_MINUTES)));
    expect(draft.records.get(id)?.audit).toBe("success");
    expectSound(draft);
  });

  test("applies as it is when the job runs", () => {
    const { id } = topUp(LATER);
    draft.policies.put("main", DEFAULT_POLICIES);
    accepted(runJob(draft, theJob(), asEpochMs(START + TEN_MINUTES)));
    expect(draft.records.get(id)?.audit).toBe("in-review");
  });
});

describe("a decision", () => {
  test("is taken once", () => {
    const { reviewId } = topUp();
    decide(draft, reviewId, "approve");
    for (const decision of ["approve", "reject"] as const) {
      const again = { reviewId: reviewId ?? 0, decision };
      expect(decideReview(draft, again, START)).toMatchObject({ reason: "already-decided" });
    }
    expect(assetSummary(draft, alice).balance).toBe(5_000);
  });

  test("needs a review, and a wallet for reopening", () => {
    const { reviewId } = topUp();
    const unknown = { reviewId: 99, decision: "approve" } as const;
    expect(decideReview(draft, unknown, START)).toMatchObject({ reason: "unknown-review" });
    const ofTopUp = { reviewId: reviewId ?? 0, decision: "reopen" } as const;
    expect(decideReview(draft, ofTopUp, START)).toMatchObject({ reason: "not-reopenable" });
  });

  test("verifies an identity, or sends it back with the reason", () => {
    const first = openReview(draft, { kind: "identity", memberId: alice }, START);
    decide(draft, first.id, "reject", "unreadable");
    expect(memberOf(draft, alice).identity).toMatchObject({ audit: "failed", reason: "unreadable" });
    const second = openReview(draft, { kind: "identity", memberId: alice }, START);
    decide(draft, second.id, "approve");
    expect(memberOf(draft, alice).identity).toMatchObject({ audit: "verified", reason: null });
  });

  test("binds the account that was requested from customer service", () => {
    const bank = { bankName: "New Bank", branchName: "", branchCode: "", number: "7654321", holder: "SATO" };
    const { id } = openReview(draft, { kind: "support", memberId: alice, bank }, START);
    expect(bindingOf(draft, alice, "bank").state).toBe("none");
    decide(draft, id, "approve");
    expect(bindingOf(draft, alice, "bank")).toMatchObject({ state: "bound", bank });
  });
});
