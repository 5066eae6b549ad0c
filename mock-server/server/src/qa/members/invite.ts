import { accept } from "#domain/decision.ts";
import { findMember, memberOf, registerMember } from "#domain/members/member.ts";
import type { State } from "#domain/state.ts";
import { freeInviteCode } from "#operations/invite-code.ts";
import type { QaOperation } from "#qa/operation.ts";
import { GUEST_PASSWORD } from "#scenarios/commands.ts";
import { userNamed } from "./user-names.ts";

/**
 * Registers guests with the member's invite code. They share one password hash: computing a hundred takes seconds, and
 * the password is public anyway.
 */
export const inviteUsers: QaOperation<"qa.inviteUsers"> = async ({ world, path, body: { count } }) => {
  const { member, name } = userNamed(world, path.user, "/path/user");
  const passwordHash = await world.passwords.hash(GUEST_PASSWORD);
  const decision = await world.store.transact((draft, now) => {
    const { inviteCode: invitedWith, language, inviteCount } = memberOf(draft, member.id);
    const accounts: string[] = [];
    for (let guest = inviteCount + 1; accounts.length < count; guest += 1) {
      const email = freeAccount(draft, name, guest);
      const inviteCode = freeInviteCode(draft, world.entropy);
      const names = { username: null, mobile: null, email };
      const registered = registerMember(draft, { ...names, passwordHash, language, inviteCode, invitedWith }, now);
      if (!registered.ok) return registered;
      accounts.push(email);
    }
    return accept(accounts);
  });
  if (!decision.ok) throw new Error(`registering a guest was refused: ${decision.reason}`);
  const { inviteCount } = memberOf(world.store.read(), member.id);
  const items = decision.value.map((account) => ({ account, password: GUEST_PASSWORD }));
  return { status: 200, body: { inviteCount, items } };
};

/** A free account such as `alice-guest-3@example.test`, in the form that scenarios use. */
function freeAccount(state: State, name: string, guest: number): string {
  for (let suffix = ""; ; suffix += "x") {
    const account = `${name}-guest-${guest}${suffix}@example.test`;
    if (!findMember(state, account)) return account;
  }
}
