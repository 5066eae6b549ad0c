import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { markJournal } from "#qa/journal/journal-mark.ts";
import { timeOf } from "#worlds/clock.ts";
import type { WorldState } from "#worlds/world.ts";
import { isoTime } from "./iso-time.ts";
import { QaFault, type QaOperation } from "./operation.ts";
import { withinBudget } from "./over-budget.ts";
import { worldSummary } from "./world-view.ts";

const MOST_SNAPSHOTS = 64;

const snapshotView = (name: string, { clock }: WorldState): components["schemas"]["Snapshot"] => ({
  name,
  now: isoTime(timeOf(clock)),
});

export const listSnapshots: QaOperation<"qa.listSnapshots"> = async ({ world }) => ({
  status: 200,
  body: { items: [...world.snapshots].map(([name, state]) => snapshotView(name, state)) },
});

export const keepSnapshot: QaOperation<"qa.keepSnapshot"> = async ({ world, worlds, path: { name } }) => {
  if (!world.snapshots.has(name) && world.snapshots.size >= MOST_SNAPSHOTS) {
    throw new QaFault(429, "too-many-snapshots", `the world has ${MOST_SNAPSHOTS} snapshots already`);
  }
  await withinBudget(429, () => worlds.budget.admitMemory(world));
  const state = world.capture();
  const former = world.snapshots.get(name);
  world.snapshots.set(name, state);
  if (former) world.releaseUploads(former.root);
  return { status: 200, body: snapshotView(name, state) };
};

export const restoreSnapshot: QaOperation<"qa.restoreSnapshot"> = async ({ world, path: { name }, publicUrl }) => {
  const state = world.snapshots.get(name);
  if (!state) throw new QaFault(404, "unknown-snapshot", `there is no snapshot "${name}"`, "/path/name");
  await world.restore(state);
  await world.runDueJobs();
  const path = `/__qa/worlds/${world.id}/snapshots/${encodeURIComponent(name)}/restore`;
  markJournal(world, "qa.restoreSnapshot", path, "restored");
  return { status: 200, body: worldSummary(world, publicUrl) };
};
