// Whom a level needs, and where they come from.
import { reaches } from "#probe/level.ts";
import { assertTokenWorks, type Doorway, logIn, logOut, signUp } from "#probe/people.ts";
import type { People, Person } from "#probe/session.ts";
import type { CheckOptions } from "./options.ts";

/**
 * The people of a run. Up to `session` those that were given; from `write` on two members that it signs up, so that
 * nobody's account is written to.
 */
export async function gatherPeople(
  options: CheckOptions,
  door: Doorway,
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
