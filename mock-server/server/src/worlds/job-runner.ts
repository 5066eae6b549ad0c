// Runs the jobs of a world when they are due, each at its own time and in its own commit, and advances the clock. A job
// that throws is set aside, so that it cannot stop the world.
import { accept } from "#domain/decision.ts";
import { runJob, setJobAside } from "#domain/jobs.ts";
import type { ClockMode, Draft, Job, State } from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import { StorageFailed, type Store } from "#ports/store.ts";
import type { Commit } from "#store/store.ts";
import type { OwnedClock } from "./clock.ts";
import { createDueJobs } from "./due-jobs.ts";
import type { Generation } from "./generation.ts";

/** Advancing to this time would run more jobs than one call may. */
export class TooManyJobs extends Error {
  override readonly name = "TooManyJobs";
}
/** The largest number of jobs that one advance runs. */
export const MOST_JOBS = 10_000;

export interface FiredJob {
  readonly at: EpochMs;
  readonly job: Job["kind"];
  readonly ref: number;
}

export interface Fired {
  readonly fired: readonly FiredJob[];
  /** The jobs that failed and are set aside. */
  readonly setAside: readonly FiredJob[];
}

export interface Advance {
  /** The clock's mode afterwards; unchanged by default. */
  readonly mode?: ClockMode | undefined;
  /** Extends the open sessions by the time that passes. */
  readonly keepSessions?: boolean | undefined;
}

export interface JobRunner {
  /** Runs the jobs that are due on the world's clock; returns undefined when there are none. */
  runDueJobs(): Promise<void> | undefined;
  /**
   * Advances the time to `to` and runs the jobs due until then. Throws TooManyJobs without a change, and StorageFailed
   * when storing fails on the way: jobs that ran by then are kept, and time continues from there.
   */
  advance(to: EpochMs, wanted?: Advance): Promise<Fired>;
  /** Runs a job that is set aside, at the current time. Returns why it failed again, or null. */
  retry(job: Job): Promise<string | null>;
  /** Resolves when no jobs are running. */
  idle(): Promise<void>;
  noteCommit(commit: Commit): void;
  /** Rebuilds the index of jobs from another state. */
  restart(state: State): void;
}

interface RunnerSetup {
  readonly store: Store;
  readonly clock: OwnedClock;
  readonly generation: () => Generation;
}

type Prepare = (draft: Draft, at: EpochMs) => void;

export function createJobRunner({ store, clock, generation }: RunnerSetup): JobRunner {
  const jobs = createDueJobs(store.read());
  /** The work in progress. Calls that arrive meanwhile wait for it and then check again. */
  let running: Promise<unknown> | null = null;

  const runDue = async (until: EpochMs, prepare?: Prepare): Promise<Fired> => {
    const fired: FiredJob[] = [];
    const setAside: FiredJob[] = [];
    const current = generation();
    while (!current.hasEnded) {
      const job = jobs.next(store.read());
      if (!job || job.at > until) break;
      const reason = await attemptJob(store, job, job.at, prepare);
      (reason === null ? fired : setAside).push({ at: job.at, job: job.kind, ref: job.ref });
    }
    return { fired, setAside };
  };
  const runExclusively = <T>(work: Promise<T>): Promise<T> => {
    running = work;
    const release = (): void => {
      running = null;
    };
    // Only clears `running`; the caller handles a failure.
    work.then(release, release);
    return work;
  };

  const runner: JobRunner = {
    runDueJobs() {
      if (running) return running.then(() => runner.runDueJobs());
      const next = jobs.next(store.read());
      const now = clock.now();
      if (!next || next.at > now) return undefined;
      return runExclusively(runDue(now).then(() => undefined));
    },
    async advance(to, { mode = clock.setting().mode, keepSessions = false } = {}) {
      await runner.idle();
      if (hasMoreDue(MOST_JOBS, store.read(), to)) {
        throw new TooManyJobs(`more than ${MOST_JOBS} jobs are due before then`);
      }
      const advance = async (): Promise<Fired> => {
        const { mode: currentMode } = clock.setting();
        if (keepSessions) await renewSessions(store, to);
        const fired = await runDue(to, (draft, at) => clock.move(draft, currentMode, at));
        await store.transact((draft) => {
          clock.move(draft, mode, to);
          return accept(null);
        });
        return fired;
      };
      return runExclusively(advance());
    },
    async retry(job) {
      await runner.idle();
      return runExclusively(attemptJob(store, job));
    },
    idle: () => (running ? running.then(runner.idle, runner.idle) : Promise.resolve()),
    noteCommit({ changes }) {
      for (const [table, , row] of changes) if (table === "jobs" && row) jobs.add(row as Job);
    },
    restart: (state) => jobs.rebuild(state),
  };
  return runner;
}

/**
 * Runs a job at the time `at`, or at the time of the commit. Returns null when it ran. When it throws, sets it aside
 * and returns the reason. Throws StorageFailed, after which the job is still due.
 */
async function attemptJob(store: Store, job: Job, at?: EpochMs, prepare?: Prepare): Promise<string | null> {
  try {
    await store.transact((draft, now) => {
      prepare?.(draft, at ?? now);
      return runJob(draft, job, at ?? now);
    });
    return null;
  } catch (error) {
    if (error instanceof StorageFailed) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    await store.transact((draft, now) => {
      prepare?.(draft, at ?? now);
      return setJobAside(draft, job, reason, at ?? now);
    });
    return reason;
  }
}

/** Whether more than `most` jobs are due by a time. Jobs create no other jobs, so this can be counted in advance. */
function hasMoreDue(most: number, { jobs }: State, by: EpochMs): boolean {
  let due = 0;
  for (const { at, setAside } of jobs.values()) if (!setAside && at <= by && (due += 1) > most) return true;
  return false;
}

async function renewSessions(store: Store, to: EpochMs): Promise<void> {
  await store.transact((draft, now) => {
    for (const session of draft.sessions.values()) {
      if (session.expiresAt <= now || to <= now) continue;
      draft.sessions.put(session.tokenHash, { ...session, expiresAt: asEpochMs(session.expiresAt + (to - now)) });
    }
    return accept(null);
  });
}
