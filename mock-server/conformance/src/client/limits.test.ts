import { describe, expect, test } from "vitest";
import type { Reply } from "#replies/reply.ts";
import type { Outgoing } from "./http-client.ts";
import { withLimits, type Clock, Stopped } from "./limits.ts";

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

/** A clock that advances only while `sleep` waits. */
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
  const send = withLimits(ok, { ...LIMITS, rate: 5 }, clock);
  for (let nth = 0; nth < 11; nth += 1) await send(REQUEST);
  expect(clock.now()).toBe(2000);
});

test("the most requests, and the longest time", async () => {
  const few = withLimits(ok, { ...LIMITS, maxRequests: 2 }, slowClock());
  await few(REQUEST);
  await few(REQUEST);
  await expect(few(REQUEST)).rejects.toThrow(Stopped);
  const brief = withLimits(ok, { ...LIMITS, rate: 1, maxMs: 2500 }, slowClock());
  await brief(REQUEST);
  await brief(REQUEST);
  await brief(REQUEST);
  await expect(brief(REQUEST)).rejects.toThrow("--max-minutes");
});

test("five crashes in a row end the run, four with an answer between them do not", async () => {
  const statuses = [500, 500, 500, 500, 200, 500, 500, 500, 500, 500];
  const send = withLimits(async () => answered(statuses.shift() ?? 200), LIMITS, slowClock());
  for (let nth = 0; nth < 10; nth += 1) await send(REQUEST);
  await expect(send(REQUEST)).rejects.toThrow("5 crashes in a row");
});

test("a request is sent again after Retry-After", async () => {
  const clock = slowClock();
  const replies = [answered(429, { "retry-after": "7" }), answered(200)];
  const send = withLimits(async () => replies.shift() ?? answered(200), LIMITS, clock);
  expect(await send(REQUEST)).toMatchObject({ status: 200 });
  expect(clock.slept).toEqual([7000]);
});

describe("with a witness call", () => {
  const DOWN: Reply = { kind: "unanswered", cause: "unreachable", detail: "refused", ms: 0 };

  test("a server that is down is waited for, and the request is not sent again", async () => {
    const clock = slowClock();
    const witnesses = [DOWN, DOWN, answered(200)];
    let sent = 0;
    const send = withLimits(
      async () => ((sent += 1) === 1 ? DOWN : answered(200)),
      { ...LIMITS, witness: async () => witnesses.shift() ?? answered(200) },
      clock,
    );
    expect(await send(REQUEST)).toBe(DOWN);
    expect(clock.slept).toEqual([1000, 2000]);
    expect(await send(REQUEST)).toMatchObject({ status: 200 });
    expect(sent).toBe(2);
  });

  test("a server that stays down ends the run by the request that met it first", async () => {
    const send = withLimits(async () => DOWN, { ...LIMITS, witness: async () => DOWN }, slowClock());
    expect(await send(REQUEST)).toBe(DOWN);
    await expect(send(REQUEST)).rejects.toThrow("the server has been down since GET / (refused)");
  });

  test("a call that hangs up while others respond is not waited for", async () => {
    const clock = slowClock();
    const send = withLimits(async () => DOWN, { ...LIMITS, witness: ok }, clock);
    expect(await send(REQUEST)).toBe(DOWN);
    expect(await send(REQUEST)).toBe(DOWN);
    expect(clock.slept).toEqual([]);
  });

  test("503 of one call is a crash of that call, of all of them maintenance", async () => {
    const clock = slowClock();
    const one = withLimits(async () => answered(503), { ...LIMITS, witness: ok }, clock);
    expect(await one(REQUEST)).toMatchObject({ status: 503 });
    expect(clock.slept).toEqual([]);
    const all = withLimits(async () => answered(503), { ...LIMITS, witness: async () => answered(503) }, clock);
    expect(await all(REQUEST)).toMatchObject({ status: 503 });
    expect(clock.slept).toEqual([1000, 2000, 4000, 8000, 16000, 30000]);
    await expect(all(REQUEST)).rejects.toThrow("the server is not available (503 since GET /)");
  });

  test("a limit of one call is waited for once, a limit of two ends the run", async () => {
    const clock = slowClock();
    const busy: number[] = [];
    const limits = { ...LIMITS, witness: ok, onBusy: () => void busy.push(429) };
    const send = withLimits(async () => answered(429), limits, clock);
    expect(await send(REQUEST)).toMatchObject({ status: 429 });
    const { length } = clock.slept;
    expect(busy.length).toBe(length);
    expect(await send({ ...REQUEST, path: "/?again" })).toMatchObject({ status: 429 });
    expect(clock.slept.length).toBe(length);
    await send({ ...REQUEST, path: "/other" });
    await expect(send(REQUEST)).rejects.toThrow("the server limits requests (429 since GET /other)");
  });
});
