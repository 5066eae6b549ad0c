import type { Draft, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { Change, Store } from "#ports/store.ts";
import type { Root } from "./root.ts";

/** A commit as its observers see it. */
export interface Commit {
  readonly at: EpochMs;
  readonly changes: readonly Change[];
  readonly root: Root;
}

export interface StoreOptions {
  /** The time of the next commit on a state. Reading it changes nothing, because a decision may still be refused. */
  readonly now: (state: State) => EpochMs;
  /** Called with the draft of a commit before the guard; adds what every commit contains. */
  readonly stamp?: (draft: Draft, before: State, at: EpochMs) => void;
  /** Called before a commit takes effect; throwing undoes it. */
  readonly guard?: (commit: Commit) => void;
  /** Called when a commit has taken effect; in a durable store when it is durable. */
  readonly onCommit?: (commit: Commit) => void;
}

/** A store as the world that owns it sees it: its root can be read and replaced. */
export interface OwnedStore extends Store {
  root(): Root;
  /** Replaces the current root, as a restore or reset does. */
  replace(root: Root): Promise<void>;
  /** Closes the store once everything accepted is durable. */
  close(): Promise<void>;
  /** Why writes currently fail, or null. */
  trouble(): string | null;
}
