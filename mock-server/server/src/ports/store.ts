import type { AnyDecision } from "#domain/decision.ts";
import type { Draft, State, TableName } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";

/** One row written to a table (null: deleted). Plain JSON. */
export type Change = readonly [table: TableName, key: string | number, row: unknown];

/** Thrown by `transact` when a decision could not be made durable; the state is unchanged. */
export class StorageFailed extends Error {
  override readonly name = "StorageFailed";
}

/**
 * The store of a world's state. Executes one decision at a time; a refused decision changes nothing, unless it has
 * `commit`.
 */
export interface Store {
  /** The state as of the last durable commit (rule Q4). */
  read(): State;
  /**
   * Runs `decide` on a draft. If it accepts (or refuses with `commit`), the draft becomes the state, and the promise
   * resolves once the changes survive the end of the process (rule Q3). Throws StorageFailed if they could not be
   * stored.
   */
  transact<Taken extends AnyDecision>(decide: (draft: Draft, now: EpochMs) => Taken): Promise<Taken>;
}
