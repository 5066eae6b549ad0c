import { beforeEach, describe, expect, test } from "vitest";
import { registerMember } from "#domain/members/member.ts";
import type { Draft } from "#domain/state.ts";
import { signUp } from "#domain/test-world.ts";
import { asEpochMs, DAY_MS } from "#domain/time/time.ts";
import { testDraft } from "#store/test-draft.ts";
import { endAllSessions, endSession, findSession, openSession, SESSION_MS } from "./session.ts";

const now = asEpochMs(1_000);
const at = (ms: number) => asEpochMs(now + ms);
let draft: Draft;

beforeEach(() => {
  draft = testDraft();
  registerMember(draft, signUp(), now);
  openSession(draft, { memberId: 1, tokenHash: "one" }, now);
});

describe("a session", () => {
  test("names its member until seven days have passed", () => {
    expect(SESSION_MS).toBe(7 * DAY_MS);
    expect(findSession(draft, "one", now)?.id).toBe(1);
    expect(findSession(draft, "one", at(SESSION_MS - 1))?.id).toBe(1);
    expect(findSession(draft, "one", at(SESSION_MS))).toBeNull();
  });

  test("notes the login", () => {
    expect(draft.members.get(1)?.lastLoginAt).toBe(now);
  });

  test("that was never opened is unknown", () => {
    expect(findSession(draft, "two", now)).toBeNull();
  });

  test("ends alone; ending it again succeeds, too", () => {
    openSession(draft, { memberId: 1, tokenHash: "two" }, now);
    expect(endSession(draft, "one")).toEqual({ ok: true, value: null });
    expect(endSession(draft, "one")).toEqual({ ok: true, value: null });
    expect(findSession(draft, "one", now)).toBeNull();
    expect(findSession(draft, "two", now)?.id).toBe(1);
  });

  test("ends with all others when a new epoch begins; later ones are valid", () => {
    openSession(draft, { memberId: 1, tokenHash: "two" }, now);
    endAllSessions(draft, 1);
    expect([findSession(draft, "one", now), findSession(draft, "two", now)]).toEqual([null, null]);
    openSession(draft, { memberId: 1, tokenHash: "three" }, now);
    expect(findSession(draft, "three", now)?.id).toBe(1);
  });
});
