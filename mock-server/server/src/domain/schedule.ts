import { type Draft, type Job, nextId } from "./state.ts";

export function schedule(draft: Draft, job: Omit<Job, "id">): Job {
  const row: Job = { id: nextId(draft, "job"), ...job };
  draft.jobs.put(row.id, row);
  return row;
}
