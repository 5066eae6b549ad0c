import { accept, type Decision } from "./decision.ts";
import { matureHolding } from "./holdings.ts";
import { applyPolicy } from "./reviews.ts";
import type { Draft, Job } from "./state.ts";
import type { EpochMs } from "./time.ts";

/**
 * Runs a job and deletes it; does nothing when it already ran. Throws when it is not due. A job that is no longer
 * needed (a review decided by hand) is only deleted.
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
  }
  return accept(null);
}
