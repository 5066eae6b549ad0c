import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import type { Job } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { addDuration } from "#scenarios/duration.ts";
import { type Advance, type Fired, type FiredJob, TooManyJobs } from "#worlds/job-runner.ts";
import { worldTime } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";
import { isoTime, parseTime, within } from "./iso-time.ts";
import { QaFault, type QaOperation } from "./operation.ts";

function nextJob(world: World): Job | null {
  let next: Job | null = null;
  for (const job of world.store.read().jobs.values()) {
    if (job.setAside) continue;
    if (!next || job.at < next.at || (job.at === next.at && job.id < next.id)) next = job;
  }
  return next;
}

function clockView(world: World): components["schemas"]["Clock"] {
  const next = nextJob(world);
  return {
    mode: world.clock.setting().mode,
    now: worldTime(world),
    next: next && { at: isoTime(next.at), job: next.kind, ref: next.ref },
  };
}

export const getClock: QaOperation<"qa.getClock"> = async ({ world }) => ({ status: 200, body: clockView(world) });

export const setClock: QaOperation<"qa.setClock"> = async ({ world, body: { mode, now } }) => {
  const to = now === undefined ? world.clock.now() : parseTime(now, "/body/now");
  await advanceTo(world, to, "/body/now", { mode });
  return { status: 200, body: clockView(world) };
};

export const advanceClock: QaOperation<"qa.advanceClock"> = async ({ world, body }) => {
  const { to, pointer } = targetOf(world.clock.now(), body);
  const { fired, setAside } = await advanceTo(world, to, pointer, { keepSessions: body.keepSessions });
  const failed = setAside.length > 0 && { setAside: setAside.map(jobView) };
  return { status: 200, body: { now: worldTime(world), fired: fired.map(jobView), ...failed } };
};

const jobView = ({ at, job, ref }: FiredJob): components["schemas"]["Job"] => ({ at: isoTime(at), job, ref });

/**
 * The time to advance to, and the pointer to the field that gave it. The contract ensures that `by` or `to` is present.
 */
function targetOf(now: EpochMs, { by = "PT0S", to }: { readonly by?: string; readonly to?: string }) {
  if (to !== undefined) return { to: parseTime(to, "/body/to"), pointer: "/body/to" };
  return { to: within(addDuration(now, by), by, "/body/by"), pointer: "/body/by" };
}

/**
 * Advances the world's time and runs the jobs due until then. 409: time-goes-back; 422: too-many-jobs, without a
 * change.
 */
async function advanceTo(world: World, to: EpochMs, pointer: string, options: Advance): Promise<Fired> {
  if (to < world.clock.now()) {
    const message = `the world's time is ${worldTime(world)} and never goes back; restore or reset does that`;
    throw new QaFault(409, "time-goes-back", message, pointer);
  }
  try {
    return await world.advance(to, options);
  } catch (error) {
    if (error instanceof TooManyJobs) throw new QaFault(422, "too-many-jobs", error.message, pointer);
    throw error;
  }
}
