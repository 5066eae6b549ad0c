// Provides the accounts that a level needs.
import { assertTokenWorks, type SignInContext, logIn, logOut, signUp } from "#client/accounts.ts";
import { reaches } from "#client/level.ts";
import type { People, Person } from "#client/people.ts";
import type { CheckOptions } from "./check-options.ts";

/**
 * Up to level `session` uses the given account or token, if any. From `write` on signs up two new members, so that no
 * existing account is changed.
 */
export async function openSessions(
  options: CheckOptions,
  door: SignInContext,
  runId: string,
  password: string,
): Promise<People> {
  const { level, credentials } = options;
  if (reaches(level, "write")) {
    const fresh = (name: string): Promise<Person> => signUp(door, `${runId}-${name}@example.test`, password);
    const [member, other] = [await fresh("one"), await fresh("two")];
    const again = await logIn(door, member.account ?? "", member.password ?? "");
    return { member, other, ended: await logOut(door, again) };
  }
  const { token, account } = credentials;
  if (account !== null && credentials.password !== null && (token === null || level === "session")) {
    const ended = level === "session" ? await logOut(door, await logIn(door, account, credentials.password)) : null;
    return { member: await logIn(door, account, credentials.password), other: null, ended };
  }
  if (token === null) return { member: null, other: null, ended: null };
  await assertTokenWorks(door, token);
  return { member: { id: null, account: null, password: null, token }, other: null, ended: null };
}
