import { accept, type Decision, type Refusal, refuse } from "#domain/decision.ts";
import { isStrongPassword } from "#domain/members/credentials.ts";
import {
  attemptsLeft,
  isLocked,
  minutesLocked,
  NO_FAILURES,
  registerFailure,
} from "#domain/members/failed-attempts.ts";
import { memberOf } from "#domain/members/member.ts";
import type { Draft, Failures, Member, MemberId } from "#domain/state.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time/time.ts";
import { endAllSessions } from "./session.ts";

export const PASSWORD_TRIES = { limit: 5, lockMs: 15 * MINUTE_MS } as const;

/** The result of comparing a password with a hash, which is slow and therefore runs before the decision. */
export interface PasswordCheck {
  readonly againstHash: string;
  readonly matches: boolean;
}

/** The outcome of a check. `counted`: the attempt changed the count, which must be stored despite the refusal. */
export type Proof =
  | { readonly outcome: "right" }
  | { readonly outcome: "wrong"; readonly attemptsLeft: number }
  | { readonly outcome: "locked"; readonly minutes: number; readonly counted: boolean };

/** The outcome of an attempt, and the failures including it. During a lock nothing is counted. */
export function judge(before: Failures, isRight: boolean, now: EpochMs): { proof: Proof; failures: Failures } {
  if (isLocked(before, now))
    return { proof: { outcome: "locked", minutes: minutesLocked(before, now), counted: false }, failures: before };
  if (isRight) return { proof: { outcome: "right" }, failures: before };
  const failures = registerFailure(before, now, PASSWORD_TRIES);
  const proof: Proof = isLocked(failures, now)
    ? { outcome: "locked", minutes: minutesLocked(failures, now), counted: true }
    : { outcome: "wrong", attemptsLeft: attemptsLeft(failures, PASSWORD_TRIES) };
  return { proof, failures };
}

/**
 * Accepts a correct password, or counts the wrong attempt; the attempt that locks is already reported as locked. A
 * check against a hash that has changed since counts as wrong. Login and password change share one count, because an
 * attacker can guess the password through either. If an attempt was counted, the caller must refuse with `commit`.
 */
export function provePassword(
  draft: Draft,
  { memberId, check }: { memberId: MemberId; check: PasswordCheck },
  now: EpochMs,
): Proof {
  const member = memberOf(draft, memberId);
  const isRight = check.matches && check.againstHash === member.passwordHash;
  const { proof, failures } = judge(member.loginFailures, isRight, now);
  if (failures !== member.loginFailures) draft.members.put(memberId, { ...member, loginFailures: failures });
  return proof;
}

/** The refusal because of a lock, with the minutes until it ends, rounded up. */
export const refuseLocked = <Field extends string = never>(
  proof: Extract<Proof, { outcome: "locked" }>,
  details: Pick<Refusal<string, Field>, "field" | "attemptsLeft"> = {},
): Refusal<"too-many-attempts", Field> =>
  refuse("too-many-attempts", {
    ...details,
    params: { minutes: proof.minutes },
    ...(proof.counted && { commit: true }),
  });

/**
 * The refusal of a new password and its repetition, or null.
 * Refuses: required, weak-password, passwords-differ.
 */
export function checkNewPassword(
  password: string,
  repeated: string,
): Refusal<"required" | "weak-password" | "passwords-differ", "password" | "repeated"> | null {
  if (password === "") return refuse("required", { field: "password" });
  if (repeated === "") return refuse("required", { field: "repeated" });
  if (!isStrongPassword(password)) return refuse("weak-password", { field: "password" });
  if (password !== repeated) return refuse("passwords-differ", { field: "repeated" });
  return null;
}

/**
 * Changes the login password and ends all sessions of the member. `newHash` is the hash of a password that passed
 * checkNewPassword; null when the old password did not match, to avoid needless hashing.
 * Refuses: too-many-attempts (also for the attempt that locks), wrong-password (counted, with the attempts left).
 */
export function changePassword(
  draft: Draft,
  command: { memberId: MemberId; check: PasswordCheck; newHash: string | null },
  now: EpochMs,
): Decision<Member, "wrong-password" | "too-many-attempts", "oldPassword"> {
  const proof = provePassword(draft, command, now);
  if (proof.outcome === "locked") return refuseLocked(proof, { field: "oldPassword", attemptsLeft: 0 });
  if (proof.outcome === "wrong") {
    return refuse("wrong-password", { field: "oldPassword", attemptsLeft: proof.attemptsLeft, commit: true });
  }
  if (command.newHash === null) throw new RangeError("a right password needs the hash of the new one");
  const member = memberOf(draft, command.memberId);
  draft.members.put(member.id, { ...member, passwordHash: command.newHash, loginFailures: NO_FAILURES });
  endAllSessions(draft, member.id);
  return accept(memberOf(draft, member.id));
}
