import { matureHolding } from "#domain/products/holdings.ts";
import { applyPolicy } from "#domain/reviews/reviews.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { accept, type Decision } from "./decision.ts";
import type { Draft, HoldingId, Job, State } from "./state.ts";

/**
 * Runs a job and deletes it; does nothing when it already ran. Throws when it is not due. A job that is no longer
 * needed (its review was decided by hand) is only deleted.
 */
export function runJob(draft: Draft, job: Job, now: EpochMs): Decision<null> {
  if (!draft.jobs.get(job.id)) return accept(null);
  if (now < job.at) throw new Error(`job ${job.id} is not due before ${job.at}`);
  draft.jobs.remove(job.id);
  switch (job.kind) {
    case "holding-matures":
      matureHolding(draft, { holdingId: job.ref }, now);
      break;
    case "review-policy":
      applyPolicy(draft, job.ref, now);
      break;
    default:
      // Another version of the server stored the job. Throwing discards the draft, so the job is not deleted.
      throw new Error(`job ${job.id} is of an unknown kind: ${String(job.kind satisfies never)}`);
  }
  return accept(null);
}

/** A reason is cut to this length before it is stored. */
const LONGEST_REASON = 500;

/**
 * Marks a failed job as set aside, so that it does not block the jobs after it. Does nothing if the job already ran.
 */
export function setJobAside(draft: Draft, { id }: Job, reason: string, now: EpochMs): Decision<null> {
  const job = draft.jobs.get(id);
  if (job) draft.jobs.put(id, { ...job, setAside: { at: now, reason: reason.slice(0, LONGEST_REASON) } });
  return accept(null);
}

/** The jobs that are set aside, oldest first. */
export const jobsSetAside = (state: State): Job[] =>
  [...state.jobs.values()].filter((job) => job.setAside).toSorted((a, b) => a.at - b.at || a.id - b.id);

/** The holdings whose payout failed and is set aside (rule F10). Reads every job. */
export const holdingsSetAside = (state: State): ReadonlySet<HoldingId> =>
  new Set(jobsSetAside(state).flatMap(({ kind, ref }) => (kind === "holding-matures" ? [ref] : [])));
