// Names of members in requests and replies: handles and usernames.
import { findMember } from "#domain/members/member.ts";
import type { Member, MemberId } from "#domain/state.ts";
import { QaFault } from "#qa/operation.ts";
import type { ScenarioUser } from "#scenarios/scenario.ts";
import type { World } from "#worlds/world.ts";

export interface NamedUser {
  readonly member: Member;
  /** The handle, or the username of a member without a handle. */
  readonly name: string;
  /** Credentials of a member with a handle; undefined for other members. */
  readonly credentials: ScenarioUser | undefined;
}

/** Finds a member by handle or login name. 404 at `pointer`: unknown-user. */
export function userNamed(world: World, name: string, pointer: string): NamedUser {
  const credentials = world.handles.get(name);
  const state = world.store.read();
  const member = credentials ? state.members.get(credentials.memberId) : findMember(state, name);
  if (!member) throw new QaFault(404, "unknown-user", `there is no user "${name}" in this world`, pointer);
  return { member, name: credentials ? name : memberNames(world)(member.id), credentials };
}

/** Returns a function that gives a member's name by id: the handle, or else the username. */
export function memberNames(world: World): (id: MemberId) => string {
  const handles = new Map([...world.handles].map(([handle, { memberId }]) => [memberId, handle]));
  const { members } = world.store.read();
  return (id) => handles.get(id) ?? members.get(id)?.username ?? `member ${id}`;
}
