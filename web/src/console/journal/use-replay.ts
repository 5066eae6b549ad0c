import { entriesSince, type Entry } from "#console/api/journal.ts";
import { useWorld } from "#console/api/live.ts";
import { productOf, send } from "#console/api/product.ts";
import { logIn } from "#console/api/users.ts";
import { useScenarios } from "#console/api/worlds.ts";
import { curlOf } from "./call-formats.ts";
import { type Replay, replayOf } from "./replay-of.ts";

export interface Repeated {
  /** Null without a reply. */
  readonly status: number | null;
  /** The new call's journal entry; null if it was not found. */
  readonly entry: Entry | null;
  /** Names of the fields that were sent masked, because their values are unknown. */
  readonly masked: readonly string[];
}

/** How often, and at what interval, to look for the new call: it reaches the journal only after its reply. */
const LOOKS = 10;
const LOOK_MS = 100;

/** Returns functions that repeat a call of the journal: `curl` makes a curl command, `repeat` sends the call. */
export function useReplay() {
  const { id: world, scenario } = useWorld();
  const users = useScenarios().data?.items.find(({ name }) => name === scenario)?.users ?? {};

  /** The request that repeats a call, with a new session if the original call had one. */
  const prepare = async (entry: Entry, key: string): Promise<Replay> => {
    const token = entry.user === null ? null : (await logIn(world, entry.user)).session.token;
    return replayOf(entry, { token, users, key });
  };

  return {
    curl: async (entry: Entry): Promise<{ readonly text: string; readonly masked: readonly string[] }> => {
      const replay = await prepare(entry, crypto.randomUUID());
      return { text: curlOf(replay, new URL(productOf(world), window.location.href).href), masked: replay.masked };
    },

    repeat: async (entry: Entry, last: number): Promise<Repeated> => {
      const key = crypto.randomUUID();
      const replay = await prepare(entry, key);
      const status = await send(world, replay);
      const isIt = (each: Entry): boolean =>
        each.method === entry.method &&
        each.operationId === entry.operationId &&
        each.user === entry.user &&
        (entry.idempotencyKey === null || each.idempotencyKey === key);
      for (let look = 0; look < LOOKS; look += 1) {
        const found = (await entriesSince(world, last)).find(isIt);
        if (found) return { status, entry: found, masked: replay.masked };
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      return { status, entry: null, masked: replay.masked };
    },
  };
}
