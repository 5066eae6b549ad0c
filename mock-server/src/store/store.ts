import type { AnyDecision } from "#domain/decision.ts";
import type { Draft, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Change, Root } from "./root.ts";

/** Raised by `transact` when a decision was taken but could not be made durable; memory is back where it was. */
export class StorageFailed extends Error {
  override readonly name = "StorageFailed";
}

/** Where a world's state lives. One decision at a time; what was refused leaves no trace. */
export interface Store {
  /** The state as of the last durable commit (rule Q4). */
  read(): State;
  /**
   * Runs `decide` on a draft. When it accepts (or refuses with `commit`), what it put becomes the state, and the
   * promise resolves once that would survive the end of the process (rule Q3). Throws StorageFailed when it could not be stored.
   */
  transact<Taken extends AnyDecision>(decide: (draft: Draft, now: EpochMs) => Taken): Promise<Taken>;
}

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
