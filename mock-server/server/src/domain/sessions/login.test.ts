import { beforeEach, expect, test } from "vitest";
import { registerMember } from "#domain/members/member.ts";
import type { Draft } from "#domain/state.ts";
import { signUp } from "#domain/test-world.ts";
import { asEpochMs, MINUTE_MS } from "#domain/time/time.ts";
import { testDraft } from "#store/test-draft.ts";
import { type LogIn, logIn } from "./login.ts";
import { findSession } from "./session.ts";

const now = asEpochMs(1_000);
const at = (ms: number) => asEpochMs(now + ms);
const claim = (matches: boolean): LogIn => ({
  claim: { memberId: 1, check: { againstHash: "hash", matches } },
  tokenHash: "token",
});
let draft: Draft;

beforeEach(() => {
  draft = testDraft();
  registerMember(draft, signUp(), now);
});

test("a correct password opens a session and returns the previous login", () => {
  expect(logIn(draft, claim(true), now)).toMatchObject({ ok: true, value: { previousLoginAt: null } });
  expect(findSession(draft, "token", now)?.username).toBe("alice");
  expect(logIn(draft, claim(true), at(5))).toMatchObject({ ok: true, value: { previousLoginAt: now } });
});

test("an unknown account and a wrong password get the same refusal", () => {
  const stranger: LogIn = { claim: { nameHash: "nobody" }, tokenHash: "token" };
  for (const ms of [0, 1, 2, 3, 4, 5, 6 * MINUTE_MS, 15 * MINUTE_MS + 3, 15 * MINUTE_MS + 4, 15 * MINUTE_MS + 5])
    expect(logIn(draft, stranger, at(ms)), String(ms)).toEqual(logIn(draft, claim(false), at(ms)));
  expect(logIn(draft, stranger, at(16 * MINUTE_MS))).toEqual({ ok: false, reason: "wrong-credentials", commit: true });
});

test("the fifth consecutive wrong attempt locks for 15 minutes, also for the correct password", () => {
  for (let n = 1; n <= 4; n += 1)
    expect(logIn(draft, claim(false), now)).toMatchObject({ reason: "wrong-credentials" });
  const locked = { ok: false, reason: "too-many-attempts", params: { minutes: 15 } };
  expect(logIn(draft, claim(false), now)).toEqual({ ...locked, commit: true });
  expect(logIn(draft, claim(true), now)).toEqual(locked);
  expect(logIn(draft, claim(true), at(14 * MINUTE_MS + 1))).toMatchObject({ params: { minutes: 1 } });
  expect(logIn(draft, claim(true), at(15 * MINUTE_MS)).ok).toBe(true);
});

test("counts wrong attempts again after a lock", () => {
  for (let n = 1; n <= 5; n += 1) logIn(draft, claim(false), now);
  const later = at(15 * MINUTE_MS);
  for (let n = 1; n <= 4; n += 1)
    expect(logIn(draft, claim(false), later)).toMatchObject({ reason: "wrong-credentials" });
  expect(logIn(draft, claim(false), later)).toMatchObject({ reason: "too-many-attempts" });
});

test("a correct password clears earlier wrong attempts", () => {
  for (let n = 1; n <= 4; n += 1) logIn(draft, claim(false), now);
  logIn(draft, claim(true), now);
  for (let n = 1; n <= 4; n += 1)
    expect(logIn(draft, claim(false), now)).toMatchObject({ reason: "wrong-credentials" });
});

test("a check of a password that has changed since opens no session", () => {
  const member = draft.members.get(1);
  if (member) draft.members.put(1, { ...member, passwordHash: "newer" });
  expect(logIn(draft, claim(true), now)).toMatchObject({ ok: false, reason: "wrong-credentials" });
  expect(findSession(draft, "token", now)).toBeNull();
});
