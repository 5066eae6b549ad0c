// Moves the server's clock through the states adapter.
import { NotDone } from "#routines/new-member.ts";
import type { RoutineRun } from "#routines/routine.ts";

/** Advances the clock. Throws NotDone without an adapter that can. */
export async function advance(run: RoutineRun, seconds: number): Promise<void> {
  if (!(await run.states.arrange("clock-advanced", { seconds })))
    throw new NotDone("nobody moved the server's clock (--states, state clock-advanced)");
}
