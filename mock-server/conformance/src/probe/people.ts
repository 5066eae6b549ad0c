// How the people of a run come to be: by a token, by a login, or by signing up.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import type { Masker } from "./mask.ts";
import type { Answer, Probe } from "./probe.ts";
import type { Person } from "./session.ts";

/** The run cannot go on without somebody; `message` says what the server answered. Exit code 2. */
export class NoAccount extends Error {
  override readonly name = "NoAccount";
}

export interface Doorway {
  readonly contract: Contract;
  readonly probe: Probe;
  readonly masker: Masker;
}

export const callNamed = ({ calls }: Contract, operationId: string): Call => {
  const call = calls.find((known) => known.operationId === operationId);
  if (!call) throw new RangeError(`the contract has no call ${operationId}`);
  return call;
};
/** What a sign-up of the run's own is called in reports. */
export const SIGNING_UP = "signing up";
/** What the first requests with a given token are called in reports. */
export const CHECKING_TOKEN = "checking CONTRACT_TOKEN";
const JSON_TYPE = { "content-type": "application/json" };

/** The member and token of a login's or sign-up's reply; null when it has none. */
function personIn({ data }: Answer, account: string, password: string, masker: Masker): Person | null {
  const info = isNode(data) && isNode(data.userinfo) ? data.userinfo : data;
  if (!isNode(info) || typeof info.token !== "string") return null;
  masker.learn(info.token);
  return { id: typeof info.id === "number" ? info.id : null, account, password, token: info.token };
}

const refused = ({ outcome, msg }: Answer, what: string): NoAccount =>
  new NoAccount(`${what} was answered with ${outcome}${msg === undefined ? "" : `: ${msg}`}`);

/** Opens a session. Throws NoAccount when the server does not let the account in. */
export async function logIn(door: Doorway, account: string, password: string): Promise<Person> {
  door.masker.learn(password);
  const call = callNamed(door.contract, "user.login");
  const body = JSON.stringify({ account, password });
  const answer = await door.probe.ask({ call, token: undefined, headers: JSON_TYPE, body }, "logging in");
  const person = answer.outcome === "ok" ? personIn(answer, account, password, door.masker) : null;
  if (!person) throw refused(answer, "the login of CONTRACT_ACCOUNT");
  door.probe.introduce(person);
  return person;
}

/** Signs a member up, invited by the owner of a code where there is one. Throws NoAccount when that is refused. */
export async function signUp(door: Doorway, email: string, password: string, inviteCode?: string): Promise<Person> {
  door.masker.learn(password);
  const call = callNamed(door.contract, "user.register");
  const body = JSON.stringify({
    email,
    password,
    re_password: password,
    ...(inviteCode !== undefined && { inviteCode }),
  });
  const answer = await door.probe.ask({ call, token: undefined, headers: JSON_TYPE, body }, SIGNING_UP);
  const person = answer.outcome === "ok" ? personIn(answer, email, password, door.masker) : null;
  if (!person) throw refused(answer, `the sign-up of ${email}`);
  door.probe.introduce(person);
  return person;
}

/** Calls whose replies show whether a session lives: a member's own, reading, with nothing to fill in. */
export const sessionCalls = ({ calls }: Contract): Call[] =>
  calls.filter(
    ({ secured, effect, method, envelope, query }) =>
      secured &&
      effect === "read" &&
      method === "GET" &&
      envelope === "product" &&
      (query.required as readonly string[]).length === 0,
  );

/** So many calls have to reject a token: a single one may be defective. */
const WITNESSES = 3;

/** Throws NoAccount when the server rejects the token that was given, such as one that has expired. */
export async function assertTokenWorks({ contract, probe }: Doorway, token: string): Promise<void> {
  const witnesses = sessionCalls(contract).slice(0, WITNESSES);
  for (const call of witnesses) {
    const { outcome } = await probe.ask({ call, token }, CHECKING_TOKEN);
    if (outcome !== "unauthenticated") return;
  }
  if (witnesses.length > 0)
    throw new NoAccount(
      "CONTRACT_TOKEN is rejected (401): it has expired or was ended; log in again, or give CONTRACT_ACCOUNT and CONTRACT_PASSWORD, which log in for each run",
    );
}

/** Ends a session and answers its token, which is good for nothing from now on. */
export async function logOut(door: Doorway, { token }: Person): Promise<string> {
  const call = callNamed(door.contract, "user.logout");
  await door.probe.ask({ call, token, headers: JSON_TYPE, body: "{}" }, "logging out");
  return token;
}
