// Mutants of login, sessions, registration and members' files.
import type { Accepted, Refusal } from "@hashgrove/mock-server/domain/decision.ts";
import type { Draft, Session } from "@hashgrove/mock-server/domain/state.ts";
import type { EpochMs } from "@hashgrove/mock-server/domain/time/time.ts";
import {
  accepts,
  always,
  body,
  input,
  reading,
  readingRows,
  refused,
  result,
  viewed,
  withProperties,
} from "./change.ts";
import { type Mutant, replacement, replacing } from "./mutant.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/**
 * Duration of the lock after wrong login passwords. The server's functions for locks also serve trading passwords;
 * mutants recognise the rule for logins by this duration.
 */
const LOGIN_LOCK_MS = 15 * MINUTE_MS;
const NO_FAILURES = { count: 0, lockedUntil: null };

const ms = (value: number): EpochMs => value as EpochMs;

/** Returns the refusal without what it would store, such as the failed attempt. */
function withoutCommit<Reason extends string, Field extends string>(
  refusal: Refusal<Reason, Field>,
): Refusal<Reason, Field> {
  const { commit: _, ...rest } = refusal;
  return rest;
}

/** Gives a new session another lifetime. */
const lasting =
  (lifetime: number) =>
  (accepted: Accepted<Session>, draft: Draft): Accepted<Session> => {
    const session = { ...accepted.value, expiresAt: ms(accepted.value.issuedAt + lifetime) };
    draft.sessions.put(session.tokenHash, session);
    return { ...accepted, value: session };
  };

/** Expiry in epoch seconds that a mutant signs instead of the one in the address, so that `expires` can be changed. */
const FAR_S = 9_999_999_999;
const WITHOUT_PATH = "/uploads/";

