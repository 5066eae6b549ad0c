// A world: one state with its own time, chance and files. Requests to it never meet another world's.
import { createHmac, randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { accept } from "#domain/decision.ts";
import { openSession } from "#domain/session.ts";
import { runJob } from "#domain/jobs.ts";
import type { Job, MemberId } from "#domain/state.ts";
import type { EpochMs } from "#domain/time.ts";
import { NEW_TEMPLATE_DATA } from "#operations/mock/template-data.ts";
import type { TemplateData } from "#operations/mock/template-operation.ts";
import type { Entropy } from "#operations/operation.ts";
import type { CompiledScenario, ScenarioUser } from "#scenarios/scenario.ts";
import type { Root } from "#store/root.ts";
import type { Commit, OwnedStore, StoreOptions } from "#store/store.ts";
import { type Clock, type ClockState, createClock } from "./clock.ts";
import { createDueJobs } from "./due-jobs.ts";
import { hashToken, type SeededEntropy, seededEntropy, type TokenCount } from "./entropy.ts";
import { guardInvariants } from "./invariant-guard.ts";
import { createJournal, type Journal } from "./journal.ts";
import { createPassingRows, forget, FORGOTTEN_A_COMMIT, type PassingRows } from "./passing-rows.ts";
import type { WorldPasswords } from "./passwords.ts";
import { removeUpload, sweepUploads } from "./upload-folder.ts";

/** All that a snapshot has to keep to bring a world back. */
export interface WorldState {
  readonly root: Root;
  readonly clock: ClockState;
  readonly drawn: number;
  readonly template: TemplateData;
  readonly handles: Handles;
}

/** The members that a tester knows by a handle: those of the scenario and those made through the control surface. */
export type Handles = ReadonlyMap<string, ScenarioUser>;

export interface FiredJob {
  readonly at: EpochMs;
  readonly job: Job["kind"];
  readonly ref: number;
}

/** Advancing further would run more jobs than one call may. */
export class TooManyJobs extends Error {
  override readonly name = "TooManyJobs";
}
/** The most jobs that one advance runs. */
export const MOST_JOBS = 10_000;

export interface World {
  readonly id: string;
  readonly label: string | null;
  readonly store: OwnedStore;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly passwords: WorldPasswords;
  /** Where this world's uploaded files lie. Made when first needed. */
  readonly uploadFolder: string;
  /** Signs the addresses of uploads; follows from the seed, where there is one. */
  uploadKey: Buffer;
  readonly journal: Journal;
  readonly snapshots: Map<string, WorldState>;
  /** What the world started from; a reset begins another. */
  origin: Origin;
  template: TemplateData;
  handles: Handles;
  /** Counts commits, restores and resets. */
  revision: number;
  /** Real time, milliseconds. */
  readonly createdAt: number;
  /** Real time of the last request, milliseconds. */
  touchedAt: number;
  /** Idle life in milliseconds; null lives as long as the server. */
  readonly ttlMs: number | null;
  /** Runs what is due by now on the world's clock; answers nothing to wait for when nothing is. */
  settle(): Promise<void> | undefined;
  /** Runs what is due up to `to`, each job at its own time, and lands on `to`. Throws TooManyJobs, with nothing done. */
  advance(to: EpochMs): Promise<FiredJob[]>;
  keep(): WorldState;
  restore(state: WorldState): Promise<void>;
  /** Begins again from a scenario; sessions of the old life are over. */
  begin(origin: Origin): Promise<void>;
  close(): Promise<void>;
}

export interface Origin {
  readonly scenario: CompiledScenario;
  readonly seed: string;
  readonly now: EpochMs;
}

export interface WorldSetup {
  readonly id: string;
  readonly label: string | null;
  readonly origin: Origin;
  readonly clock: ClockState;
  /** Given for the default world; a world with a seed draws from that. */
  readonly entropy: Entropy | null;
  readonly passwords: WorldPasswords;
  readonly uploadFolder: string;
  readonly ttlMs: number | null;
  /** Run the touched invariants before each commit takes effect. */
  readonly checkCommits: boolean;
  readonly openStore: (options: StoreOptions) => Promise<OwnedStore>;
}

/** Opens a session for a member and answers its token. */
export async function issueSession(world: World, memberId: MemberId): Promise<string> {
  const token = world.entropy.token();
  await world.store.transact((draft, now) =>
    openSession(draft, { memberId, tokenHash: world.entropy.hashToken(token) }, now),
  );
  return token;
}

const uploadKeyOf = ({ entropy }: WorldSetup, { seed }: Origin): Buffer =>
  entropy ? randomBytes(32) : createHmac("sha256", seed).update("uploads").digest();

const handlesOf = ({ scenario }: Origin): Handles => new Map(Object.entries(scenario.users));

/** Builds a world around its store. */
export async function createWorld(setup: WorldSetup): Promise<World> {
  const clock = createClock(setup.clock);
  const journal = createJournal();
  const tokens: TokenCount = { given: 0 };
  const seeded: SeededEntropy | null = setup.entropy ? null : seededEntropy(setup.origin.seed, tokens);
  let entropy: SeededEntropy | null = seeded;
  const opened = await setup.openStore({
    now: () => clock.tick(),
    ...(setup.checkCommits ? { guard: guardInvariants } : {}),
    onCommit: (commit) => committed(commit),
  });
  const passing = createPassingRows(opened.root());
  const store: OwnedStore = {
    ...opened,
    // What has ended is forgotten beside what is decided: no commit of its own, and none that takes long.
    async transact(decide) {
      const ended = passing.take(opened.read(), clock.now(), FORGOTTEN_A_COMMIT);
      if (ended.length === 0) return opened.transact(decide);
      try {
        return await opened.transact((draft, now) => {
          forget(draft, ended);
          return decide(draft, now);
        });
      } finally {
        passing.putBack(opened.read(), ended);
      }
    },
  };
  const jobs = createDueJobs(store.read());
  const committed = (commit: Commit): void => {
    world.revision += 1;
    for (const [table, , row] of commit.changes) if (table === "jobs" && row) jobs.add(row as Job);
    passing.committed(commit.changes);
    for (const [table, key, row] of commit.changes) {
      if (table === "uploads" && row === null) removeUpload(setup.uploadFolder, String(key));
    }
    journal.commit(commit);
  };
  const run = async (job: Job): Promise<void> => {
    await store.transact((draft) => runJob(draft, job, job.at));
  };
  /** Jobs run one after another: a second caller waits for the first. */
  let settling: Promise<void> | null = null;
  const runDue = async (until: EpochMs): Promise<void> => {
    for (let job = jobs.next(store.read()); job && job.at <= until; job = jobs.next(store.read())) await run(job);
  };

  const world: World = {
    id: setup.id,
    label: setup.label,
    store,
    clock,
    entropy: setup.entropy ?? {
      hashToken,
      token: () => (entropy as SeededEntropy).token(),
      text: (alphabet, length) => (entropy as SeededEntropy).text(alphabet, length),
    },
    passwords: setup.passwords,
    uploadFolder: setup.uploadFolder,
    uploadKey: uploadKeyOf(setup, setup.origin),
    journal,
    snapshots: new Map(),
    origin: setup.origin,
    template: NEW_TEMPLATE_DATA,
    handles: handlesOf(setup.origin),
    revision: 0,
    createdAt: Date.now(),
    touchedAt: Date.now(),
    ttlMs: setup.ttlMs,
    settle() {
      // Whoever comes while jobs run waits for them, and then looks again.
      if (settling) return settling.then(() => world.settle());
      const next = jobs.next(store.read());
      if (!next || next.at > clock.now()) return undefined;
      settling = runDue(clock.now()).finally(() => {
        settling = null;
      });
      return settling;
    },
    async advance(to) {
      const fired: FiredJob[] = [];
      const before = world.keep();
      const { mode } = clock.state();
      for (let job = jobs.next(store.read()); job && job.at <= to; job = jobs.next(store.read())) {
        if (fired.length === MOST_JOBS) {
          await world.restore(before);
          throw new TooManyJobs(`more than ${MOST_JOBS} jobs are due before then`);
        }
        clock.set("frozen", job.at);
        await run(job);
        fired.push({ at: job.at, job: job.kind, ref: job.ref });
      }
      clock.set(mode, to);
      return fired;
    },
    keep: () => ({
      root: store.root(),
      clock: clock.state(),
      drawn: entropy?.drawn() ?? 0,
      template: world.template,
      handles: world.handles,
    }),
    async restore(state) {
      await store.replace(state.root);
      clock.restore(state.clock);
      entropy?.restore(state.drawn);
      world.template = state.template;
      world.handles = state.handles;
      world.revision += 1;
      jobs.rebuild(store.read());
      passing.rebuild(store.root());
    },
    async begin(origin) {
      // First what can fail, so that the rest never speaks of a state that is not there.
      await store.replace(origin.scenario.root);
      entropy = setup.entropy ? null : seededEntropy(origin.seed, tokens);
      world.origin = origin;
      world.uploadKey = uploadKeyOf(setup, origin);
      const { mode } = clock.state();
      clock.set(mode, origin.now);
      world.template = NEW_TEMPLATE_DATA;
      world.handles = handlesOf(origin);
      world.revision += 1;
      world.snapshots.clear();
      jobs.rebuild(store.read());
      passing.rebuild(store.root());
      rmSync(setup.uploadFolder, { recursive: true, force: true });
    },
    async close() {
      await settling;
      await store.close();
    },
  };
  await forgetAllEnded(opened, passing, clock.now());
  sweepUploads(setup.uploadFolder, opened.read());
  return world;
}

/** The most rows that one commit of the start takes away; bounds how long it is. */
const FORGOTTEN_AT_ONCE = 2000;

/** What ended while nobody looked, as when the server stood still, is forgotten before the world is met. */
async function forgetAllEnded(store: OwnedStore, passing: PassingRows, now: EpochMs): Promise<void> {
  for (;;) {
    const ended = passing.take(store.read(), now, FORGOTTEN_AT_ONCE);
    if (ended.length === 0) return;
    await store.transact((draft) => {
      forget(draft, ended);
      return accept(null);
    });
  }
}
