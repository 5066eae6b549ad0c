import { accept, type Decision, refuse } from "#domain/decision.ts";
import type { Draft, Member, MemberId } from "#domain/state.ts";
import { isEmail } from "./credentials.ts";
import { loginKey, memberOf } from "./member.ts";

/**
 * Binds an email address, with which the member can then log in; another member may use the previous one.
 * Refuses: required, bad-email, email-taken when another member has it.
 */
export function bindEmail(
  draft: Draft,
  command: { memberId: MemberId; email: string },
): Decision<Member, "required" | "bad-email" | "email-taken", "email"> {
  const { email } = command;
  if (email === "") return refuse("required", { field: "email" });
  if (!isEmail(email)) return refuse("bad-email", { field: "email" });
  const owner = draft.logins.get(loginKey("email", email));
  if (owner !== undefined && owner !== command.memberId) return refuse("email-taken", { field: "email" });
  const before = memberOf(draft, command.memberId);
  const member = { ...before, email };
  if (before.email !== null) draft.logins.remove(loginKey("email", before.email));
  draft.logins.put(loginKey("email", email), member.id);
  draft.members.put(member.id, member);
  return accept(member);
}
