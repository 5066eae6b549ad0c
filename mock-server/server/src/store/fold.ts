// Folds the logs into a snapshot while the server runs, so that disk and start are bounded by the state. Commits come
// first: they go on in a new log meanwhile, and where the disk is full they get the room that the snapshot took.
import type { DataFolder, Publish } from "./data-folder.ts";
import type { Snapshot } from "./snapshot-file.ts";

/** How long to wait after a fold that failed; doubled each time it fails again. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

export interface Folding {
  /** Begins a fold when the logs are long, none is under way, and none failed just now. */
  consider(): void;
  /** Gives up the one under way, waits until it has ended, and begins no other until `resume`. */
  pause(): Promise<void>;
  resume(): void;
}

/** What a fold needs of the store: to do a step between two commits, and to be told the root as of then. */
export type Between = (step: Publish) => Promise<Snapshot>;

/** Folds logs that are longer than the last snapshot, and than `aboveBytes`. */
export function createFolding(folder: DataFolder, aboveBytes: number, between: Between): Folding {
  let under: Promise<void> | null = null;
  let isPaused = false;
  let pauseMs = FIRST_PAUSE_MS;
  let notBefore = -Infinity;

  const fold = async (): Promise<void> => {
    try {
      const { root, after } = await between(await folder.stageLog());
      if (isPaused) return;
      await folder.fold(root, after);
      pauseMs = FIRST_PAUSE_MS;
    } catch {
      // The old snapshot and every log are there still: nothing is lost but room.
      notBefore = performance.now() + pauseMs;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
  return {
    consider() {
      if (under || isPaused || !folder.isLonger(aboveBytes) || performance.now() < notBefore) return;
      under = fold().finally(() => {
        under = null;
      });
    },
    async pause() {
      isPaused = true;
      folder.abandon();
      await under;
    },
    resume() {
      isPaused = false;
    },
  };
}
