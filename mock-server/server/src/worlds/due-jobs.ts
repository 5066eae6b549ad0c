// Finds the next due job by an index over the jobs table. The index is not part of the state and is rebuilt when the
// root is replaced.
import TinyQueue from "tinyqueue";
import type { Job, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";

export interface DueJobs {
  add(job: Job): void;
  /** The earliest job of `state` that is not set aside, by (at, id); null when there is none. */
  next(state: State): Job | null;
  rebuild(state: State): void;
}

interface Due {
  readonly at: EpochMs;
  readonly id: number;
}
const byTime = (a: Due, b: Due): number => a.at - b.at || a.id - b.id;

export function createDueJobs(state: State): DueJobs {
  let queue = new TinyQueue<Due>([], byTime);
  const rebuild = (from: State): void => {
    queue = new TinyQueue<Due>(
      [...from.jobs.values()].filter((job) => !job.setAside).map(({ at, id }) => ({ at, id })),
      byTime,
    );
  };
  rebuild(state);
  return {
    add: ({ at, id, setAside }) => {
      if (!setAside) queue.push({ at, id });
    },
    next(from) {
      for (let due = queue.peek(); due; due = queue.peek()) {
        const job = from.jobs.get(due.id);
        if (job && job.at === due.at && !job.setAside) return job;
        queue.pop();
      }
      return null;
    },
    rebuild,
  };
}
