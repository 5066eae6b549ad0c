// Schedules password hashing. Hashing is slow on purpose and runs in the few threads that also read and write files:
// without this queue, anyone who guesses passwords would delay everyone else.
import { RequestFault } from "#ports/request-fault.ts";

/**
 * Queues with limits of their own. Members have a session; visitors name an account that exists; strangers name an
 * unknown account or sign up. Visitors and strangers take turns; members are not delayed by either.
 */
export type Lane = "members" | "visitors" | "strangers";

interface LaneRule {
  readonly atOnce: number;
  /** How much may wait, in units of scrypt cost, so that many cheap hashes of tests may wait. */
  readonly mostWaiting: number;
  /** How much of that the tasks of one name may use. */
  readonly mostOfName: number;
}
/**
 * Visitors and strangers share one slot, so at most three of the thread pool's four threads hash. Password guessing
 * fills only its own lane. At the real cost (16,384; about 60 ms) the last visitor admitted waits three seconds at
 * most. Names take turns, and few tasks of one name may wait, so that a flood of logins under one name blocks no other
 * name.
 */
export const LANES: Readonly<Record<Lane, LaneRule>> = {
  members: { atOnce: 2, mostWaiting: 64 * 16_384, mostOfName: 64 * 16_384 },
  visitors: { atOnce: 1, mostWaiting: 24 * 16_384, mostOfName: 4 * 16_384 },
  strangers: { atOnce: 1, mostWaiting: 24 * 16_384, mostOfName: 4 * 16_384 },
};

export interface HashQueue {
  /** Runs `work` in turn. Throws a RequestFault (429) at once when too much waits in its lane. */
  run<T>(lane: Lane, cost: number, work: () => Promise<T>, name?: string): Promise<T>;
}

interface Waiting {
  cost: number;
  readonly begin: (() => void)[];
}
interface LaneState {
  waitingCost: number;
  /** The waiting tasks by name, in the order of turns. */
  readonly waiting: Map<string, Waiting>;
}
/** Lanes that share one limit of running tasks and take turns. */
interface Slots {
  running: number;
  lanes: readonly LaneState[];
}

/** Takes the next task. Its name then waits behind the other names of its lane, and its lane behind the other lanes. */
function takeNext(slots: Slots): (() => void) | undefined {
  const lane = slots.lanes.find(({ waiting }) => waiting.size > 0);
  if (!lane) return undefined;
  slots.lanes = [...slots.lanes.filter((other) => other !== lane), lane];
  for (const [name, own] of lane.waiting) {
    lane.waiting.delete(name);
    const next = own.begin.shift();
    if (own.begin.length > 0) lane.waiting.set(name, own);
    return next;
  }
  return undefined;
}

export function createHashQueue(): HashQueue {
  const newLane = (): LaneState => ({ waitingCost: 0, waiting: new Map() });
  const lanes: Readonly<Record<Lane, LaneState>> = { members: newLane(), visitors: newLane(), strangers: newLane() };
  const ofVisitors: Slots = { running: 0, lanes: [lanes.visitors, lanes.strangers] };
  const slotsOf: Readonly<Record<Lane, Slots>> = {
    members: { running: 0, lanes: [lanes.members] },
    visitors: ofVisitors,
    strangers: ofVisitors,
  };
  return {
    async run(laneName, cost, work, name = "") {
      const [lane, slots] = [lanes[laneName], slotsOf[laneName]];
      const { atOnce, mostWaiting, mostOfName } = LANES[laneName];
      if (slots.running < atOnce) slots.running += 1;
      else {
        const own = lane.waiting.get(name) ?? { cost: 0, begin: [] };
        if (lane.waitingCost + cost > mostWaiting || own.cost + cost > mostOfName)
          throw new RequestFault(429, "too many passwords wait to be checked");
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
        const next = takeNext(slots);
        if (next) next();
        else slots.running -= 1;
      }
    },
  };
}
