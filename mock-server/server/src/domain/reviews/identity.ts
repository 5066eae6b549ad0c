import { accept, type Decision, refuse } from "#domain/decision.ts";
import { memberOf } from "#domain/members/member.ts";
import type { Draft, Identity, MemberId } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { isOwnUpload } from "#domain/upload.ts";
import { openReview } from "./reviews.ts";

export interface SubmitIdentity {
  readonly memberId: MemberId;
  readonly realName: string;
  /** "0" male, "1" female. */
  readonly sex: string;
  readonly idNumber: string;
  /** Path of an upload by this member, as is `back`. */
  readonly front: string;
  readonly back: string;
}

type IdentityField = Exclude<keyof SubmitIdentity, "memberId">;

const isSex = (text: string): text is "0" | "1" => text === "0" || text === "1";

/**
 * Submits a member's identity for review; allowed when nothing was submitted or the last review failed (rule G1).
 * Refuses: required, bad-choice, unknown-upload, not-editable.
 */
export function submitIdentity(
  draft: Draft,
  command: SubmitIdentity,
  now: EpochMs,
): Decision<Identity, "required" | "bad-choice" | "unknown-upload" | "not-editable", IdentityField> {
  const { memberId, realName, sex, idNumber, front, back } = command;
  if (realName === "") return refuse("required", { field: "realName" });
  if (sex === "") return refuse("required", { field: "sex" });
  if (idNumber === "") return refuse("required", { field: "idNumber" });
  if (front === "") return refuse("required", { field: "front" });
  if (back === "") return refuse("required", { field: "back" });
  if (!isSex(sex)) return refuse("bad-choice", { field: "sex" });
  if (!isOwnUpload(draft, memberId, front)) return refuse("unknown-upload", { field: "front" });
  if (!isOwnUpload(draft, memberId, back)) return refuse("unknown-upload", { field: "back" });
  const member = memberOf(draft, memberId);
  const { audit } = member.identity;
  if (audit === "in-review" || audit === "verified") return refuse("not-editable");

  const identity: Identity = { audit: "in-review", realName, sex, idNumber, front, back, reason: null };
  draft.members.put(memberId, { ...member, identity });
  // Opened last, because a policy may decide the review at once, and the decision updates the stored identity.
  openReview(draft, { kind: "identity", memberId }, now);
  return accept(memberOf(draft, memberId).identity);
}
