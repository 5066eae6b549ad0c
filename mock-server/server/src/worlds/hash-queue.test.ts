import { expect, test } from "vitest";
import { RequestFault } from "#ports/request-fault.ts";
import { createHashQueue, LANES } from "./hash-queue.ts";

const COST = 16_384;

/** Work that ends on request. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = false;
  return {
    run: () => {
      begun = true;
      return promise;
    },
    end: resolve,
    begun: () => begun,
  };
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("members are not delayed by waiting visitors", async () => {
  const queue = createHashQueue();
  const guesses = Array.from({ length: 200 }, work);
  const refused: unknown[] = [];
  const taken = guesses.map(({ run }, nth) =>
    queue.run("visitors", COST, run, `name ${nth}`).catch((error: unknown) => refused.push(error)),
  );
  const member = work();
  const answered = queue.run("members", COST, member.run);
  await turn();

  expect(guesses.filter(({ begun }) => begun())).toHaveLength(1);
  expect(member.begun()).toBe(true);
  expect(refused).toHaveLength(200 - 1 - LANES.visitors.mostWaiting / COST);
  expect(refused.every((error) => error instanceof RequestFault && error.statusCode === 429)).toBe(true);
  member.end();
  await answered;
  for (const guess of guesses) guess.end();
  await Promise.all(taken);
  expect(guesses.filter(({ begun }) => begun())).toHaveLength(200 - refused.length);
});

test("tasks run in order, also after one that failed", async () => {
  const queue = createHashQueue();
  const order: number[] = [];
  const runs = [0, 1, 2, 3].map((nth) =>
    queue.run("visitors", COST, async () => {
      await turn();
      order.push(nth);
      if (nth === 1) throw new Error("broken");
      return nth;
    }),
  );
  expect((await Promise.allSettled(runs)).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect(order).toEqual([0, 1, 2, 3]);
});

test("many requests under one name do not block others, which take turns with it", async () => {
  const queue = createHashQueue();
  const order: string[] = [];
  const login = (name: string) =>
    queue
      .run("visitors", COST, async () => void order.push(name), name)
      .catch((error: unknown) => (error as Error).name);
  const flood = Array.from({ length: 100 }, () => login("guessed"));
  const honest = Array.from({ length: 10 }, (_, nth) => login(`honest ${nth}`));
  const outcomes = await Promise.all([...flood, ...honest]);
  expect(outcomes.filter((name) => name === "RequestFault")).toHaveLength(100 - 1 - LANES.visitors.mostOfName / COST);
  expect(order.slice(0, 12)).toEqual([
    "guessed",
    "guessed",
    ...Array.from({ length: 10 }, (_, nth) => `honest ${nth}`),
  ]);
  expect(order).toHaveLength(10 + 1 + LANES.visitors.mostOfName / COST);
});

test("many cheap hashes may wait", async () => {
  const queue = createHashQueue();
  const done = await Promise.all(
    Array.from({ length: 5000 }, (_, nth) => queue.run("visitors", 16, async () => nth, `${nth % 10}`)),
  );
  expect(done).toHaveLength(5000);
});

test("a flood of made-up names rejects no login of an account, and the other way round", async () => {
  const queue = createHashQueue();
  const flooding = new AbortController();
  let made = 0;
  let rejected = 0;
  const flood = async (): Promise<void> => {
    while (!flooding.signal.aborted) {
      made += 1;
      await queue.run("strangers", COST, turn, `made up ${made}`).catch(() => {
        rejected += 1;
      });
      await turn();
    }
  };
  const floods = Array.from({ length: 200 }, flood);
  await turn();
  const logins: string[] = [];
  for (let nth = 0; nth < 40; nth += 1) {
    await queue.run("visitors", COST, turn, "alice");
    logins.push("alice");
  }
  expect(logins).toHaveLength(40);
  expect(rejected).toBeGreaterThan(100);
  // Logins to accounts do not block sign-ups.
  flooding.abort();
  await Promise.all(floods);
  const order: string[] = [];
  const held = work();
  const tasks = [
    queue.run("members", COST, turn),
    queue.run("visitors", COST, held.run, "first"),
    ...["a", "b", "c"].map((name) => queue.run("visitors", COST, async () => void order.push(name), name)),
    ...["x", "y"].map((name) => queue.run("strangers", COST, async () => void order.push(name), name)),
  ];
  held.end();
  await Promise.all(tasks);
  expect(order.slice(0, 4).toSorted()).toEqual(["a", "b", "x", "y"]);
});
