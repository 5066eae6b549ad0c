import { beforeEach, describe, expect, test } from "vitest";
import { memberOf, registerMember } from "#domain/members/member.ts";
import type { Draft } from "#domain/state.ts";
import { signUp } from "#domain/test-world.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { keepUpload } from "#domain/upload.ts";
import { testDraft } from "#store/test-draft.ts";
import { type SubmitIdentity, submitIdentity } from "./identity.ts";
import { decideReview, DEFAULT_POLICIES } from "./reviews.ts";

const now = asEpochMs(1_000);
const hanako: SubmitIdentity = {
  memberId: 1,
  realName: "佐藤 花子",
  sex: "1",
  idNumber: "A1234567",
  front: "/uploads/front.png",
  back: "/uploads/back.png",
};
let draft: Draft;
beforeEach(() => {
  draft = testDraft();
  for (const [username, inviteCode] of [
    ["alice", "AAAAAAAA"],
    ["bob", "BBBBBBBB"],
  ] as const) {
    registerMember(draft, signUp(username, inviteCode), now);
  }
  const file = { type: "image/png", bytes: 10, originalName: "a.png" };
  keepUpload(draft, { ...file, memberId: 1, path: "/uploads/front.png" }, now);
  keepUpload(draft, { ...file, memberId: 1, path: "/uploads/back.png" }, now);
  keepUpload(draft, { ...file, memberId: 2, path: "/uploads/bob.png" }, now);
});
const audit = () => memberOf(draft, 1).identity.audit;

describe("submitting an identity", () => {
  test("puts it in review and opens the review", () => {
    expect(submitIdentity(draft, hanako, now)).toMatchObject({ ok: true, value: { audit: "in-review", sex: "1" } });
    expect([...draft.reviews.values()]).toMatchObject([{ kind: "identity", memberId: 1, state: "open" }]);
  });

  test.each([
    ["realName", "", "required"],
    ["sex", "", "required"],
    ["sex", "2", "bad-choice"],
    ["idNumber", "", "required"],
    ["front", "", "required"],
    ["back", "", "required"],
    ["front", "/uploads/none.png", "unknown-upload"],
    ["back", "/uploads/bob.png", "unknown-upload"],
  ])("with %s %j is refused: %s", (field, value, reason) => {
    expect(submitIdentity(draft, { ...hanako, [field]: value }, now)).toMatchObject({ ok: false, reason, field });
    expect([audit(), draft.reviews.size]).toEqual(["none", 0]);
  });

  test("is closed while in review and once verified, and open again after a failure", () => {
    submitIdentity(draft, hanako, now);
    expect(submitIdentity(draft, hanako, now)).toMatchObject({ reason: "not-editable" });
    decideReview(draft, { reviewId: 1, decision: "reject", reason: "blurred" }, now);
    expect(memberOf(draft, 1).identity).toMatchObject({ audit: "failed", reason: "blurred" });
    expect(submitIdentity(draft, hanako, now)).toMatchObject({ ok: true, value: { reason: null } });
    decideReview(draft, { reviewId: 2, decision: "approve" }, now);
    expect(audit()).toBe("verified");
    expect(submitIdentity(draft, hanako, now)).toMatchObject({ reason: "not-editable" });
  });

  test("is verified at once where the policy approves", () => {
    draft.policies.put("main", { ...DEFAULT_POLICIES, identity: "approve" });
    expect(submitIdentity(draft, hanako, now)).toMatchObject({ ok: true, value: { audit: "verified" } });
  });
});
