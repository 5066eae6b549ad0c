// How time passes in a world: what is due is run, each job at its own time and in a commit of its own.
import { accept } from "#domain/decision.ts";
import { runJob } from "#domain/jobs.ts";
import type { ClockMode, Draft, Job, State } from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time.ts";
import type { Store } from "#ports/store.ts";
import type { Commit } from "#store/store.ts";
import type { OwnedClock } from "./clock.ts";
import { createDueJobs } from "./due-jobs.ts";
import type { Life } from "./life.ts";

/** Advancing further would run more jobs than one call may. */
export class TooManyJobs extends Error {
  override readonly name = "TooManyJobs";
}
/** The most jobs that one advance runs. */
export const MOST_JOBS = 10_000;

export interface FiredJob {
  readonly at: EpochMs;
  readonly job: Job["kind"];
  readonly ref: number;
}

export interface Advance {
  /** How the clock goes afterwards; as before unless said. */
  readonly mode?: ClockMode | undefined;
  /** Lets the sessions that are open now last as much longer as time moves. */
  readonly keepSessions?: boolean | undefined;
}

export interface Passage {
  /** Runs what is due by now on the world's clock; answers nothing to wait for when nothing is. */
  settle(): Promise<void> | undefined;
  /**
   * Moves time on to `to` and runs what is due on the way. Throws TooManyJobs with nothing done. When storing fails on
   * the way it throws StorageFailed: what had come to pass by then stands, and time goes on from there.
   */
  advance(to: EpochMs, wanted?: Advance): Promise<FiredJob[]>;
  /** Resolves when nothing is being run. */
  idle(): Promise<void>;
  noteCommit(commit: Commit): void;
  /** Another state is in place. */
  begin(state: State): void;
}

interface Passing {
  readonly store: Store;
  readonly clock: OwnedClock;
  readonly life: () => Life;
}

export function createPassage({ store, clock, life }: Passing): Passage {
  const jobs = createDueJobs(store.read());
  /** One after another: whoever comes meanwhile waits, and then looks again. */
  let running: Promise<unknown> | null = null;

  const runDue = async (until: EpochMs, arrive?: (draft: Draft, at: EpochMs) => void): Promise<FiredJob[]> => {
    const fired: FiredJob[] = [];
    const current = life();
    while (!current.isOver) {
      const job = jobs.next(store.read());
      if (!job || job.at > until) break;
      await store.transact((draft) => {
        arrive?.(draft, job.at);
        return runJob(draft, job, job.at);
      });
      fired.push({ at: job.at, job: job.kind, ref: job.ref });
    }
    return fired;
  };
  const alone = <T>(work: Promise<T>): Promise<T> => {
    running = work;
    const free = (): void => {
      running = null;
    };
    // Whoever asked for the work hears of its failure.
    work.then(free, free);
    return work;
  };

  const passage: Passage = {
    settle() {
      if (running) return running.then(() => passage.settle());
      const next = jobs.next(store.read());
      const now = clock.now();
      if (!next || next.at > now) return undefined;
      return alone(runDue(now).then(() => undefined));
    },
    async advance(to, { mode = clock.setting().mode, keepSessions = false } = {}) {
      await passage.idle();
      if (moreThan(MOST_JOBS, store.read(), to)) {
        throw new TooManyJobs(`more than ${MOST_JOBS} jobs are due before then`);
      }
      const pass = async (): Promise<FiredJob[]> => {
        const { mode: meanwhile } = clock.setting();
        if (keepSessions) await renewSessions(store, to);
        const fired = await runDue(to, (draft, at) => clock.move(draft, meanwhile, at));
        await store.transact((draft) => {
          clock.move(draft, mode, to);
          return accept(null);
        });
        return fired;
      };
      return alone(pass());
    },
    idle: () => (running ? running.then(passage.idle, passage.idle) : Promise.resolve()),
    noteCommit({ changes }) {
      for (const [table, , row] of changes) if (table === "jobs" && row) jobs.add(row as Job);
    },
    begin: (state) => jobs.rebuild(state),
  };
  return passage;
}

/** Whether more jobs than that are due by a time. A job makes no other job, so that this is known beforehand. */
function moreThan(most: number, { jobs }: State, by: EpochMs): boolean {
  let due = 0;
  for (const { at } of jobs.values()) if (at <= by && (due += 1) > most) return true;
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
