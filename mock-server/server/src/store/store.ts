import type { Draft, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Change, Store } from "#ports/store.ts";
import type { Root } from "./root.ts";

/** A commit as its observers see it. */
export interface Commit {
  readonly at: EpochMs;
  readonly changes: readonly Change[];
  readonly root: Root;
}

export interface StoreOptions {
  /** The time of the next commit on a state. Looking at it moves nothing: a decision may yet be refused. */
  readonly now: (state: State) => EpochMs;
  /** Called on the draft of a commit before it is guarded; puts what every commit brings along. */
  readonly stamp?: (draft: Draft, before: State, at: EpochMs) => void;
  /** Called before a commit takes effect; throwing undoes it. */
  readonly guard?: (commit: Commit) => void;
  /** Called when a commit has taken effect in memory. */
  readonly onCommit?: (commit: Commit) => void;
}

/** A store as the worlds that own it see it: its root can be kept, and another put in its place. */
export interface OwnedStore extends Store {
  root(): Root;
  /** Puts another root in place of the present one, as a restore or reset does. */
  replace(root: Root): Promise<void>;
  /** Ends the store once everything accepted is durable. */
  close(): Promise<void>;
  /** Why writes fail at present, or null. */
  trouble(): string | null;
}
