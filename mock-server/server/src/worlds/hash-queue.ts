// Schedules password hashing. Hashing is slow on purpose and runs in the few threads that also read and write files:
// without this queue, anyone who guesses passwords would delay everyone else.

/** Too much hashing is waiting; the client should retry later. */
export class TooMuchHashing extends Error {
  override readonly name = "TooMuchHashing";
  readonly statusCode = 429;
}

/** Queues that do not delay each other: visitors log in and sign up, members have a session. */
export type Lane = "members" | "visitors";

interface LaneRule {
  /** How many run at once. */
  readonly atOnce: number;
  /** How much may wait, in units of scrypt cost, so that many cheap hashes of tests may wait. */
  readonly mostWaiting: number;
  /** The same limit for the tasks of one name. */
  readonly mostOfName: number;
}
/**
 * Together fewer than the four threads of the pool. Password guessing fills only its own lane. At the real cost (16,384;
 * about 60 ms) the last visitor admitted waits a second or two. Names take turns, and few tasks of one name may wait, so
 * that a flood of logins under one name blocks no other.
 */
export const LANES: Readonly<Record<Lane, LaneRule>> = {
  members: { atOnce: 2, mostWaiting: 64 * 16_384, mostOfName: 64 * 16_384 },
  visitors: { atOnce: 1, mostWaiting: 24 * 16_384, mostOfName: 4 * 16_384 },
};

export interface HashQueue {
  /** Runs `work` in turn. Throws TooMuchHashing at once when too much waits in its lane. */
  run<T>(lane: Lane, cost: number, work: () => Promise<T>, name?: string): Promise<T>;
}

interface Waiting {
  cost: number;
  readonly begin: (() => void)[];
}
interface LaneState {
  running: number;
  waitingCost: number;
  /** By name, in the order of turns. */
  readonly waiting: Map<string, Waiting>;
}

/** Takes the next task; the name moves behind all others. */
function takeNext({ waiting }: LaneState): (() => void) | undefined {
  for (const [name, own] of waiting) {
    waiting.delete(name);
    const next = own.begin.shift();
    if (own.begin.length > 0) waiting.set(name, own);
    return next;
  }
  return undefined;
}

export function createHashQueue(): HashQueue {
  const newLane = (): LaneState => ({ running: 0, waitingCost: 0, waiting: new Map() });
  const lanes: Readonly<Record<Lane, LaneState>> = { members: newLane(), visitors: newLane() };
  return {
    async run(laneName, cost, work, name = "") {
      const lane = lanes[laneName];
      const { atOnce, mostWaiting, mostOfName } = LANES[laneName];
      if (lane.running < atOnce) lane.running += 1;
      else {
        const own = lane.waiting.get(name) ?? { cost: 0, begin: [] };
        if (lane.waitingCost + cost > mostWaiting || own.cost + cost > mostOfName)
          throw new TooMuchHashing("too many passwords wait to be checked");
        lane.waitingCost += cost;
        own.cost += cost;
        lane.waiting.set(name, own);
        // The finished task hands its slot to the next one, so that no other task takes it in between.
        await new Promise<void>((resolve) => {
          own.begin.push(resolve);
        });
        lane.waitingCost -= cost;
        own.cost -= cost;
      }
      try {
        return await work();
      } finally {
        const next = takeNext(lane);
        if (next) next();
        else lane.running -= 1;
      }
    },
  };
}
