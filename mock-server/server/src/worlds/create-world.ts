// Builds a world around its store, and replaces its state on reset and restore.
import { createHmac, randomBytes } from "node:crypto";
import type { ClockSetting } from "#domain/state.ts";
import { type Root, rowCount } from "#store/root.ts";
import { createClock, settingAt, withClock } from "./clock.ts";
import { hashToken, type SeededEntropy, seededEntropy, type TokenCount } from "./entropy.ts";
import { createEvents } from "./events.ts";
import { createExpiringRows } from "./expiring-rows.ts";
import { deleteAllExpired, withExpiry } from "./expiring-store.ts";
import { createFaults } from "./faults/faults.ts";
import { guardInvariants } from "./invariant-guard.ts";
import { createJobRunner } from "./job-runner.ts";
import { createJournal } from "./journal.ts";
import { ROW_BYTES } from "./limits.ts";
import { createObservers } from "./observing/observers.ts";
import { uploadFiles } from "./upload-files.ts";
import type { Handles, Origin, World, WorldSetup } from "./world.ts";

const uploadKeyOf = ({ entropy }: WorldSetup, { seed }: Origin): Buffer =>
  entropy ? randomBytes(32) : createHmac("sha256", seed).update("uploads").digest();

const handlesOf = ({ scenario }: Origin): Handles => new Map(Object.entries(scenario.users));

