// Captures the state of a world, and replaces it on reset and restore.
import { createHmac, randomBytes } from "node:crypto";
import type { ClockSetting } from "#domain/state.ts";
import type { Root } from "#store/root.ts";
import { settingAt, withClock } from "./clock.ts";
import type { WorldParts } from "./world-changes.ts";
import type { Origin, World, WorldSetup } from "./world.ts";

type FromOrigin = "origin" | "uploadKey" | "backOffice" | "handles" | "isTainted";

/** The fields of a world that its origin sets, when it is created and on each reset. */
export const fromOrigin = ({ entropy }: WorldSetup, origin: Origin): Pick<World, FromOrigin> => ({
  origin,
  uploadKey: entropy ? randomBytes(32) : createHmac("sha256", origin.seed).update("uploads").digest(),
  backOffice: null,
  handles: new Map(Object.entries(origin.scenario.users)),
  isTainted: false,
});

interface Replacement {
  /** The replacement of the state in progress; calls that arrive meanwhile wait for it. */
  inProgress(): Promise<void> | null;
  replace(root: Root, setting: ClockSetting, afterwards: () => void): Promise<void>;
}

function createReplacement({ world, jobRunner, expiringRows, roots }: WorldParts): Replacement {
  let replacing: Promise<void> | null = null;
  const beginGeneration = (afterwards: () => void): void => {
    const { store } = world();
    world().generation = { hasEnded: false };
    world().revision += 1;
    roots.previous = roots.latest = store.root();
    jobRunner.restart(store.read());
    expiringRows.rebuild(store.root());
    afterwards();
  };
  /**
   * Ends the current generation and begins a new one from `root`. When storing fails and the old root is still in
   * place, the current generation continues.
   */
  const replace = (root: Root, setting: ClockSetting, afterwards: () => void): Promise<void> => {
    const before = replacing?.catch(() => undefined);
    const work = async (): Promise<void> => {
      await before;
      const { generation, store } = world();
      const next = withClock(root, setting);
      let isInPlace = false;
      generation.hasEnded = true;
      try {
        await jobRunner.idle();
        await store.replace(next);
        isInPlace = true;
      } catch (error) {
        // The new root may be in place although storing it failed. Then the rest of the world must change to it, too.
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
  return { inProgress: () => replacing, replace };
}

export function stateMethods(parts: WorldParts): Pick<World, "runDueJobs" | "capture" | "restore" | "reset"> {
  const { setup, world, seeded, jobRunner, counts } = parts;
  const { inProgress, replace } = createReplacement(parts);
  return {
    runDueJobs: () =>
      inProgress()
        ?.catch(() => undefined)
        .then(() => world().runDueJobs()) ?? jobRunner.runDueJobs(),
    capture: () => ({
      root: world().store.root(),
      clock: world().clock.setting(),
      drawn: seeded?.entropy.drawn() ?? 0,
      backOffice: world().backOffice,
      handles: world().handles,
      isTainted: world().isTainted,
      ...counts,
    }),
    restore(state) {
      const former = world().store.root();
      return replace(state.root, state.clock, () => {
        counts.patched = state.patched;
        world().releaseUploads(former);
        seeded?.entropy.restore(state.drawn);
        world().backOffice = state.backOffice;
        world().handles = state.handles;
        world().isTainted = state.isTainted;
        world().events.emit({ kind: "world", change: "restored" });
      });
    },
    reset: (origin) =>
      replace(origin.scenario.root, settingAt(world().clock.setting().mode, origin.now), () => {
        seeded?.restart(origin.seed);
        Object.assign(world(), fromOrigin(setup, origin));
        world().snapshots.clear();
        world().faults.clear();
        counts.patched = 0;
        world().uploads.clear();
        world().events.emit({ kind: "world", change: "reset" });
      }),
  };
}
