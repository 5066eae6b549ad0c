import { memberOf } from "#domain/members/member.ts";
import type { MemberId } from "#domain/state.ts";
import { userinfo } from "#operations/userinfo.ts";
import { issueSession, type World } from "#worlds/world.ts";

/** Logs a member in without a password; returns the same as user.login. */
export async function openSessionOf(world: World, memberId: MemberId) {
  const member = memberOf(world.store.read(), memberId);
  const token = await issueSession(world, memberId);
  return userinfo(member, token, member.lastLoginAt).userinfo;
}
