// State of the replay of a scenario: a store in memory, a frozen clock, and the members by handle.
import type { AnyDecision } from "#domain/decision.ts";
import { runJob } from "#domain/jobs.ts";
import type { Draft, Job, State } from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import { memoryStore } from "#store/memory.ts";
import type { Root } from "#store/root.ts";
import type { ScenarioUser } from "./scenario.ts";
import { inviteCodeFrom, txIdFrom } from "./secrets.ts";

export interface Stage {
  readonly users: Map<string, ScenarioUser>;
  now(): EpochMs;
  state(): State;
  root(): Root;
  /** Commits one decision; the clock advances by one millisecond. */
  commit<Taken extends AnyDecision>(decide: (draft: Draft, now: EpochMs) => Taken): Promise<Taken>;
  /** Advances the clock to `to` (never back), and runs each job that is due until then at its own time. */
  advance(to: EpochMs): Promise<void>;
  freeInviteCode(state: State): string;
  nextTxId(): string;
}

export function openStage(
  seed: string,
  start: { root: Root; now: EpochMs; users: Iterable<[string, ScenarioUser]> },
): Stage {
  let now = start.now;
  let draws = 0;
  const tick = (): EpochMs => (now = asEpochMs(now + 1));
  const store = memoryStore(start.root, { now: tick });

  const nextJob = (until: EpochMs): Job | null => {
    let next: Job | null = null;
    for (const job of store.read().jobs.values()) {
      if (job.at <= until && (!next || job.at < next.at || (job.at === next.at && job.id < next.id))) next = job;
    }
    return next;
  };

  return {
    users: new Map(start.users),
    now: () => now,
    state: () => store.read(),
    root: () => store.root(),
    commit: (decide) => store.transact(decide),
    async advance(to) {
      for (let job = nextJob(to); job; job = nextJob(to)) {
        const due = job;
        now = asEpochMs(Math.max(now, due.at));
        await store.transact((draft) => runJob(draft, due, due.at));
      }
      now = asEpochMs(Math.max(now, to));
    },
    freeInviteCode(state) {
      for (;;) {
        draws += 1;
        const code = inviteCodeFrom(seed, draws);
        if (state.inviteCodes.get(code) === undefined) return code;
      }
    },
    nextTxId() {
      draws += 1;
      return txIdFrom(seed, draws);
    },
  };
}
