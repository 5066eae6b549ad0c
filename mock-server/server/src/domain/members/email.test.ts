import { beforeEach, describe, expect, test } from "vitest";
import type { Draft } from "#domain/state.ts";
import { signUp } from "#domain/test-world.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { testDraft } from "#store/test-draft.ts";
import { bindEmail } from "./email.ts";
import { findMember, registerMember } from "./member.ts";

let draft: Draft;
beforeEach(() => {
  draft = testDraft();
  const alice = { ...signUp(), email: "alice@example.test" };
  const bob = signUp("bob", "BBBBBBBB");
  for (const command of [alice, bob]) registerMember(draft, command, asEpochMs(0));
});

describe("binding an email address", () => {
  test("lets the member log in with it and frees the one before", () => {
    expect(bindEmail(draft, { memberId: 1, email: "New@example.test" }).ok).toBe(true);
    expect(findMember(draft, "new@example.test")?.id).toBe(1);
    expect(findMember(draft, "alice@example.test")).toBeNull();
    expect(bindEmail(draft, { memberId: 2, email: "alice@example.test" }).ok).toBe(true);
  });

  test("takes the member's own address again, in another case too", () => {
    expect(bindEmail(draft, { memberId: 1, email: "ALICE@example.test" }).ok).toBe(true);
    expect(findMember(draft, "alice@example.test")?.email).toBe("ALICE@example.test");
  });

  test.each([
    ["", "required"],
    ["bob", "bad-email"],
    ["Alice@Example.test", "email-taken"],
  ])("refuses %j: %s", (email, reason) => {
    expect(bindEmail(draft, { memberId: 2, email })).toMatchObject({ ok: false, reason, field: "email" });
    expect(findMember(draft, "bob")?.email).toBeNull();
  });
});
