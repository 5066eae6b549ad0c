// Signs up, logs in and logs out the people of a run, and checks the token that the user gave.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import type { Masker } from "./masker.ts";
import type { Person } from "./people.ts";
import type { Answer, Probe } from "./probe.ts";

/** Thrown if the run needs an account that it cannot get; `message` has the server's answer. Exit code 2. */
export class NoAccount extends Error {
  override readonly name = "NoAccount";
}

export interface SignInContext {
  readonly contract: Contract;
  readonly probe: Probe;
  readonly masker: Masker;
}

export const callNamed = ({ calls }: Contract, operationId: string): Call => {
  const call = calls.find((known) => known.operationId === operationId);
  if (!call) throw new RangeError(`the contract has no call ${operationId}`);
  return call;
};
/** Case name of the run's own sign-ups. */
export const SIGNING_UP = "signing up";
/** Case name of the first requests with the token that the user gave. */
const CHECKING_TOKEN = "checking CONTRACT_TOKEN";
const JSON_TYPE = { "content-type": "application/json" };

/** Member and token in a reply to login or sign-up; null if missing. */
function personIn({ data }: Answer, account: string, password: string, masker: Masker): Person | null {
  const info = isNode(data) && isNode(data.userinfo) ? data.userinfo : data;
  if (!isNode(info) || typeof info.token !== "string") return null;
  masker.learn(info.token);
  return { id: typeof info.id === "number" ? info.id : null, account, password, token: info.token };
}

const refused = ({ outcome, msg }: Answer, what: string): NoAccount =>
  new NoAccount(`${what} failed, the server replied ${outcome}${msg === undefined ? "" : `: ${msg}`}`);

/** Logs a member in. Throws NoAccount if the server refuses. */
export async function logIn(door: SignInContext, account: string, password: string): Promise<Person> {
  door.masker.learn(password);
  const call = callNamed(door.contract, "user.login");
  const body = JSON.stringify({ account, password });
  const answer = await door.probe.ask({ call, token: undefined, headers: JSON_TYPE, body }, "logging in");
  const person = answer.outcome === "ok" ? personIn(answer, account, password, door.masker) : null;
  if (!person) throw refused(answer, "the login of CONTRACT_ACCOUNT");
  door.probe.introduce(person);
  return person;
}

/** Signs a member up. Throws NoAccount if the server refuses. */
export async function signUp(door: SignInContext, email: string, password: string): Promise<Person> {
  door.masker.learn(password);
  const call = callNamed(door.contract, "user.register");
  const body = JSON.stringify({ email, password, re_password: password });
  const answer = await door.probe.ask({ call, token: undefined, headers: JSON_TYPE, body }, SIGNING_UP);
  const person = answer.outcome === "ok" ? personIn(answer, email, password, door.masker) : null;
  if (!person) throw refused(answer, `the sign-up of ${email}`);
  door.probe.introduce(person);
  return person;
}

/** Calls that show whether a session is alive: a member's own reads without required parameters. */
export const sessionCalls = ({ calls }: Contract): Call[] =>
  calls.filter(
    ({ secured, effect, method, envelope, query }) =>
      secured &&
      effect === "read" &&
      method === "GET" &&
      envelope === "product" &&
      (query.required as readonly string[]).length === 0,
  );

/** Number of calls that must reject a token before the run gives up; a single call may be defective. */
const WITNESSES = 3;

/** Throws NoAccount if the server rejects the given token, such as an expired one. */
export async function assertTokenWorks({ contract, probe }: SignInContext, token: string): Promise<void> {
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

/** Ends a session and returns its token, which is now invalid. */
export async function logOut(door: SignInContext, { token }: Person): Promise<string> {
  const call = callNamed(door.contract, "user.logout");
  await door.probe.ask({ call, token, headers: JSON_TYPE, body: "{}" }, "logging out");
  return token;
}
