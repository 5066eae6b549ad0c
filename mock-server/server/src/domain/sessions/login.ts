import { accept, type Decision, refuse } from "#domain/decision.ts";
import { NO_FAILURES } from "#domain/members/failed-attempts.ts";
import { memberOf } from "#domain/members/member.ts";
import type { Draft, Member, MemberId } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { type PasswordCheck, provePassword, refuseLocked } from "./password.ts";
import { openSession } from "./session.ts";
import { rejectUnknownName } from "./unknown-names.ts";

export interface LogIn {
  /** For a known account name, its member and the password check; for an unknown name, the name's hash. */
  readonly claim: { readonly memberId: MemberId; readonly check: PasswordCheck } | { readonly nameHash: string };
  readonly tokenHash: string;
}
export interface LoggedIn {
  readonly member: Member;
  /** The login before this one. */
  readonly previousLoginAt: EpochMs | null;
}

/**
 * Opens a session for a member with the correct password and clears earlier wrong attempts. Refuses: too-many-attempts
 * (from the fifth consecutive wrong attempt, for 15 minutes: rule A8), wrong-credentials (counted). An unknown account
 * gets the same refusals, and no reply shows the attempts left, so that nobody can find out who is a member.
 */
export function logIn(
  draft: Draft,
  command: LogIn,
  now: EpochMs,
): Decision<LoggedIn, "wrong-credentials" | "too-many-attempts"> {
  const { claim, tokenHash } = command;
  if ("nameHash" in claim) return rejectUnknownName(draft, claim.nameHash, now);
  const proof = provePassword(draft, claim, now);
  if (proof.outcome === "locked") return refuseLocked(proof);
  if (proof.outcome === "wrong") return refuse("wrong-credentials", { commit: true });
  const member = memberOf(draft, claim.memberId);
  if (member.loginFailures !== NO_FAILURES) draft.members.put(member.id, { ...member, loginFailures: NO_FAILURES });
  openSession(draft, { memberId: member.id, tokenHash }, now);
  return accept({ member: memberOf(draft, member.id), previousLoginAt: member.lastLoginAt });
}
