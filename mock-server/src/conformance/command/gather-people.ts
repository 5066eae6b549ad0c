// Whom a level needs, and where they come from.
import { randomBytes } from "node:crypto";
import { isNode } from "#contract/document.ts";
import { reaches } from "#conformance/run/level.ts";
import { callNamed, type Doorway, logIn, logOut, signUp } from "#conformance/run/people.ts";
import type { People, Person } from "#conformance/run/session.ts";
import type { CheckOptions } from "./options.ts";

/** The member's own id, which a token alone does not tell. */
async function withId(door: Doorway, person: Person): Promise<Person> {
  const call = door.contract.calls.find(({ operationId }) => operationId === "user.getAuditInfo");
  if (person.id !== null || !call) return person;
  const body = call.body ? "{}" : null;
  const headers = { "content-type": "application/json" };
  const { data } = await door.probe.ask({ call, token: person.token, headers, body }, "who the member is");
  return isNode(data) && typeof data.id === "number" ? { ...person, id: data.id } : person;
}

/**
 * The people of a run. Up to `session` those that were given; from `write` on two members that it signs up, so that
 * nobody's account is written to. What it made is added to `created`.
 */
export async function gatherPeople(
  options: CheckOptions,
  door: Doorway,
  runId: string,
  created: string[],
): Promise<People> {
  const { level, credentials } = options;
  if (reaches(level, "write")) {
    const fresh = async (name: string): Promise<Person> => {
      const email = `${runId}-${name}@example.test`;
      const person = await signUp(door, email, `Ct${randomBytes(5).toString("hex")}1`);
      created.push(`account ${email}`);
      return person;
    };
    const [member, other] = [await fresh("one"), await fresh("two")];
    const again = await logIn(door, member.account ?? "", member.password ?? "");
    return { member, other, ended: await logOut(door, again) };
  }
  const { token, account, password } = credentials;
  if (account !== null && password !== null && (token === null || level === "session")) {
    const ended = level === "session" ? await logOut(door, await logIn(door, account, password)) : null;
    return { member: await logIn(door, account, password), other: null, ended };
  }
  if (token === null) return { member: null, other: null, ended: null };
  callNamed(door.contract, "user.login");
  return { member: await withId(door, { id: null, account: null, password: null, token }), other: null, ended: null };
}