/** Builds a world around its store. */
export async function createWorld(setup: WorldSetup): Promise<World> {
  const observers = createObservers();
  const events = createEvents(observers);
  const journal = createJournal({
    onEntry: (entry) => events.emit({ kind: "journal", entry }),
    share: setup.journalShare,
    observers,
  });
  const room = (): number => setup.room?.(uploads.bytes()) ?? Infinity;
  const uploads = uploadFiles(setup.uploadFolder, { room, observers });
  /** Counts rows changed by commits, and characters written by hand. */
  let changes = 0;
  let patched = 0;
  const faults = createFaults({
    seed: () => world.origin.seed,
    onChange: (id, rule) => events.emit({ kind: "fault", id, rule }),
    observers,
  });
  const tokens: TokenCount = { issued: 0, salt: `${setup.id} ${setup.nth ?? 1}` };
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
      previousRoot = latestRoot;
      latestRoot = commit.root;
      changes += commit.changes.length;
      // The commit is durable: a later failure must not fail the call.
      observers.run("job-index", () => jobRunner.noteCommit(commit), undefined);
      observers.run("expiry-index", () => expiringRows.noteChanges(commit.changes), undefined);
      for (const [table, key, row] of commit.changes) {
        if (table === "uploads" && row === null && !isInSnapshot(String(key))) uploads.remove(String(key));
      }
      observers.run("journal", () => journal.commit(commit), undefined);
      events.emit({ kind: "commit", commit });
    },
  });
  let latestRoot = opened.root();
  let previousRoot = latestRoot;
  const expiringRows = createExpiringRows(opened.root());
  const store = withExpiry(opened, expiringRows, clock);
  const jobRunner = createJobRunner({ store, clock, generation: () => world.generation });
  /** The replacement of the state in progress; calls that arrive meanwhile wait for it. */
  let replacing: Promise<void> | null = null;

  const isInSnapshot = (key: string): boolean =>
    [...world.snapshots.values()].some(({ root }) => root.uploads.get(key) !== undefined);

  const beginGeneration = (afterwards: () => void): void => {
    world.generation = { hasEnded: false };
    world.revision += 1;
    previousRoot = latestRoot = store.root();
    jobRunner.restart(store.read());
    expiringRows.rebuild(store.root());
    afterwards();
  };
  /** Ends the current generation and begins a new one from `root`. When storing fails, the current one continues. */
  const replace = (root: Root, setting: ClockSetting, afterwards: () => void): Promise<void> => {
    const before = replacing?.catch(() => undefined);
    const work = async (): Promise<void> => {
      await before;
      const { generation } = world;
      const next = withClock(root, setting);
      let isInPlace = false;
      generation.hasEnded = true;
      try {
        await jobRunner.idle();
        await store.replace(next);
        isInPlace = true;
      } catch (error) {
        // The new root may be in place although storing it failed; then everything else must follow it.
        isInPlace = store.root() === next;
        throw error;
      } finally {
        if (isInPlace) beginGeneration(afterwards);
        else generation.hasEnded = false;
      }
    };
    const done = work();
    replacing = done;
    const clear = (): void => {
      if (replacing === done) replacing = null;
    };
    done.then(clear, clear);
    return done;
  };

  const world: World = {
    id: setup.id,
    label: setup.label,
    store,
    generation: { hasEnded: false },
    clock,
    entropy: setup.entropy ?? {
      hashToken,
      token: () => (entropy as SeededEntropy).token(),
      text: (alphabet, length) => (entropy as SeededEntropy).text(alphabet, length),
    },
    passwords: setup.passwords,
    uploadFolder: setup.uploadFolder,
    uploads,
    uploadKey: uploadKeyOf(setup, setup.origin),
    journal,
    faults,
    events,
    observers,
    isTainted: false,
    previousRoot: () => previousRoot,
    memory() {
      // Every change since the oldest snapshot may have left a row that exists only in snapshots.
      const oldest = Math.min(changes, ...[...world.snapshots.values()].map((state) => state.changes));
      const grown = Math.max(0, rowCount(store.root()) - rowCount(world.origin.scenario.root));
      return {
        journal: journal.size(),
        faults: faults.size(),
        snapshots: (changes - oldest) * ROW_BYTES,
        state: grown * ROW_BYTES + patched,
      };
    },
    notePatched(characters) {
      patched = Math.max(0, patched + characters);
    },
    releaseUploads(former) {
      const present = store.root().uploads;
      for (const [key] of former.uploads) if (present.get(key) === undefined && !isInSnapshot(key)) uploads.remove(key);
    },
    snapshots: new Map(),
    origin: setup.origin,
    backOffice: null,
    handles: handlesOf(setup.origin),
    revision: 0,
    createdAt: Date.now(),
    touchedAt: Date.now(),
    ttlMs: setup.ttlMs,
    runDueJobs: () =>
      replacing ? replacing.catch(() => undefined).then(() => world.runDueJobs()) : jobRunner.runDueJobs(),
    async advance(to, options) {
      try {
        return await jobRunner.advance(to, options);
      } finally {
        events.emit({ kind: "clock" });
      }
    },
    retryJob: (job) => jobRunner.retry(job),
    capture: () => ({
      root: store.root(),
      clock: clock.setting(),
      drawn: entropy?.drawn() ?? 0,
      backOffice: world.backOffice,
      handles: world.handles,
      isTainted: world.isTainted,
      patched,
      changes,
    }),
    restore(state) {
      const former = store.root();
      return replace(state.root, state.clock, () => {
        patched = state.patched;
        world.releaseUploads(former);
        entropy?.restore(state.drawn);
        world.backOffice = state.backOffice;
        world.handles = state.handles;
        world.isTainted = state.isTainted;
        events.emit({ kind: "world", change: "restored" });
      });
    },
    reset: (origin) =>
      replace(origin.scenario.root, settingAt(clock.setting().mode, origin.now), () => {
        entropy = setup.entropy ? null : seededEntropy(origin.seed, tokens);
        world.origin = origin;
        world.uploadKey = uploadKeyOf(setup, origin);
        world.backOffice = null;
        world.handles = handlesOf(origin);
        world.isTainted = false;
        world.snapshots.clear();
        faults.clear();
        patched = 0;
        uploads.clear();
        events.emit({ kind: "world", change: "reset" });
      }),
    async end() {
      world.generation.hasEnded = true;
      faults.clear();
      // Releases its part of the memory for journals.
      journal.clear();
      events.emit({ kind: "world", change: "ended" });
      await world.close();
    },
    async close() {
      await jobRunner.idle();
      await store.close();
    },
  };
  await deleteAllExpired(opened, expiringRows, clock.now());
  uploads.sweep(opened.read());
  return world;
}
