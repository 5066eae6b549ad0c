import type { LoggedCommit } from "./commit-log.ts";
import type { Root } from "./root.ts";

/** Commits that are written to disk together. */
export interface Batch {
  readonly commits: LoggedCommit[];
  /** The state after the last commit. */
  root: Root;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export function newBatch(root: Root): Batch {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Every waiter handles a rejection itself. This handler is for a batch without waiters, whose unhandled rejection
  // would end the process.
  promise.catch(() => undefined);
  return { commits: [], root, done: promise, resolve, reject };
}
