import type { AnyDecision } from "#domain/decision.ts";
import type { Draft, State, TableName } from "#domain/state.ts";
import type { EpochMs } from "#domain/time.ts";

/** One row put (or removed, null) in one table. Plain JSON. */
export type Change = readonly [table: TableName, key: string | number, row: unknown];

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
