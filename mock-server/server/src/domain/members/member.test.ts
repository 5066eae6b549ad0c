import { describe, expect, test } from "vitest";
import type { Draft, Member } from "#domain/state.ts";
import { signUp } from "#domain/test-world.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { testDraft } from "#store/test-draft.ts";
import {
  checkRegistration,
  chooseLanguage,
  findMember,
  memberOf,
  type RegisterMember,
  registerMember,
} from "./member.ts";

const now = asEpochMs(1_000);
const nobody: RegisterMember = { ...signUp(), username: null };
const register = (draft: Draft, details: Partial<RegisterMember>) =>
  registerMember(draft, { ...nobody, ...details }, now);
function registered(draft: Draft, details: Partial<RegisterMember>): Member {
  const decision = register(draft, details);
  if (!decision.ok) throw new Error(decision.reason);
  return decision.value;
}

describe("opening an account", () => {
  test("finds a new member by each name, ignoring case", () => {
    const draft = testDraft();
    const { id } = registered(draft, { username: "Hanako", mobile: "09012345678", email: "Alice@Example.test" });
    for (const account of ["hanako", "HANAKO", "09012345678", "alice@example.TEST", " hanako "]) {
      expect(findMember(draft, account)?.id).toBe(id);
    }
    expect(findMember(draft, "taro")).toBeNull();
  });

  test("a member without a username gets one that is free", () => {
    const draft = testDraft();
    registered(draft, { username: "user2" });
    const second = registered(draft, { email: "bob@example.test", inviteCode: "BBBBBBBB" });
    expect(second).toMatchObject({ id: 2, username: "user2_2", nickname: "user2_2", email: "bob@example.test" });
    expect(findMember(draft, "user2_2")?.id).toBe(2);
  });

  test("an invite code credits the member who owns it", () => {
    const draft = testDraft();
    const alice = registered(draft, { username: "alice" });
    const bob = registered(draft, { username: "bob", inviteCode: "BBBBBBBB", invitedWith: "aaaaaaaa" });
    expect(bob.invitedBy).toBe(alice.id);
    expect(memberOf(draft, alice.id).inviteCount).toBe(1);
  });

  test.each([
    ["no name at all", {}, "required", "username"],
    ["a bad username", { username: "a" }, "bad-username", "username"],
    ["a bad mobile number", { mobile: "12" }, "bad-mobile", "mobile"],
    ["a bad email", { email: "x" }, "bad-email", "email"],
    ["a taken username", { username: "ALICE" }, "account-taken", "username"],
    ["a taken mobile number", { username: "bob", mobile: "09012345678" }, "account-taken", "mobile"],
    ["a taken email", { email: "alice@EXAMPLE.test" }, "account-taken", "email"],
    ["an unknown invite code", { username: "bob", invitedWith: "ZZZZZZZZ" }, "unknown-invite-code", "invitedWith"],
  ])("%s is refused and nothing is created", (_, details, reason, field) => {
    const draft = testDraft();
    registered(draft, { username: "alice", mobile: "09012345678", email: "alice@example.test" });
    expect(register(draft, { ...details, inviteCode: "BBBBBBBB" })).toMatchObject({ ok: false, reason, field });
    expect(checkRegistration(draft, { ...nobody, ...details })).toMatchObject({ reason });
    expect(draft.members.size).toBe(1);
  });

  test("throws for an invite code in use, which is a bug", () => {
    const draft = testDraft();
    registered(draft, { username: "alice" });
    expect(() => register(draft, { username: "bob" })).toThrow(RangeError);
  });
});

test("a member's language is remembered", () => {
  const draft = testDraft();
  const { id } = registered(draft, { username: "alice" });
  chooseLanguage(draft, { memberId: id, language: "en" });
  expect(memberOf(draft, id).language).toBe("en");
});
