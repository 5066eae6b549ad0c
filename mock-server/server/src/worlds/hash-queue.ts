// Whose password is hashed next. Hashing is slow on purpose, and it runs in the few threads that also read and write
// files: without a queue of its own, whoever guesses passwords holds up everybody.

/** Too much waits to be hashed; the client is asked to come back. */
export class TooMuchHashing extends Error {
  override readonly name = "TooMuchHashing";
  readonly statusCode = 429;
}

/** Who is held up by whom: visitors log in and sign up, members have a session. */
export type Lane = "members" | "visitors";

interface LaneRule {
  /** How many run at once. */
  readonly atOnce: number;
  /** How much may wait, in units of scrypt cost, so that cheap hashes of tests may wait in numbers. */
  readonly mostWaiting: number;
}
/**
 * In sum below the four threads of the pool. Guessers fill their own lane alone; at the real cost (16,384; about 60 ms)
 * the last visitor taken waits a second or two.
 */
export const LANES: Readonly<Record<Lane, LaneRule>> = {
  members: { atOnce: 2, mostWaiting: 64 * 16_384 },
  visitors: { atOnce: 1, mostWaiting: 24 * 16_384 },
};

export interface HashQueue {
  /** Runs `work` when it is its turn. Throws TooMuchHashing at once when too much waits in its lane. */
  run<T>(lane: Lane, cost: number, work: () => Promise<T>): Promise<T>;
}

interface LaneState {
  running: number;
  waitingCost: number;
  readonly waiting: (() => void)[];
}

export function createHashQueue(): HashQueue {
  const newLane = (): LaneState => ({ running: 0, waitingCost: 0, waiting: [] });
  const lanes: Readonly<Record<Lane, LaneState>> = { members: newLane(), visitors: newLane() };
  return {
    async run(name, cost, work) {
      const lane = lanes[name];
      const { atOnce, mostWaiting } = LANES[name];
      if (lane.running < atOnce) lane.running += 1;
      else {
        if (lane.waitingCost + cost > mostWaiting) throw new TooMuchHashing("too many passwords wait to be checked");
        lane.waitingCost += cost;
        // Whoever ends hands its place on, so that nobody slips in between.
        await new Promise<void>((resolve) => {
          lane.waiting.push(resolve);
        });
        lane.waitingCost -= cost;
      }
      try {
        return await work();
      } finally {
        const next = lane.waiting.shift();
        if (next) next();
        else lane.running -= 1;
      }
    },
  };
}
