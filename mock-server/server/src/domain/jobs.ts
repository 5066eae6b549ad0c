import { accept, type Decision } from "./decision.ts";
import { matureHolding } from "./holdings.ts";
import { applyPolicy } from "./reviews.ts";
import type { Draft, Job } from "./state.ts";
import type { EpochMs } from "./time.ts";

/**
 * Does what a job says and forgets the job; nothing when it was done before. Throws when it is not due.
 * One whose matter is settled already (a review decided by hand) is only forgotten.
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
