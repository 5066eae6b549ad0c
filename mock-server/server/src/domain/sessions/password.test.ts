import { beforeEach, describe, expect, test } from "vitest";
import { memberOf, registerMember } from "#domain/members/member.ts";
import type { Draft } from "#domain/state.ts";
import { signUp } from "#domain/test-world.ts";
import { asEpochMs, MINUTE_MS } from "#domain/time/time.ts";
import { testDraft } from "#store/test-draft.ts";
import { changePassword, checkNewPassword } from "./password.ts";
import { findSession, openSession } from "./session.ts";

const now = asEpochMs(1_000);
const wrong = { memberId: 1, check: { againstHash: "hash", matches: false }, newHash: null };
const right = { memberId: 1, check: { againstHash: "hash", matches: true }, newHash: "new" };
let draft: Draft;

beforeEach(() => {
  draft = testDraft();
  registerMember(draft, signUp(), now);
  openSession(draft, { memberId: 1, tokenHash: "token" }, now);
});

describe("a new password typed twice", () => {
  test.each([
    ["", "", "required", "password"],
    ["Passw0rd1", "", "required", "repeated"],
    ["password", "password", "weak-password", "password"],
    ["Passw0rd1", "Passw0rd2", "passwords-differ", "repeated"],
  ])("%j and %j are refused", (password, repeated, reason, field) => {
    expect(checkNewPassword(password, repeated)).toMatchObject({ ok: false, reason, field });
  });
  test("is accepted when it is strong and repeated correctly", () => {
    expect(checkNewPassword("Passw0rd1", "Passw0rd1")).toBeNull();
  });
});

describe("changing the password", () => {
  test("puts the new hash and ends every session", () => {
    expect(changePassword(draft, right, now).ok).toBe(true);
    expect(memberOf(draft, 1).passwordHash).toBe("new");
    expect(findSession(draft, "token", now)).toBeNull();
  });

  test("a wrong old password is counted, reported and stored", () => {
    const refusal = { ok: false, reason: "wrong-password", field: "oldPassword", attemptsLeft: 4, commit: true };
    expect(changePassword(draft, wrong, now)).toEqual(refusal);
    expect(memberOf(draft, 1)).toMatchObject({ passwordHash: "hash", loginFailures: { count: 1 } });
    expect(findSession(draft, "token", now)).not.toBeNull();
  });

  test("the fifth wrong try locks; the right password counts again 15 minutes later", () => {
    for (let n = 1; n <= 4; n += 1) changePassword(draft, wrong, now);
    const locked = { reason: "too-many-attempts", field: "oldPassword", attemptsLeft: 0, params: { minutes: 15 } };
    expect(changePassword(draft, wrong, now)).toEqual({ ok: false, commit: true, ...locked });
    expect(changePassword(draft, right, now)).toEqual({ ok: false, ...locked });
    expect(changePassword(draft, right, asEpochMs(now + 15 * MINUTE_MS)).ok).toBe(true);
    expect(memberOf(draft, 1).loginFailures.count).toBe(0);
  });

  test("a second change checked against the old hash is refused", () => {
    changePassword(draft, right, now);
    expect(changePassword(draft, { ...right, newHash: "other" }, now)).toMatchObject({ reason: "wrong-password" });
    expect(memberOf(draft, 1).passwordHash).toBe("new");
  });
});
