// Members of a world, and what the control surface can do to them.
import { usdtFromText } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { accept, type Decision } from "#domain/decision.ts";
import { isEmail, isMobile } from "#domain/members/credentials.ts";
import { NO_FAILURES, registerFailure } from "#domain/members/failed-attempts.ts";
import { memberOf } from "#domain/members/member.ts";
import { PAY_PASSWORD_TRIES } from "#domain/members/pay-password.ts";
import { availableOf, yenBalance } from "#domain/money/accounts.ts";
import { grant } from "#domain/money/grant.ts";
import { PASSWORD_TRIES } from "#domain/sessions/password.ts";
import { endAllSessions } from "#domain/sessions/session.ts";
import type { Refused } from "#operations/operation.ts";
import { register } from "#operations/user.ts";
import { QaFault, type QaInput, type QaOperation } from "#qa/operation.ts";
import type { World } from "#worlds/world.ts";
import { applyPersona, hasPayPassword, PERSONA_PAY_PASSWORD, productFor } from "./personas.ts";
import { openSessionOf } from "./sessions.ts";
import { userNamed } from "./user-names.ts";

const PASSWORD = "Passw0rd1";

export const createUser: QaOperation<"qa.createUser"> = async ({ world, body }) => {
  const { handle, account = `${handle}@example.test`, password = PASSWORD, persona = "newcomer" } = body;
  const payPassword = body.payPassword ?? (hasPayPassword(persona) ? PERSONA_PAY_PASSWORD : null);
  if (world.handles.has(handle)) {
    throw new QaFault(409, "handle-taken", `there is a user "${handle}" already`, "/body/handle");
  }
  const productId = productFor(world.store.read(), persona);
  const payPasswordHash = payPassword === null ? null : await world.passwords.hash(payPassword);
  const session = await signUp(world, { ...body, account, password });
  const becoming = { memberId: session.id, persona, payPasswordHash, productId };
  if (payPasswordHash !== null || persona !== "newcomer")
    await world.store.transact((draft, now): Decision<null> => {
      applyPersona(draft, becoming, now);
      return accept(null);
    });
  world.handles = new Map([...world.handles, [handle, { memberId: session.id, account, password, payPassword }]]);
  return { status: 201, body: { handle, account, password, payPassword, session } };
};

type SignUp = QaInput<"qa.createUser">["body"] & { readonly account: string; readonly password: string };

/** Registers through the product's own operation, so that all rules apply. 409: account-taken; 422: other refusals. */
async function signUp(world: World, { account, username, password, lang = "ja", invitedBy }: SignUp) {
  const inviter = invitedBy === undefined ? null : userNamed(world, invitedBy, "/body/invitedBy").member;
  const answer = await register({
    member: undefined,
    tokenHash: undefined,
    body: {
      ...(username !== undefined && { username }),
      ...(isEmail(account) ? { email: account } : isMobile(account) ? { mobile: account } : { username: account }),
      password,
      re_password: password,
      ...(inviter && { inviteCode: inviter.inviteCode }),
    },
    // The operation has no query, which the contract types as never.
    query: {} as never,
    language: lang,
    store: world.store,
    now: world.clock.now(),
    entropy: world.entropy,
    passwords: world.passwords,
    intent: null,
    file: undefined,
    fullUrl: (path) => path,
  });
  if (answer.ok) return answer.value.userinfo;
  throw signUpFault(answer, username !== undefined);
}

function signUpFault({ reason, pointer }: Refused, hasUsername: boolean): QaFault {
  const field = pointer === "/password" || (pointer === "/username" && hasUsername) ? pointer : "/account";
  return new QaFault(
    reason === "account-taken" ? 409 : 422,
    reason,
    `signing up was refused: ${reason}`,
    `/body${field}`,
  );
}

export const loginUser: QaOperation<"qa.loginUser"> = async ({ world, path }) => {
  const { member } = userNamed(world, path.user, "/path/user");
  return { status: 200, body: { session: await openSessionOf(world, member.id) } };
};

export const expireUser: QaOperation<"qa.expireUser"> = async ({ world, path }) => {
  const { member } = userNamed(world, path.user, "/path/user");
  await world.store.transact((draft) => endAllSessions(draft, member.id));
  return { status: 204 };
};

export const lockUser: QaOperation<"qa.lockUser"> = async ({ world, path, body: { what } }) => {
  const { id } = userNamed(world, path.user, "/path/user").member;
  const [failures, rule] =
    what === "login"
      ? (["loginFailures", PASSWORD_TRIES] as const)
      : (["payPasswordFailures", PAY_PASSWORD_TRIES] as const);
  await world.store.transact((draft, now): Decision<null> => {
    const last = registerFailure({ count: rule.limit - 1, lockedUntil: null }, now, rule);
    draft.members.put(id, { ...memberOf(draft, id), [failures]: last });
    return accept(null);
  });
  return { status: 204 };
};

export const unlockUser: QaOperation<"qa.unlockUser"> = async ({ world, path }) => {
  const { id } = userNamed(world, path.user, "/path/user").member;
  await world.store.transact((draft): Decision<null> => {
    draft.members.put(id, { ...memberOf(draft, id), loginFailures: NO_FAILURES, payPasswordFailures: NO_FAILURES });
    return accept(null);
  });
  return { status: 204 };
};

export const grantUser: QaOperation<"qa.grantUser"> = async ({ world, path, body }) => {
  const { id } = userNamed(world, path.user, "/path/user").member;
  const { memo } = body;
  const command =
    body.currency === "JPY"
      ? ({ memberId: id, memo, currency: "JPY", amount: asYen(body.amount) } as const)
      : ({ memberId: id, memo, currency: "USDT", amount: usdtFromText(body.amount) } as const);
  const decision = await world.store.transact((draft, now) => grant(draft, command, now));
  if (!decision.ok) throw new QaFault(422, decision.reason, "the books cannot hold so much more", "/body/amount");
  return { status: 200, body: { balance: yenBalance(world.store.read(), availableOf(id)) } };
};
