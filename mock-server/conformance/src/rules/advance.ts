// Moves the clock of the server, by the adapter of states.
import { NotDone } from "#routines/new-member.ts";
import type { RoutineRun } from "#routines/routine.ts";

/** Moves the server's clock on. Throws NotDone without an adapter that can. */
export async function advance(run: RoutineRun, seconds: number): Promise<void> {
  if (!(await run.states.arrange("clock-advanced", { seconds })))
    throw new NotDone("nobody moved the server's clock (--states, state clock-advanced)");
}
