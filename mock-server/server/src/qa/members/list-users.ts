import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { findSession } from "#domain/sessions/session.ts";
import type { Member } from "#domain/state.ts";
import { isoTime } from "#qa/iso-time.ts";
import type { QaOperation } from "#qa/operation.ts";
import type { World } from "#worlds/world.ts";

export const listUsers: QaOperation<"qa.listUsers"> = async ({ world, query: { limit = 100, cursor = 0 } }) => {
  const members = [...world.store.read().members.values()].filter(({ id }) => id > cursor);
  const shown = members.toSorted((a, b) => a.id - b.id).slice(0, limit);
  const more = members.length > limit ? (shown.at(-1)?.id ?? null) : null;
  return { status: 200, body: { items: shown.map(userViews(world)), cursor: more } };
};

function userViews(world: World): (member: Member) => components["schemas"]["User"] {
  const state = world.store.read();
  const now = world.clock.now();
  const credentials = new Map([...world.handles].map(([handle, user]) => [user.memberId, { handle, ...user }]));
  const sessions = new Map<number, number>();
  for (const { tokenHash, memberId } of state.sessions.values())
    if (findSession(state, tokenHash, now)) sessions.set(memberId, (sessions.get(memberId) ?? 0) + 1);
  return ({ id, username, email, mobile, loginFailures, createdAt }) => {
    const { handle = null, password = null, payPassword = null } = credentials.get(id) ?? {};
    const { lockedUntil } = loginFailures;
    return {
      id,
      name: handle ?? username,
      handle,
      username,
      email,
      mobile,
      password,
      payPassword,
      sessions: sessions.get(id) ?? 0,
      isLocked: lockedUntil !== null && now < lockedUntil,
      createdAt: isoTime(createdAt),
    };
  };
}