export const ACCESS_MUTANTS: readonly Mutant[] = [
  ...replacing(
    "domain/members/failed-attempts.ts",
    "registerFailure",
    [
      "ten tries before the lock",
      "sessions",
      "user.login",
      input((failures, now, rule) => [failures, now, rule.lockMs === LOGIN_LOCK_MS ? { ...rule, limit: 10 } : rule]),
    ],
    [
      "a lock of ten minutes",
      "sessions",
      "user.login",
      input((failures, now, rule) => [
        failures,
        now,
        rule.lockMs === LOGIN_LOCK_MS ? { ...rule, lockMs: 10 * MINUTE_MS } : rule,
      ]),
    ],
    [
      "a lock of a day",
      "sessions",
      "user.login",
      input((failures, now, rule) => [
        failures,
        now,
        rule.lockMs === LOGIN_LOCK_MS ? { ...rule, lockMs: DAY_MS } : rule,
      ]),
    ],
  ),
  ...replacing("domain/sessions/password.ts", "provePassword", [
    "the right password opens the lock of a login",
    "sessions",
    "user.login",
    (real) => (draft, command, now) =>
      real(
        command.check.matches
          ? reading(draft, "members", (member) => ({ ...member, loginFailures: NO_FAILURES }))
          : draft,
        command,
        now,
      ),
  ]),
  ...replacing("domain/sessions/password.ts", "checkNewPassword", [
    "different passwords are taken",
    "refusals",
    "user.register",
    input((password) => [password, password]),
  ]),
  ...replacing("domain/sessions/session.ts", "endAllSessions", [
    "old sessions live on",
    ["sessions", "ignored_auth"],
    "wallet.getBalance",
    always({ ok: true, value: null }),
  ]),
  ...replacing("domain/sessions/password.ts", "changePassword", [
    "wrong old passwords are not counted",
    "sessions",
    "user.updateUserInfo",
    result((decision) => (!decision.ok && decision.reason === "wrong-password" ? withoutCommit(decision) : decision)),
  ]),
  ...replacing(
    "domain/sessions/login.ts",
    "logIn",
    [
      "the right password forgets nothing",
      "sessions",
      "user.login",
      (real) => (draft, command, now) => {
        const id = "memberId" in command.claim ? command.claim.memberId : 0;
        const loginFailures = draft.members.get(id)?.loginFailures ?? NO_FAILURES;
        const decision = real(draft, command, now);
        const member = draft.members.get(id);
        if (decision.ok && member) draft.members.put(id, { ...member, loginFailures });
        return decision;
      },
    ],
    [
      "the login before is not kept",
      "sessions",
      "user.login",
      result((decision) =>
        decision.ok ? { ...decision, value: { ...decision.value, previousLoginAt: null } } : decision,
      ),
    ],
    [
      "wrong logins are not counted",
      "sessions",
      "user.login",
      result((decision) =>
        !decision.ok && decision.reason === "wrong-credentials" ? withoutCommit(decision) : decision,
      ),
    ],
  ),
  ...replacing("domain/sessions/unknown-names.ts", "rejectUnknownName", [
    "an unknown account is never locked",
    "sessions",
    "user.login",
    always(refused("wrong-credentials")),
  ]),
  ...replacing(
    "domain/sessions/session.ts",
    "openSession",
    ["a session lasts a month", "sessions", "wallet.getBalance", result(lasting(28 * DAY_MS))],
    ["a session lasts a day", "sessions", "wallet.getBalance", result(lasting(DAY_MS))],
  ),
  ...replacing("domain/sessions/session.ts", "endSession", [
    "a logout ends nothing",
    "S2",
    "wallet.getBalance",
    always({ ok: true, value: null }),
  ]),
  ...replacing(
    "operations/user.ts",
    "login",
    [
      "blanks around a password do not count",
      "sessions",
      "user.login",
      body((body) => ({ ...body, password: body.password.trim() })),
    ],
    [
      "what stands behind the sixteenth character of a password is ignored",
      "sessions",
      "user.login",
      body((body) => ({ ...body, password: body.password.slice(0, 16) })),
    ],
  ),
  ...replacing(
    "operations/user.ts",
    "updateUserInfo",
    [
      "blanks around an old password do not count",
      "sessions",
      "user.updateUserInfo",
      body(({ oldPassword, ...body }) => ({
        ...body,
        ...(oldPassword !== undefined && { oldPassword: oldPassword.trim() }),
      })),
    ],
    ["both changes at once are taken", "refusals", "user.updateUserInfo", accepts("ambiguous-change")],
  ),
  ...replacing(
    "operations/user.ts",
    "register",
    [
      "capitals make another account",
      ["refusals", "sessions"],
      "user.register",
      input((all) => {
        const isCapital = all.body.username !== all.body.username?.toLowerCase();
        const view = viewed(all.store, (state) => reading(state, "logins", () => undefined));
        return [isCapital ? { ...all, store: view } : all];
      }),
    ],
    [
      "any invite code is taken",
      "refusals",
      "user.register",
      body(({ inviteCode = "", ...body }, { store }) =>
        store.read().inviteCodes.get(inviteCode.trim().toUpperCase()) === undefined ? body : { ...body, inviteCode },
      ),
    ],
    [
      "an invite code has a case",
      "request_reading",
      "user.register",
      (real) => (all) => {
        const { inviteCode = "" } = all.body;
        return inviteCode === inviteCode.toUpperCase()
          ? real(all)
          : { ok: false, reason: "unknown-invite-code", pointer: "/inviteCode" };
      },
    ],
    [
      "a mobile number has two members",
      "refusals",
      "user.register",
      input((all) => [
        {
          ...all,
          store: viewed(all.store, (state) =>
            reading(state, "logins", (id, key) => (key.startsWith("mobile:") ? undefined : id)),
          ),
        },
      ]),
    ],
  ),
  ...replacing(
    "domain/members/member.ts",
    "registerMember",
    [
      "an invitation counts twice",
      "S10",
      "invite_recode.getIncentiveList",
      result((decision, draft) => {
        const inviter = decision.ok ? draft.members.get(decision.value.invitedBy ?? 0) : undefined;
        if (inviter) draft.members.put(inviter.id, { ...inviter, inviteCount: inviter.inviteCount + 1 });
        return decision;
      }),
    ],
    [
      "a default user name is another word",
      "request_reading",
      "user.register",
      input((draft, command, now) => {
        const id = (draft.sequences.get("main")?.member ?? 0) + 1;
        return [draft, { ...command, username: command.username ?? `member${id}` }, now];
      }),
    ],
    [
      "a name is taken only by who was there before",
      "parallel_pairs",
      "user.register",
      readingRows("logins", () => undefined),
    ],
  ),
  ...replacing(
    "domain/members/credentials.ts",
    "isEmail",
    ["any address with an @ is taken", "refusals", "user.register", () => (text) => text.includes("@")],
    [
      "an address with a plus is refused",
      "request_reading",
      "user.updateUserInfo",
      result((isEmail, text) => isEmail && !text.includes("+")),
    ],
  ),
  ...replacing("domain/members/credentials.ts", "isMobile", [
    "any mobile number is taken",
    "refusals",
    "user.register",
    always(true),
  ]),
  ...replacing("domain/members/credentials.ts", "isUsername", [
    "any username is taken",
    "refusals",
    "user.register",
    always(true),
  ]),
  ...replacing(
    "domain/members/credentials.ts",
    "isStrongPassword",
    ["weak passwords are taken", "refusals", "user.register", always(true)],
    ["a password needs no digit", "refusals", "user.register", () => (text) => /^[A-Za-z0-9]{8,16}$/.test(text)],
    [
      "a password may be long",
      "refusals",
      "user.register",
      () => (text) => /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{8,}$/.test(text),
    ],
  ),
  ...replacing("domain/spelling/mobile-number.ts", "mobileNumber", [
    "a number counts as it is spelt",
    "request_reading",
    "user.login",
    () => (text) =>
      text
        .normalize("NFKC")
        .replace(/[^\d+]/g, "")
        .replace(/^00/, "+"),
  ]),
  ...replacing("domain/members/email.ts", "bindEmail", [
    "an address before the last one still logs in",
    "request_reading",
    "user.login",
    (real) => (draft, command) => {
      const before = draft.members.get(command.memberId)?.email?.toLowerCase();
      const decision = real(draft, command);
      if (decision.ok && before !== undefined) draft.logins.put(`email:${before}`, command.memberId);
      return decision;
    },
  ]),
  ...replacing(
    "http/uploads/signed-address.ts",
    "signPath",
    [
      "a signed address opens for a day",
      "no_leak",
      "common.upload",
      input((world, path, tokenHash) => {
        const clock = withProperties(world.clock, { now: () => ms(world.clock.now() + DAY_MS) });
        return [withProperties(world, { clock }), path, tokenHash];
      }),
    ],
    [
      "one signature opens every file of its member",
      "no_leak",
      "common.upload",
      (real) => (world, path, tokenHash) => real(world, WITHOUT_PATH, tokenHash).replace(WITHOUT_PATH, path),
      replacement(
        "http/uploads/signed-address.ts",
        "signerOf",
        input((world, _path, query) => [world, WITHOUT_PATH, query]),
      ),
    ],
    [
      "the end of a signed address can be moved",
      "no_leak",
      "common.upload",
      (real) => (world, path, tokenHash) => {
        const clock = withProperties(world.clock, { now: () => ms(FAR_S * 1000 - 60 * MINUTE_MS) });
        const expires = Math.floor(world.clock.now() / 1000) + 3600;
        return real(withProperties(world, { clock }), path, tokenHash).replace(`=${FAR_S}&`, `=${expires}&`);
      },
      replacement(
        "http/uploads/signed-address.ts",
        "signerOf",
        (real) => (world, path, query) =>
          world.clock.now() < Number(query.expires) * 1000
            ? real(world, path, { ...query, expires: `${FAR_S}` })
            : null,
      ),
    ],
  ),
  ...replacing("http/uploads/signed-address.ts", "signerOf", [
    "no signature is as good as a right one",
    "no_leak",
    "common.upload",
    (real) => (world, path, query) => {
      if (query.signature !== "") return real(world, path, query);
      const tokenHash = Buffer.from(String(query.session), "base64url").toString("hex");
      return world.store.read().sessions.get(tokenHash)?.memberId ?? null;
    },
  ]),
  ...replacing("http/requests/world-address.ts", "worldOf", [
    "any member opens a file",
    "no_leak",
    "common.upload",
    result((found, request) => {
      const state = found.world?.store.read();
      const owner = state?.uploads.get(request.url.split("?", 1)[0] ?? "")?.memberId;
      if (!found.world || !state || owner === undefined) return found;
      const epoch = state.members.get(owner)?.sessionEpoch ?? 0;
      const read = () => reading(state, "sessions", (session) => ({ ...session, memberId: owner, epoch }));
      return { ...found, world: withProperties(found.world, { store: withProperties(found.world.store, { read }) }) };
    }),
  ]),
  ...replacing("worlds/stored-file.ts", "storedFile", [
    "a PDF opens in the page's place",
    "no_leak",
    "common.upload",
    // The server compares the type exactly, so the semicolon keeps the file from being sent as an attachment.
    result((file) => file && { ...file, type: `${file.type};` }),
  ]),
];
