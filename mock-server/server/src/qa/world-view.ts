import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { openSessionOf } from "#qa/members/sessions.ts";
import { stateOfFault } from "#worlds/faults/fault-rule.ts";
import { worldTime } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";
import { isoTime, isoTimeOrNull } from "./iso-time.ts";

type Schemas = components["schemas"];

/** The address of the web app in a world. */
export const urlOf = (world: World, publicUrl: string): string => `${publicUrl}/w/${world.id}/`;

/** Logs in every user with a handle, in the handles' order, so that the same seed gives the same tokens. */
export async function openedWorldView(world: World, publicUrl: string): Promise<Schemas["OpenedWorld"]> {
  const users: Record<string, Schemas["OpenedUser"]> = {};
  const byHandle = [...world.handles].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [handle, { memberId, account, password, payPassword }] of byHandle) {
    users[handle] = { account, password, payPassword, session: await openSessionOf(world, memberId) };
  }
  return { id: world.id, url: urlOf(world, publicUrl), now: worldTime(world), users };
}

export function worldSummary(world: World, publicUrl: string): Schemas["World"] {
  const { members, sessions, holdings, records, reviews, jobs } = world.store.read();
  const entries = world.journal.entries();
  return {
    id: world.id,
    url: urlOf(world, publicUrl),
    label: world.label,
    scenario: world.origin.scenario.name,
    seed: world.origin.seed,
    now: worldTime(world),
    clock: world.clock.setting().mode,
    createdAt: isoTime(world.createdAt),
    expiresAt: isoTimeOrNull(world.ttlMs === null ? null : world.touchedAt + world.ttlMs),
    revision: world.revision,
    tainted: world.isTainted,
    handles: [...world.handles.keys()].toSorted(),
    counts: {
      members: members.size,
      sessions: sessions.size,
      holdings: holdings.size,
      records: records.size,
      openReviews: [...reviews.values()].filter(({ state }) => state === "open").length,
      jobs: jobs.size,
      snapshots: world.snapshots.size,
      faults: world.faults.list().filter((rule) => stateOfFault(rule) === "armed").length,
      journal: entries.length,
    },
    violations: entries.filter(({ violations }) => violations.length > 0).length,
    warnings: entries.filter(({ warnings }) => warnings.length > 0).length,
  };
}
