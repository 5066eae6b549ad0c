// Reviews and their decisions: identity, wallet bindings, top-ups, withdrawals and requests to customer service.
import { accept, type Decision, refuse } from "#domain/decision.ts";
import { memberOf } from "#domain/members/member.ts";
import { rowOrThrow } from "#domain/row-or-throw.ts";
import { schedule } from "#domain/schedule.ts";
import {
  type BankAccount,
  type Draft,
  type MemberId,
  nextId,
  type Policies,
  type RecordId,
  type Review,
  type ReviewId,
  type ReviewKind,
  type ReviewPolicy,
  type State,
  type WalletType,
} from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import { bindingOf, replaceBank, settleBinding, unbind } from "./bindings.ts";
import { canBeApproved, settleTopUp, settleWithdrawal, type Verdict } from "./settlement.ts";

/** Wallet bindings are approved at once; everything else waits for a decision. */
export const DEFAULT_POLICIES: Policies = {
  identity: "manual",
  wallet: "approve",
  topup: "manual",
  withdrawal: "manual",
  support: "manual",
};

const policyFor = (state: State, kind: ReviewKind): ReviewPolicy =>
  (state.policies.get("main") ?? DEFAULT_POLICIES)[kind];

export interface OpenReview {
  readonly kind: ReviewKind;
  readonly memberId: MemberId;
  /** The record of a top-up or withdrawal. */
  readonly recordId?: RecordId | undefined;
  /** The wallet type of a wallet binding. */
  readonly walletType?: WalletType | undefined;
  /** For a request to customer service: the requested account. */
  readonly bank?: BankAccount | undefined;
}

/**
 * Opens a review of a row that is already stored as in-review. The policy may decide it at once, so call this last and
 * read the row again afterwards. A delayed policy is applied by a job.
 */
export function openReview(draft: Draft, subject: OpenReview, now: EpochMs): Review {
  const { kind, memberId, recordId = null, walletType = null, bank = null } = subject;
  const review: Review = {
    id: nextId(draft, "review"),
    kind,
    memberId,
    state: "open",
    recordId,
    walletType,
    bank,
    submittedAt: now,
    decidedAt: null,
    reason: null,
  };
  draft.reviews.put(review.id, review);
  if (recordId !== null) draft.records.put(recordId, { ...rowOrThrow(draft.records, recordId), reviewId: review.id });

  const policy = policyFor(draft, kind);
  if (policy === "manual") return review;
  if (typeof policy === "object") {
    schedule(draft, { at: asEpochMs(now + policy.afterMs), kind: "review-policy", ref: review.id });
    return review;
  }
  return concludeByPolicy(draft, review, policy, now);
}

/** Decides by the policy. An approval that the ledger cannot hold is not made: the review stays open. */
function concludeByPolicy(draft: Draft, review: Review, policy: Exclude<ReviewPolicy, "manual">, now: EpochMs): Review {
  const verdict = verdictOf(policy);
  return isBeyondLimit(draft, review, verdict) ? review : conclude(draft, review, verdict, now);
}

const isBeyondLimit = (state: State, { recordId }: Review, { approved }: Verdict): boolean =>
  approved && recordId !== null && !canBeApproved(state, rowOrThrow(state.records, recordId));

export interface DecideReview {
  readonly reviewId: ReviewId;
  /** `reopen` removes a wallet binding, whether its review is decided or not; the member must bind again. */
  readonly decision: "approve" | "reject" | "reopen";
  readonly reason?: string | null | undefined;
}

/**
 * Decides a review together with all its consequences, including ledger entries.
 * Refuses: unknown-review, already-decided, not-reopenable (not a wallet, or nothing bound or in review),
 * beyond-limit (an approval would move more than the ledger can hold).
 */
export function decideReview(
  draft: Draft,
  command: DecideReview,
  now: EpochMs,
): Decision<Review, "unknown-review" | "already-decided" | "not-reopenable" | "beyond-limit"> {
  const { reviewId, decision, reason = null } = command;
  const review = draft.reviews.get(reviewId);
  if (!review) return refuse("unknown-review");
  if (decision === "reopen") return reopenBinding(draft, review, reason, now);
  if (review.state !== "open") return refuse("already-decided");
  const verdict: Verdict = decision === "approve" ? { approved: true } : { approved: false, reason };
  if (isBeyondLimit(draft, review, verdict)) return refuse("beyond-limit");
  return accept(conclude(draft, review, verdict, now));
}

/** Applies the current policy to a review after its delay, unless the review is decided or the policy is manual. */
export function applyPolicy(draft: Draft, reviewId: ReviewId, now: EpochMs): Review {
  const review = rowOrThrow(draft.reviews, reviewId);
  const policy = policyFor(draft, review.kind);
  if (review.state !== "open" || policy === "manual") return review;
  return concludeByPolicy(draft, review, policy, now);
}

function verdictOf(policy: Exclude<ReviewPolicy, "manual">): Verdict {
  if (typeof policy === "string") return policy === "approve" ? { approved: true } : { approved: false, reason: null };
  return policy.then === "approve" ? { approved: true } : { approved: false, reason: policy.reason ?? null };
}

/** Closes an open review and applies its decision. */
export function conclude(draft: Draft, review: Review, verdict: Verdict, now: EpochMs): Review {
  settle(draft, review, verdict, now);
  return close(draft, review, verdict, now);
}

function close(draft: Draft, review: Review, verdict: Verdict, now: EpochMs): Review {
  const state = verdict.approved ? "approved" : "rejected";
  const closed: Review = { ...review, state, decidedAt: now, reason: verdict.approved ? null : verdict.reason };
  draft.reviews.put(review.id, closed);
  return closed;
}

function settle(
  draft: Draft,
  { kind, memberId, recordId, walletType, bank }: Review,
  verdict: Verdict,
  now: EpochMs,
): void {
  switch (kind) {
    case "identity": {
      const member = memberOf(draft, memberId);
      const outcome = verdict.approved
        ? ({ audit: "verified", reason: null } as const)
        : ({ audit: "failed", reason: verdict.reason } as const);
      draft.members.put(memberId, { ...member, identity: { ...member.identity, ...outcome } });
      return;
    }
    case "wallet":
      if (walletType === null) throw new Error("a wallet review without a wallet type");
      settleBinding(draft, bindingOf(draft, memberId, walletType), verdict);
      return;
    case "topup":
    case "withdrawal": {
      if (recordId === null) throw new Error(`a ${kind} review without a record`);
      const record = rowOrThrow(draft.records, recordId);
      if (kind === "topup") settleTopUp(draft, record, verdict, now);
      else settleWithdrawal(draft, record, verdict, now);
      return;
    }
    case "support":
      if (bank !== null && verdict.approved) replaceBank(draft, memberId, bank);
  }
}

function reopenBinding(
  draft: Draft,
  review: Review,
  reason: string | null,
  now: EpochMs,
): Decision<Review, "not-reopenable"> {
  if (review.kind !== "wallet" || review.walletType === null) return refuse("not-reopenable");
  const binding = bindingOf(draft, review.memberId, review.walletType);
  if (binding.state !== "bound" && binding.state !== "in-review") return refuse("not-reopenable");
  unbind(draft, binding, "reopened", reason);
  return accept(review.state === "open" ? close(draft, review, { approved: false, reason }, now) : review);
}
