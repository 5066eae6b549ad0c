// Moves the server's clock through the states adapter.
import { callNamed } from "#client/accounts.ts";
import type { FlowRun } from "#flows/flow.ts";
import { NotDone } from "#flows/new-member.ts";
import { instantIn } from "#flows/wire-time.ts";

export const MINUTE_S = 60;
const NAME = "the server's clock";
const WITNESS = "products.index";

/** The server's time in epoch milliseconds, by the Date header; null without one. */
async function serverTime(run: FlowRun): Promise<number | null> {
  const call = callNamed(run.contract, WITNESS);
  return instantIn(await run.probe.ask({ call, token: undefined }, NAME))?.at ?? null;
}

/** Advances the clock. Throws NotDone if no adapter can do that, or if the adapter moves another server's clock. */
export async function advance(run: FlowRun, seconds: number): Promise<void> {
  const before = await serverTime(run);
  if (!(await run.states.arrange("clock-advanced", { seconds })))
    throw new NotDone("the server's clock was not moved (--states, state clock-advanced)");
  const after = await serverTime(run);
  if (before === null || after === null || after - before >= seconds * 500) return;
  // Report one finding here instead of a wrong time in each rule that follows.
  run.probe.report(
    {
      check: "sessions",
      severity: "error",
      expected:
        "a later Date after clock-advanced: it is the server's time, and --states is an adapter of this server and world",
      got: `${Math.round((after - before) / 1000)} s later instead of ${seconds} s`,
      pointer: "/headers/date",
    },
    { operation: WITNESS, case: NAME },
  );
  throw new NotDone("the states adapter moved the clock of another server or world");
}
