import type { Draft, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { Change, Store } from "#ports/store.ts";
import type { Root } from "./root.ts";

export interface Commit {
  readonly at: EpochMs;
  readonly changes: readonly Change[];
  readonly root: Root;
}

export interface StoreOptions {
  /** The time of the next commit on a state. Must have no side effect, because the decision may still be refused. */
  readonly now: (state: State) => EpochMs;
  /** Called with the draft of a commit before the guard, to add rows that every commit has, such as the clock. */
  readonly stamp?: (draft: Draft, before: State, at: EpochMs) => void;
  /** Called before a commit takes effect; if it throws, the commit is discarded. */
  readonly guard?: (commit: Commit) => void;
  /** Called when a commit has taken effect: in a durable store when it is durable. */
  readonly onCommit?: (commit: Commit) => void;
}

/** A store for the world that owns it, which may also replace its root and close it. */
export interface OwnedStore extends Store {
  root(): Root;
  /** Replaces the current root, as a restore or reset does. */
  replace(root: Root): Promise<void>;
  /** Closes the store once everything accepted is durable. */
  close(): Promise<void>;
  /** Why writes currently fail, or null. */
  trouble(): string | null;
}
