import { describe, expect, test } from "vitest";
import { asYen } from "#domain/amounts/yen.ts";
import { runJob } from "#domain/jobs.ts";
import { assetSummary } from "#domain/money/assets.ts";
import type { Draft, ReviewPolicy } from "#domain/state.ts";
import { accepted, addMember, addReceipt, expectSound, memberNow, START, testWorld } from "#domain/test-world.ts";
import { asEpochMs, MINUTE_MS } from "#domain/time/time.ts";
import { requestBankTopUp } from "#domain/wallet/top-up.ts";
import { bindingOf } from "./bindings.ts";
import { decideReview, DEFAULT_POLICIES, openReview } from "./reviews.ts";

const TEN_MINUTES = 10 * MINUTE_MS;
// oxlint-disable-next-line unicorn/no-thenable -- `then` is a key of the control contract; a policy is never awaited.
const LATER: ReviewPolicy = { afterMs: TEN_MINUTES, then: "reject", reason: "too late" };

function world(topup: ReviewPolicy = "manual"): { draft: Draft; alice: number } {
  const draft = testWorld();
  draft.policies.put("main", { ...DEFAULT_POLICIES, topup });
  return { draft, alice: addMember(draft, "alice").id };
}
const topUp = (draft: Draft, memberId: number) =>
  accepted(requestBankTopUp(draft, { memberId, amount: asYen(5_000), receipt: addReceipt(draft, memberId) }, START));

function theJob(draft: Draft) {
  const [job] = draft.jobs.values();
  if (!job) throw new Error("no job");
  return job;
}

describe("a policy", () => {
  test("of approve or reject decides at once", () => {
    const approving = world("approve");
    expect(topUp(approving.draft, approving.alice).audit).toBe("success");
    expect(assetSummary(approving.draft, approving.alice).balance).toBe(5_000);
    const rejecting = world("reject");
    expect(topUp(rejecting.draft, rejecting.alice)).toMatchObject({ audit: "failure", reason: null });
    expectSound(rejecting.draft);
  });

  test("with a delay decides when its time has come", () => {
    const { draft, alice } = world(LATER);
    const { id } = topUp(draft, alice);
    const job = theJob(draft);
    expect(job).toMatchObject({ at: START + TEN_MINUTES, kind: "review-policy" });
    expect(() => runJob(draft, job, asEpochMs(job.at - 1))).toThrow("not due");
    accepted(runJob(draft, job, job.at));
    expect(draft.records.get(id)).toMatchObject({ audit: "failure", reason: "too late", updatedAt: job.at });
    expect(draft.jobs.size).toBe(0);
  });

  test("keeps an earlier manual decision", () => {
    const { draft, alice } = world(LATER);
    const { id, reviewId } = topUp(draft, alice);
    accepted(decideReview(draft, { reviewId: reviewId ?? 0, decision: "approve" }, START));
    accepted(runJob(draft, theJob(draft), asEpochMs(START + TEN_MINUTES)));
    expect(draft.records.get(id)?.audit).toBe("success");
    expectSound(draft);
  });

  test("applies as it is when the job runs", () => {
    const { draft, alice } = world(LATER);
    const { id } = topUp(draft, alice);
    draft.policies.put("main", DEFAULT_POLICIES);
    accepted(runJob(draft, theJob(draft), asEpochMs(START + TEN_MINUTES)));
    expect(draft.records.get(id)?.audit).toBe("in-review");
  });
});

describe("a decision", () => {
  test("is taken once", () => {
    const { draft, alice } = world();
    const { reviewId } = topUp(draft, alice);
    const decide = (decision: "approve" | "reject") =>
      decideReview(draft, { reviewId: reviewId ?? 0, decision }, START);
    accepted(decide("approve"));
    expect(decide("approve")).toMatchObject({ reason: "already-decided" });
    expect(decide("reject")).toMatchObject({ reason: "already-decided" });
    expect(assetSummary(draft, alice).balance).toBe(5_000);
  });

  test("needs a review, and a wallet for reopening", () => {
    const { draft, alice } = world();
    const { reviewId } = topUp(draft, alice);
    expect(decideReview(draft, { reviewId: 99, decision: "approve" }, START)).toMatchObject({
      reason: "unknown-review",
    });
    expect(decideReview(draft, { reviewId: reviewId ?? 0, decision: "reopen" }, START)).toMatchObject({
      reason: "not-reopenable",
    });
  });

  test("verifies an identity, or sends it back with the reason", () => {
    const { draft, alice } = world();
    const first = openReview(draft, { kind: "identity", memberId: alice }, START);
    accepted(decideReview(draft, { reviewId: first.id, decision: "reject", reason: "unreadable" }, START));
    expect(memberNow(draft, alice).identity).toMatchObject({ audit: "failed", reason: "unreadable" });
    const second = openReview(draft, { kind: "identity", memberId: alice }, START);
    accepted(decideReview(draft, { reviewId: second.id, decision: "approve" }, START));
    expect(memberNow(draft, alice).identity).toMatchObject({ audit: "verified", reason: null });
  });

  test("binds the account that was requested from customer service", () => {
    const { draft, alice } = world();
    const bank = { bankName: "New Bank", branchName: "", branchCode: "", number: "7654321", holder: "SATO" };
    const { id } = openReview(draft, { kind: "support", memberId: alice, bank }, START);
    expect(bindingOf(draft, alice, "bank").state).toBe("none");
    accepted(decideReview(draft, { reviewId: id, decision: "approve" }, START));
    expect(bindingOf(draft, alice, "bank")).toMatchObject({ state: "bound", bank });
  });
});
