import type { Entropy } from "#ports/secrets.ts";
import { createClock } from "./clock.ts";
import { hashToken, seededEntropy, type TokenCount } from "./entropy.ts";
import { createEvents } from "./events.ts";
import { createExpiringRows } from "./expiring-rows.ts";
import { deleteAllExpired, withExpiry } from "./expiring-store.ts";
import { createFaults } from "./faults/faults.ts";
import { guardInvariants } from "./invariant-guard.ts";
import { createJobRunner } from "./job-runner.ts";
import { createJournal } from "./journal.ts";
import { createObservers } from "./observing/observers.ts";
import { uploadFiles } from "./upload-files.ts";
import { memoryMethods, noteCommit, type WorldParts } from "./world-changes.ts";
import { fromOrigin, stateMethods } from "./world-state.ts";
import type { World, WorldSetup } from "./world.ts";

/** The entropy of `setup`, or a new one that draws from the world's seed and starts again on a reset. */
function entropyOf({ entropy, id, nth = 1, origin }: WorldSetup): Pick<WorldParts, "seeded"> & { entropy: Entropy } {
  if (entropy) return { entropy, seeded: null };
  const tokens: TokenCount = { issued: 0, salt: `${id} ${nth}` };
  const seeded: NonNullable<WorldParts["seeded"]> = {
    entropy: seededEntropy(origin.seed, tokens),
    restart(seed) {
      seeded.entropy = seededEntropy(seed, tokens);
    },
  };
  return {
    seeded,
    entropy: {
      hashToken,
      token: () => seeded.entropy.token(),
      text: (alphabet, length) => seeded.entropy.text(alphabet, length),
    },
  };
}

const jobMethods = ({ world, jobRunner }: WorldParts): Pick<World, "advance" | "retryJob"> => ({
  async advance(to, options) {
    try {
      return await jobRunner.advance(to, options);
    } finally {
      world().events.emit({ kind: "clock" });
    }
  },
  retryJob: (job) => jobRunner.retry(job),
});

const endMethods = ({ world, jobRunner }: WorldParts): Pick<World, "end" | "close"> => ({
  async end() {
    const { generation, faults, journal, events } = world();
    generation.hasEnded = true;
    faults.clear();
    // Releases the world's part of the memory that all journals share.
    journal.clear();
    events.emit({ kind: "world", change: "ended" });
    await world().close();
  },
  async close() {
    await jobRunner.idle();
    await world().store.close();
  },
});

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
  const faults = createFaults({
    seed: () => world.origin.seed,
    onChange: (id, rule) => events.emit({ kind: "fault", id, rule }),
    observers,
  });
  const { entropy, seeded } = entropyOf(setup);
  const clock = createClock(() => opened.read(), setup.clock);
  const opened = await setup.openStore({
    now: (state) => clock.next(state),
    stamp: (draft, before, at) => clock.stamp(draft, before, at),
    ...(setup.checkCommits && {
      guard: (commit) => {
        if (!world.isTainted) guardInvariants(commit);
      },
    }),
    onCommit: (commit) => noteCommit(parts, commit),
  });
  const expiringRows = createExpiringRows(opened.root());
  const store = withExpiry(opened, expiringRows, clock);
  const jobRunner = createJobRunner({ store, clock, generation: () => world.generation });
  const parts: WorldParts = {
    setup,
    world: () => world,
    seeded,
    jobRunner,
    expiringRows,
    counts: { changes: 0, patched: 0 },
    roots: { latest: opened.root(), previous: opened.root() },
  };
  const world: World = {
    id: setup.id,
    label: setup.label,
    store,
    generation: { hasEnded: false },
    clock,
    entropy,
    passwords: setup.passwords,
    uploadFolder: setup.uploadFolder,
    uploads,
    journal,
    faults,
    events,
    observers,
    ...fromOrigin(setup, setup.origin),
    ...memoryMethods(parts),
    snapshots: new Map(),
    revision: 0,
    createdAt: Date.now(),
    touchedAt: Date.now(),
    ttlMs: setup.ttlMs,
    ...jobMethods(parts),
    ...stateMethods(parts),
    ...endMethods(parts),
  };
  await deleteAllExpired(opened, expiringRows, clock.now());
  uploads.sweep(opened.read());
  return world;
}
