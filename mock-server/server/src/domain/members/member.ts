import { accept, type Decision, type Refusal, refuse } from "#domain/decision.ts";
import { mobileNumber, storedSpellings } from "#domain/spelling/mobile-number.ts";
import {
  type Draft,
  type Identity,
  type Language,
  type Member,
  type MemberId,
  nextId,
  type State,
} from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { accountName, isEmail, isMobile, isUsername } from "./credentials.ts";
import { NO_FAILURES } from "./failed-attempts.ts";

/** The login names of a registration; at least one of the three is needed. */
export interface Names {
  readonly username: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
}
export interface Registration extends Names {
  /** The inviter's code; case is ignored. */
  readonly invitedWith: string | null;
}
export interface RegisterMember extends Registration {
  readonly passwordHash: string;
  readonly language: Language;
  /** The new member's own code: in the format of INVITE_CODE, and not in use. */
  readonly inviteCode: string;
}

/** The format of invite codes: capital letters and digits that are not easily confused. */
export const INVITE_CODE = { alphabet: "ABCDEFGHJKMNPQRSTUVWXYZ23456789", length: 8 } as const;

export type LoginKind = keyof Names;
/** Key of the `logins` table; in lower case, because login names are unique ignoring case. */
export const loginKey = (kind: LoginKind, name: string): string => `${kind}:${name.toLowerCase()}`;

const KINDS = ["username", "mobile", "email"] as const satisfies readonly LoginKind[];
const FORMS = { username: isUsername, mobile: isMobile, email: isEmail } as const;

const NO_IDENTITY: Identity = {
  audit: "none",
  realName: null,
  sex: null,
  idNumber: null,
  front: null,
  back: null,
  reason: null,
};

/** The id of the member with this login name. A mobile number matches in any spelling (rule A12). */
function ownerOf(state: State, kind: LoginKind, name: string): MemberId | undefined {
  const spellings = kind === "mobile" ? storedSpellings(mobileNumber(name)) : [name];
  return spellings.map((spelling) => state.logins.get(loginKey(kind, spelling))).find((id) => id !== undefined);
}

/** The member of a login name, whether it is a username, a mobile number or an email address. */
export function findMember(state: State, account: string): Member | null {
  const name = accountName(account);
  for (const kind of KINDS) {
    const id = ownerOf(state, kind, name);
    if (id !== undefined) return state.members.get(id) ?? null;
  }
  return null;
}

/** The member of an id from a session or a row. Throws a RangeError when there is none, which is a bug. */
export function memberOf(state: State, id: MemberId): Member {
  const member = state.members.get(id);
  if (!member) throw new RangeError(`no member ${id}`);
  return member;
}

const inviterOf = (state: State, code: string): MemberId | undefined => state.inviteCodes.get(code.toUpperCase());

type RegistrationRefusal = "required" | `bad-${LoginKind}` | "account-taken" | "unknown-invite-code";
type RegistrationField = keyof Registration;

const namesIn = (names: Names): { kind: LoginKind; name: string }[] =>
  KINDS.flatMap((kind) => {
    const name = names[kind];
    return name === null ? [] : [{ kind, name }];
  });

/** The refusal of missing or malformed names, or null. Refuses: required, bad-username, bad-mobile, bad-email. */
export function checkNames(names: Names): Refusal<"required" | `bad-${LoginKind}`, LoginKind> | null {
  const given = namesIn(names);
  if (given.length === 0) return refuse("required", { field: "username" });
  const bad = given.find(({ kind, name }) => !FORMS[kind](name));
  return bad ? refuse(`bad-${bad.kind}`, { field: bad.kind }) : null;
}

/**
 * The refusal of a registration, or null; checked before the slow hashing and again in the decision. Refuses: refusals
 * of `checkNames`, account-taken, unknown-invite-code.
 */
export function checkRegistration(
  state: State,
  registration: Registration,
): Refusal<RegistrationRefusal, RegistrationField> | null {
  const fault = checkNames(registration);
  if (fault) return fault;
  for (const { kind, name } of namesIn(registration)) {
    if (ownerOf(state, kind, name) !== undefined) return refuse("account-taken", { field: kind });
  }
  const code = registration.invitedWith;
  if (code !== null && inviterOf(state, code) === undefined) {
    return refuse("unknown-invite-code", { field: "invitedWith" });
  }
  return null;
}

/** `user` and the id; a number is appended when that name is taken. */
function freeUsername(state: State, id: MemberId): string {
  let name = `user${id}`;
  for (let n = 2; state.logins.get(loginKey("username", name)) !== undefined; n += 1) name = `user${id}_${n}`;
  return name;
}

/**
 * Registers a member, who can log in with each given name, and counts them for the inviter. A missing username is
 * derived from the id. Throws a RangeError when `inviteCode` is in use. Refuses: required, bad-username, bad-mobile,
 * bad-email, account-taken, unknown-invite-code.
 */
export function registerMember(
  draft: Draft,
  command: RegisterMember,
  now: EpochMs,
): Decision<Member, RegistrationRefusal, RegistrationField> {
  const fault = checkRegistration(draft, command);
  if (fault) return fault;
  const { email, passwordHash, language, inviteCode, invitedWith } = command;
  if (draft.inviteCodes.get(inviteCode) !== undefined) throw new RangeError("this invite code is in use");
  const invitedBy = invitedWith === null ? null : (inviterOf(draft, invitedWith) ?? null);

  const id = nextId(draft, "member");
  const mobile = command.mobile === null ? null : mobileNumber(command.mobile);
  const username = command.username ?? freeUsername(draft, id);
  const member: Member = {
    id,
    username,
    nickname: username,
    mobile,
    email,
    language,
    passwordHash,
    payPasswordHash: null,
    sessionEpoch: 0,
    inviteCode,
    invitedBy,
    inviteCount: 0,
    claimedTiers: 0,
    createdAt: now,
    lastLoginAt: null,
    loginFailures: NO_FAILURES,
    payPasswordFailures: NO_FAILURES,
    identity: NO_IDENTITY,
    newestHolding: null,
    newestRecord: { "top-up:bank": null, "top-up:coin": null, "withdrawal:bank": null, "withdrawal:coin": null },
    newestFlow: { income: null, expense: null },
  };
  draft.members.put(id, member);
  for (const kind of KINDS) {
    const name = member[kind];
    if (name !== null) draft.logins.put(loginKey(kind, name), id);
  }
  draft.inviteCodes.put(inviteCode, id);
  if (invitedBy !== null) {
    const inviter = memberOf(draft, invitedBy);
    draft.members.put(inviter.id, { ...inviter, inviteCount: inviter.inviteCount + 1 });
  }
  return accept(member);
}

export function chooseLanguage(draft: Draft, command: { memberId: MemberId; language: Language }): Decision<null> {
  const member = memberOf(draft, command.memberId);
  if (member.language !== command.language) draft.members.put(member.id, { ...member, language: command.language });
  return accept(null);
}
