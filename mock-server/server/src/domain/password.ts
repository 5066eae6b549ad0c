import { isStrongPassword } from "./credentials.ts";
import { accept, type Decision, type Refusal, refuse } from "./decision.ts";
import { attemptsLeft, isLocked, minutesLocked, NO_FAILURES, registerFailure } from "./failures.ts";
import { memberOf } from "./member.ts";
import { endAllSessions } from "./session.ts";
import type { Draft, Failures, Member, MemberId } from "./state.ts";
import { type EpochMs, MINUTE_MS } from "./time.ts";

/** Wrong login passwords in a row before a lock, and how long it lasts. */
export const PASSWORD_TRIES = { limit: 5, lockMs: 15 * MINUTE_MS } as const;

/** What came of comparing a password with a hash; done before the decision, because it is slow. */
export interface PasswordCheck {
  readonly againstHash: string;
  readonly matches: boolean;
}

/** What a check proves. `counted` is true when this very try was counted and has to be remembered. */
export type Proof =
  | { readonly outcome: "right" }
  | { readonly outcome: "wrong"; readonly attemptsLeft: number }
  | { readonly outcome: "locked"; readonly minutes: number; readonly counted: boolean };

/** What a try comes to after those before it, and what is counted then. A lock that runs counts nothing more. */
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
 * Lets a member pass whose password was right, or counts the wrong try; the one that locks is told so at once. A hash
 * that was changed since the check proves nothing. Login and password change share one count, because both guess at
 * the same secret. The caller refuses a counted try with `commit`.
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

/** The refusal of a locked member, with the whole minutes until the lock ends as param. */
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
 * What speaks against a new password typed twice, or null.
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
 * Changes the login password and ends every session of the member. `newHash` is of a password that passed
 * checkNewPassword; null when the old one did not match, since nothing is hashed in vain.
 * Refuses: wrong-password with the tries left (counted), too-many-attempts (also the try that locks).
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
