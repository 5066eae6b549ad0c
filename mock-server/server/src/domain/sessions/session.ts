import { type Accepted, accept } from "#domain/decision.ts";
import { memberOf } from "#domain/members/member.ts";
import type { Draft, Member, MemberId, Session, State } from "#domain/state.ts";
import { asEpochMs, DAY_MS, type EpochMs } from "#domain/time/time.ts";

/** How long a session lasts on the world's clock (rule A7). */
export const SESSION_MS = 7 * DAY_MS;

/** Opens a session and stores the time of the login; `tokenHash` is the SHA-256 of the token, hex. */
export function openSession(
  draft: Draft,
  command: { memberId: MemberId; tokenHash: string },
  now: EpochMs,
): Accepted<Session> {
  const member = memberOf(draft, command.memberId);
  const session: Session = {
    tokenHash: command.tokenHash,
    memberId: member.id,
    epoch: member.sessionEpoch,
    issuedAt: now,
    expiresAt: asEpochMs(now + SESSION_MS),
  };
  draft.sessions.put(session.tokenHash, session);
  draft.members.put(member.id, { ...member, lastLoginAt: now });
  return accept(session);
}

/** The member of a token, or null when its session is unknown, expired or of an older epoch. */
export function findSession(state: State, tokenHash: string, now: EpochMs): Member | null {
  const session = state.sessions.get(tokenHash);
  if (!session || now >= session.expiresAt) return null;
  const member = state.members.get(session.memberId);
  return member && member.sessionEpoch === session.epoch ? member : null;
}

/** Ends the session of a token; succeeds also when there is none. */
export function endSession(draft: Draft, tokenHash: string): Accepted<null> {
  if (draft.sessions.get(tokenHash)) draft.sessions.remove(tokenHash);
  return accept(null);
}

/** Ends all sessions of a member by starting a new epoch; the rows stay until they expire. */
export function endAllSessions(draft: Draft, memberId: MemberId): Accepted<null> {
  const member = memberOf(draft, memberId);
  draft.members.put(memberId, { ...member, sessionEpoch: member.sessionEpoch + 1 });
  return accept(null);
}
