import { expect, test } from "vitest";
import type { Reply } from "#judge/reply.ts";
import { budgeted, type Clock, Stopped } from "./budget.ts";
import type { Outgoing } from "./client.ts";

const REQUEST: Outgoing = { method: "GET", path: "/", headers: {}, body: null };
const answered = (status: number, headers = {}): Reply => ({
  kind: "received",
  status,
  headers,
  text: "",
  json: undefined,
  bytes: 0,
  ms: 0,
});

/** A clock that only sleeping moves. */
function slowClock(): Clock & { slept: number[] } {
  const slept: number[] = [];
  let at = 0;
  return {
    slept,
    now: () => at,
    sleep: async (ms) => {
      slept.push(ms);
      at += ms;
    },
  };
}
const LIMITS = { rate: 0, maxRequests: 100, maxMs: 600_000 };
const ok = async (): Promise<Reply> => answered(200);

test("five requests a second", async () => {
  const clock = slowClock();
  const send = budgeted(ok, { ...LIMITS, rate: 5 }, clock);
  for (let nth = 0; nth < 11; nth += 1) await send(REQUEST);
  expect(clock.now()).toBe(2000);
});

test("the most requests, and the longest time", async () => {
  const few = budgeted(ok, { ...LIMITS, maxRequests: 2 }, slowClock());
  await few(REQUEST);
  await few(REQUEST);
  await expect(few(REQUEST)).rejects.toThrow(Stopped);
  const brief = budgeted(ok, { ...LIMITS, rate: 1, maxMs: 2500 }, slowClock());
  await brief(REQUEST);
  await brief(REQUEST);
  await brief(REQUEST);
  await expect(brief(REQUEST)).rejects.toThrow("--max-minutes");
});

test("five crashes in a row end the run, four with an answer between them do not", async () => {
  const statuses = [500, 500, 500, 500, 200, 500, 500, 500, 500, 500];
  const send = budgeted(async () => answered(statuses.shift() ?? 200), LIMITS, slowClock());
  for (let nth = 0; nth < 10; nth += 1) await send(REQUEST);
  await expect(send(REQUEST)).rejects.toThrow("5 crashes in a row");
});

test("a server that asks for patience is asked again later", async () => {
  const clock = slowClock();
  const replies = [answered(429, { "retry-after": "7" }), answered(200)];
  const send = budgeted(async () => replies.shift() ?? answered(200), LIMITS, clock);
  expect(await send(REQUEST)).toMatchObject({ status: 200 });
  expect(clock.slept).toEqual([7000]);
});
