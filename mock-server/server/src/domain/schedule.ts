import { type Draft, type Job, nextId } from "./state.ts";

/** Notes something to be done at a time; `runJob` does it. */
export function schedule(draft: Draft, job: Omit<Job, "id">): Job {
  const row: Job = { id: nextId(draft, "job"), ...job };
  draft.jobs.put(row.id, row);
  return row;
}
