// The invariants of a world's state. A violation is a bug in the server, which must refuse every request that would
// cause one.
import type { State } from "#domain/state.ts";
import { HOLDING_INVARIANTS } from "./holding-invariants.ts";
import { LEDGER_INVARIANTS } from "./ledger-invariants.ts";
import { RECORD_INVARIANTS } from "./record-invariants.ts";

export interface Invariant {
  readonly id: string;
  readonly ok: boolean;
  /** The first violations; empty when the invariant holds. */
  readonly detail: string;
}
/** Yields the violations in a state. */
export type Check = (state: State) => Iterable<string>;

const EVERY: Readonly<Record<string, Check>> = { ...LEDGER_INVARIANTS, ...HOLDING_INVARIANTS, ...RECORD_INVARIANTS };
const FAULTS_SHOWN = 5;

/** Checks all invariants. Reads every row, so it is for the control surface and tests; commits use `checkTouched`. */
export const checkInvariants = (state: State): Invariant[] =>
  Object.entries(EVERY).map(([id, check]) => verdict(id, check(state)));

/** Turns violations into a result. A check that throws counts as a violation, too. */
export function verdict(id: string, found: Iterable<string>): Invariant {
  const faults: string[] = [];
  try {
    for (const fault of found) faults.push(fault);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  const more = faults.length > FAULTS_SHOWN ? `; and ${faults.length - FAULTS_SHOWN} more` : "";
  return { id, ok: faults.length === 0, detail: faults.slice(0, FAULTS_SHOWN).join("; ") + more };
}
