import type { Schemas } from "#console/api/client.ts";
import type { MemberRow } from "#console/api/users.ts";

interface Named {
  /** The handle, else the username: either names the member to the surface. */
  readonly name: string;
  /** Unknown for a handle whose account is none of the member's that are listed. */
  readonly member: MemberRow | undefined;
}

/**
 * The members by the names that a tester uses: those with a handle first. The surface lists handles without members, so
 * they are joined by the account: the scenario's, else the one that a new user gets.
 */
export function handlesOf(
  members: readonly MemberRow[],
  handles: readonly string[],
  users: Readonly<Record<string, Schemas["Credentials"]>>,
): Named[] {
  const byAccount = new Map<string, MemberRow>();
  for (const member of members)
    for (const account of [member.email, member.mobile, member.username])
      if (account !== null) byAccount.set(account, member);
  const named = handles.map((name): Named => ({
    name,
    member: byAccount.get(users[name]?.account ?? `${name}@example.test`),
  }));
  const known = new Set(named.map(({ member }) => member));
  const others = members.filter((member) => !known.has(member));
  return [...named, ...others.map((member): Named => ({ name: member.username, member }))];
}
