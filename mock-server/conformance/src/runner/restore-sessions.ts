// Detects that a session of the run has ended, reports the cause and opens a new one. Until then, calls that reject the
// session's token are not findings.
import { isNode } from "@hashgrove/contract/document.ts";
import { callNamed, type SignInContext, logIn, NoAccount, sessionCalls } from "#client/accounts.ts";
import { Stopped } from "#client/limits.ts";
import type { People, Person } from "#client/people.ts";
import { type Loss, type Rejection, RESTORING, type Worked } from "#client/probe.ts";
import type { Finding } from "#replies/finding.ts";
import type { Outcome } from "#replies/outcome.ts";
import { parsedJson } from "#replies/reply.ts";

/** Number of calls that must reject a token before its session counts as ended; a single call may be defective. */
const WITNESSES = 3;
/** Unexplained session losses that the run tolerates before it gives up. */
const MOST_LOSSES = 5;

/** The run's members; a lost one may be replaced by another account. */
export type RestoredPeople = { -readonly [Who in keyof People]: People[Who] };

interface Keeping extends SignInContext {
  readonly people: RestoredPeople;
  /** Signs up a replacement for a lost member; null if the run may not sign up anyone. */
  readonly replace: ((nth: number) => Promise<Person>) | null;
}

interface Restored {
  readonly before: Person;
  readonly now: Person;
  readonly after: string;
  readonly root: Finding | null;
}

const caseOf = (worked: Worked | undefined): string => worked?.case ?? "its login";

/** Passwords that may be valid after a request, the most likely first. */
function passwordsAfter({ body }: Worked, known: string): string[] {
  const sent = typeof body === "string" ? parsedJson(body) : undefined;
  const { password } = isNode(sent) ? sent : {};
  return typeof password === "string" && password !== known ? [password, known] : [known];
}

const ALIVE: Rejection = { kind: "alive" };

/** Whether the session of a token has ended: WITNESSES calls that need a session all reject the token. */
async function isDead({ contract, probe }: SignInContext, token: string, outcome: Outcome): Promise<boolean> {
  const witnesses = sessionCalls(contract).slice(0, WITNESSES);
  for (const call of witnesses) {
    const answer = await probe.ask({ call, token }, RESTORING);
    if (answer.outcome !== outcome) return false;
  }
  return witnesses.length > 0;
}

/** Changes the member's password back to `password` and logs in; null if the server refuses. */
async function withPassword(context: SignInContext, person: Person, password: string): Promise<Person | null> {
  const { contract, probe } = context;
  const change = { oldPassword: person.password, password, re_password: password };
  const { outcome } = await probe.ask(
    {
      call: callNamed(contract, "user.updateUserInfo"),
      token: person.token,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(change),
    },
    RESTORING,
  );
  return outcome === "ok" ? await logIn(context, person.account ?? "", password) : null;
}

/**
 * Restores the session of a flow's own member if a deviation of the server ended it. Null if it ended on purpose or is
 * alive.
 */
async function restoredOwn(context: SignInContext, token: string, outcome: Outcome): Promise<Rejection | null> {
  const { probe } = context;
  const person = probe.personOf(token);
  const last = probe.lastWorked(token);
  if (!person || person.account === null || person.password === null || !last?.deviation) return null;
  if (!(await isDead(context, token, outcome))) return null;
  const { account } = person;
  for (const password of passwordsAfter(last, person.password)) {
    const now = await logIn(context, account, password).catch((error: unknown) => {
      if (error instanceof NoAccount) return null;
      throw error;
    });
    const same = now && password !== person.password ? await withPassword(context, now, person.password) : now;
    if (same) return { kind: "revived", token: same.token };
  }
  return { kind: "lost", loss: { why: `the session had ended after ${last.case}`, root: last.deviation } };
}

export function sessionRestorer(
  keeping: Keeping,
): (token: string, outcome: Outcome, name: string) => Promise<Rejection> {
  const { contract, probe, people, replace } = keeping;
  let losses = 0;
  let replacements = 0;
  /** Unfinished restorations; concurrent requests that detect the same loss wait for the same one. */
  const looking = new Map<string, Promise<Restored | null>>();

  /** The finding that explains the loss, or a new one if the session ended without a cause. */
  const rootOf = (after: Worked | undefined, outcome: Outcome): Finding | undefined => {
    if (after?.deviation) return after.deviation;
    losses += 1;
    if (losses > MOST_LOSSES)
      throw new Stopped(`sessions keep ending without a reason, the last after ${caseOf(after)}`);
    const operation = sessionCalls(contract)[0]?.operationId ?? "";
    const expected = "a session that lasts seven days, or until a logout or password change";
    const got = `${outcome}, after ${caseOf(after)}`;
    probe.report({ check: "sessions", severity: "error", expected, got, pointer: "" }, { operation, case: RESTORING });
    return probe.findings.at(-1);
  };

  const opened = async ({ account, password }: Person, after: string): Promise<Person> => {
    try {
      if (replace) return await replace((replacements += 1));
      if (account !== null && password !== null) return await logIn(keeping, account, password);
    } catch (error) {
      if (!(error instanceof NoAccount)) throw error;
      throw new Stopped(`the session ended after ${after}, and cannot be restored: ${error.message}`);
    }
    throw new Stopped(`the session of CONTRACT_TOKEN ended during the run, after ${after}; log in again`);
  };

  /** Restores a member's session if it is dead; null if it is alive. */
  const restored = async (who: "member" | "other", outcome: Outcome): Promise<Restored | null> => {
    const person = people[who];
    if (!person || !(await isDead(keeping, person.token, outcome))) return null;
    const after = probe.lastWorked(person.token);
    const root = person.account === null ? null : (rootOf(after, outcome) ?? null);
    const now = await opened(person, caseOf(after));
    people[who] = now;
    return { before: person, now, after: caseOf(after), root };
  };

  return async (token, outcome, name) => {
    const who = (["member", "other"] as const).find((one) => people[one]?.token === token);
    // Flows end sessions of their own members on purpose, so it is a loss only if the run's session is dead too.
    const own = who === undefined ? await restoredOwn(keeping, token, outcome) : null;
    if (own) return own;
    const key = who === undefined ? `${people.member?.token} instead of ${name}` : token;
    const look = looking.get(key) ?? restored(who ?? "member", outcome);
    looking.set(key, look);
    const next = await look.finally(() => looking.delete(key));
    if (next === null) return ALIVE;
    const { before, now, after, root } = next;
    // A request may contain its sender's id, so only the same member can repeat it.
    if (who !== undefined && now.id !== null && now.id === before.id) return { kind: "revived", token: now.token };
    root?.consequences?.push(name);
    const loss: Loss = { why: `the member's session had ended after ${after}; it was restored`, root };
    return { kind: "lost", loss };
  };
}
