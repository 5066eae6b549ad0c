// A world: one state with its own time, chance and files. Requests to it never meet another world's.
import { createHmac, randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { accept } from "#domain/decision.ts";
import { openSession } from "#domain/session.ts";
import type { ClockSetting, MemberId } from "#domain/state.ts";
import type { EpochMs } from "#domain/time.ts";
import type { TemplateData } from "#ports/template-data.ts";
import type { Entropy } from "#ports/secrets.ts";
import type { CompiledScenario, ScenarioUser } from "#scenarios/scenario.ts";
import type { Root } from "#store/root.ts";
import type { OwnedStore, StoreOptions } from "#store/store.ts";
import { createClock, type OwnedClock, settingAt, withClock } from "./clock.ts";
import { hashToken, type SeededEntropy, seededEntropy, type TokenCount } from "./entropy.ts";
import { createEvents, type WorldEvents } from "./events.ts";
import { createFaults, type Faults } from "./faults.ts";
import { guardInvariants } from "./invariant-guard.ts";
import { createJournal, type Journal } from "./journal.ts";
import type { Life } from "./life.ts";
import { createPassage, type Passage } from "./passage.ts";
import { createPassingRows, forget, FORGOTTEN_A_COMMIT, type PassingRows } from "./passing-rows.ts";
import type { WorldPasswords } from "./passwords.ts";
import { removeUpload, sweepUploads } from "./upload-folder.ts";

/** All that a snapshot has to keep to bring a world back. */
export interface WorldState {
  readonly root: Root;
  readonly clock: ClockSetting;
  readonly drawn: number;
  readonly template: TemplateData | null;
  readonly handles: Handles;
  readonly isTainted: boolean;
}

/** The members that a tester knows by a handle: those of the scenario and those made through the control surface. */
export type Handles = ReadonlyMap<string, ScenarioUser>;

export interface World extends Pick<Passage, "settle" | "advance"> {
  readonly id: string;
  readonly label: string | null;
  readonly store: OwnedStore;
  /** The life it leads at present; a restore or reset begins another. */
  life: Life;
  readonly clock: OwnedClock;
  readonly entropy: Entropy;
  readonly passwords: WorldPasswords;
  /** Where this world's uploaded files lie. Made when first needed. */
  readonly uploadFolder: string;
  /** Signs the addresses of uploads; follows from the seed, where there is one. */
  uploadKey: Buffer;
  readonly journal: Journal;
  /** By which rules its calls go wrong. They end with a reset, and outlast a restore. */
  readonly faults: Faults;
  readonly events: WorldEvents;
  readonly snapshots: Map<string, WorldState>;
  /** What the world started from; a reset begins another. */
  origin: Origin;
  template: TemplateData | null;
  handles: Handles;
  /** Counts commits, restores and resets. */
  revision: number;
  /** Real time, milliseconds. */
  readonly createdAt: number;
  /** Real time of the last request, milliseconds. */
  touchedAt: number;
  /** Idle life in milliseconds; null lives as long as the server. */
  readonly ttlMs: number | null;
  /** Its state was forced by hand: what must always hold may not, and is not guarded any longer. */
  isTainted: boolean;
  /** The state before the last commit; the present one where there was none in this life. */
  before(): Root;
  keep(): WorldState;
  restore(state: WorldState): Promise<void>;
  /** Begins again from a scenario; sessions of the old life are over. */
  begin(origin: Origin): Promise<void>;
  /** Ends its life for good: what is under way for it no longer happens. */
  end(): Promise<void>;
  /** Gives its store back once everything accepted is durable. */
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
  /** How time goes until the state says otherwise. */
  readonly clock: ClockSetting;
  /** How many worlds there were under its id, this one included; 1 unless said. Tokens of one are unknown in the next. */
  readonly nth?: number | undefined;
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
  const events = createEvents();
  const journal = createJournal((entry) => events.emit({ kind: "journal", entry }));
  const faults = createFaults({
    seed: () => world.origin.seed,
    changed: (id, rule) => events.emit({ kind: "fault", id, rule }),
  });
  const tokens: TokenCount = { given: 0, salt: `${setup.id} ${setup.nth ?? 1}` };
  let entropy: SeededEntropy | null = setup.entropy ? null : seededEntropy(setup.origin.seed, tokens);
  const clock = createClock(() => opened.read(), setup.clock);
  const opened = await setup.openStore({
    now: (state) => clock.next(state),
    stamp: (draft, before, at) => clock.stamp(draft, before, at),
    ...(setup.checkCommits && {
      guard: (commit) => {
        if (!world.isTainted) guardInvariants(commit);
      },
    }),
    onCommit: (commit) => {
      world.revision += 1;
      previous = latest;
      latest = commit.root;
      passage.noteCommit(commit);
      passing.committed(commit.changes);
      for (const [table, key, row] of commit.changes) {
        if (table === "uploads" && row === null) removeUpload(setup.uploadFolder, String(key));
      }
      journal.commit(commit);
      events.emit({ kind: "commit", commit });
    },
  });
  let latest = opened.root();
  let previous = latest;
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
  const passage = createPassage({ store, clock, life: () => world.life });
  /** Another state being put in place; whoever comes meanwhile waits for it. */
  let changing: Promise<void> | null = null;

  const enter = (follow: () => void): void => {
    world.life = { isOver: false };
    world.revision += 1;
    previous = latest = store.root();
    passage.begin(store.read());
    passing.rebuild(store.root());
    follow();
  };
  /** Ends the present life and begins another from `root`. When storing fails, the present one goes on. */
  const replace = (root: Root, setting: ClockSetting, follow: () => void): Promise<void> => {
    const before = changing?.catch(() => undefined);
    const work = async (): Promise<void> => {
      await before;
      const { life } = world;
      const next = withClock(root, setting);
      let isInPlace = false;
      life.isOver = true;
      try {
        await passage.idle();
        await store.replace(next);
        isInPlace = true;
      } catch (error) {
        // It may be there although storing it for good failed: then the rest must speak of it, too.
        isInPlace = store.root() === next;
        throw error;
      } finally {
        if (isInPlace) enter(follow);
        else life.isOver = false;
      }
    };
    const done = work();
    changing = done;
    const over = (): void => {
      if (changing === done) changing = null;
    };
    done.then(over, over);
    return done;
  };

  const world: World = {
    id: setup.id,
    label: setup.label,
    store,
    life: { isOver: false },
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
    faults,
    events,
    isTainted: false,
    before: () => previous,
    snapshots: new Map(),
    origin: setup.origin,
    template: null,
    handles: handlesOf(setup.origin),
    revision: 0,
    createdAt: Date.now(),
    touchedAt: Date.now(),
    ttlMs: setup.ttlMs,
    settle: () => (changing ? changing.catch(() => undefined).then(() => world.settle()) : passage.settle()),
    async advance(to, wanted) {
      try {
        return await passage.advance(to, wanted);
      } finally {
        events.emit({ kind: "clock" });
      }
    },
    keep: () => ({
      root: store.root(),
      clock: clock.setting(),
      drawn: entropy?.drawn() ?? 0,
      template: world.template,
      handles: world.handles,
      isTainted: world.isTainted,
    }),
    restore: (state) =>
      replace(state.root, state.clock, () => {
        entropy?.restore(state.drawn);
        world.template = state.template;
        world.handles = state.handles;
        world.isTainted = state.isTainted;
        events.emit({ kind: "world", change: "restored" });
      }),
    begin: (origin) =>
      replace(origin.scenario.root, settingAt(clock.setting().mode, origin.now), () => {
        entropy = setup.entropy ? null : seededEntropy(origin.seed, tokens);
        world.origin = origin;
        world.uploadKey = uploadKeyOf(setup, origin);
        world.template = null;
        world.handles = handlesOf(origin);
        world.isTainted = false;
        world.snapshots.clear();
        faults.clear();
        rmSync(setup.uploadFolder, { recursive: true, force: true });
        events.emit({ kind: "world", change: "reset" });
      }),
    async end() {
      world.life.isOver = true;
      faults.clear();
      events.emit({ kind: "world", change: "ended" });
      await world.close();
    },
    async close() {
      await passage.idle();
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
