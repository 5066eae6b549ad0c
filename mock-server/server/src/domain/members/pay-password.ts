// The trading password: six digits, set once, required for every withdrawal.
import { accept, type Decision, type Refusal, refuse } from "#domain/decision.ts";
import type { Draft, Member, MemberId } from "#domain/state.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time/time.ts";
import { isPayPassword } from "./credentials.ts";
import {
  attemptsLeft,
  type FailureRule,
  isLocked,
  minutesLocked,
  NO_FAILURES,
  registerFailure,
} from "./failed-attempts.ts";
import { memberOf } from "./member.ts";

/** Five consecutive wrong attempts block withdrawals for half an hour (rule K5). */
export const PAY_PASSWORD_TRIES: FailureRule = { limit: 5, lockMs: 30 * MINUTE_MS };

/**
 * The refusal of a new trading password, or null. Checked before hashing, which is slow.
 * Refuses: required, not-six-digits, passwords-differ, already-set.
 */
export function checkNewPayPassword(
  member: Pick<Member, "payPasswordHash">,
  { password, repeated }: { readonly password: string; readonly repeated: string },
): Refusal<"required" | "not-six-digits" | "passwords-differ" | "already-set", "password" | "repeated"> | null {
  if (password === "") return refuse("required", { field: "password" });
  if (repeated === "") return refuse("required", { field: "repeated" });
  if (!isPayPassword(password)) return refuse("not-six-digits", { field: "password" });
  if (repeated !== password) return refuse("passwords-differ", { field: "repeated" });
  return member.payPasswordHash === null ? null : refuse("already-set");
}

/** Stores the hash of a member's first trading password. Refuses: already-set. */
export function setPayPassword(
  draft: Draft,
  command: { readonly memberId: MemberId; readonly hash: string },
): Decision<null, "already-set"> {
  const member = memberOf(draft, command.memberId);
  if (member.payPasswordHash !== null) return refuse("already-set");
  draft.members.put(member.id, { ...member, payPasswordHash: command.hash, payPasswordFailures: NO_FAILURES });
  return accept(null);
}

export type PayPasswordField = "payPassword";
export type PayPasswordRefusal = "pay-password-not-set" | "pay-password-locked" | "wrong-pay-password";

/** The result of the password check, which is slow and therefore runs before the decision. */
export interface PayPasswordProof {
  /** The hash that the password was compared with; null when the member had none. */
  readonly hash: string | null;
  readonly right: boolean;
}

/**
 * Checks the trading password; returns null when it is correct. A wrong attempt is counted and stored, a correct one
 * clears the count. During a lock even the correct password is refused. Call it after all other checks, so that a
 * request that is refused anyway costs no attempt. Refuses: pay-password-not-set, pay-password-locked (also for the
 * attempt that locks), wrong-pay-password with attemptsLeft.
 */
export function askPayPassword(
  draft: Draft,
  { memberId, proof }: { readonly memberId: MemberId; readonly proof: PayPasswordProof },
  now: EpochMs,
): Refusal<PayPasswordRefusal, PayPasswordField> | null {
  const member = memberOf(draft, memberId);
  const field = "payPassword";
  if (member.payPasswordHash === null) return refuse("pay-password-not-set");
  if (isLocked(member.payPasswordFailures, now)) {
    return refuse("pay-password-locked", {
      field,
      params: { minutes: minutesLocked(member.payPasswordFailures, now) },
    });
  }
  // The password changed during the slow check: the result does not apply to the new one, so it is not counted.
  if (member.payPasswordHash !== proof.hash) {
    return refuse("wrong-pay-password", {
      field,
      attemptsLeft: attemptsLeft(member.payPasswordFailures, PAY_PASSWORD_TRIES),
    });
  }
  if (!proof.right) {
    const failures = registerFailure(member.payPasswordFailures, now, PAY_PASSWORD_TRIES);
    draft.members.put(memberId, { ...member, payPasswordFailures: failures });
    const left = attemptsLeft(failures, PAY_PASSWORD_TRIES);
    if (left > 0) return refuse("wrong-pay-password", { field, attemptsLeft: left, commit: true });
    const minutes = minutesLocked(failures, now);
    return refuse("pay-password-locked", { field, attemptsLeft: 0, params: { minutes }, commit: true });
  }
  if (member.payPasswordFailures.count > 0) {
    draft.members.put(memberId, { ...member, payPasswordFailures: NO_FAILURES });
  }
  return null;
}
