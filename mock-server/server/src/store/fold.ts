// Folds the logs into a snapshot while the server runs, so that disk usage and start time depend on the state, not on
// the history. Commits have priority: they continue in a new log, and get the snapshot's space on a full disk.
import type { DataFolder, Publish } from "./data-folder.ts";
import type { Snapshot } from "./snapshot-file.ts";

/** The pause after a failed fold; doubled after each further failure. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

export interface Folding {
  /** Starts a fold if the logs are long, none is running, and none failed recently. */
  consider(): void;
  /** Cancels a running fold, waits for its end, and starts no other until `resume`. */
  pause(): Promise<void>;
  resume(): void;
}

/** Runs a step while no commit is written; returns the root and the log position at that moment. */
export type Between = (step: Publish) => Promise<Snapshot>;

/** Folds logs that are longer than the last snapshot and than `aboveBytes`. */
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
      // The old snapshot and all logs are still valid: the failure costs only disk space.
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
