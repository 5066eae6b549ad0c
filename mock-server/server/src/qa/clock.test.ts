import { beforeEach, describe, expect, test, vi } from "vitest";
import { asYen } from "#domain/amounts/yen.ts";
import { accept } from "#domain/decision.ts";
import { buyProduct } from "#domain/products/purchase.ts";
import { schedule } from "#domain/schedule.ts";
import { findSession } from "#domain/sessions/session.ts";
import { asEpochMs, tokyoTime } from "#domain/time/time.ts";
import { hashToken } from "#worlds/entropy.ts";
import { MOST_JOBS } from "#worlds/job-runner.ts";
import { serverForEachTest } from "./test-server.ts";

const path = { world: "a" };
const server = serverForEachTest("verified-with-funds");
let token: string;
const world = () => server.world();
const isOpen = (): boolean => findSession(world().store.read(), hashToken(token), world().clock.now()) !== null;

beforeEach(async () => {
  const { session } = await server.call("qa.loginUser", { path: { ...path, user: "alice" } });
  token = session.token;
});

describe("the clock", () => {
  test("is frozen and reports the next job", async () => {
    const clock = await server.call("qa.getClock", { path });
    expect(clock).toMatchObject({ mode: "frozen", next: { job: "holding-matures" } });
    expect(await server.call("qa.getClock", { path })).toEqual(clock);
  });

  test("follows real time on request, and stops again", async () => {
    vi.useFakeTimers();
    try {
      await server.call("qa.createWorld", { body: { scenario: "newcomer", id: "a", replace: true } });
      const { now } = await server.call("qa.setClock", { path, body: { mode: "running" } });
      vi.advanceTimersByTime(5000);
      const later = await server.call("qa.setClock", { path, body: { mode: "frozen" } });
      expect(Date.parse(later.now) - Date.parse(now)).toBe(5000);
    } finally {
      vi.useRealTimers();
    }
  });

  test("moves forward only, and runs due jobs", async () => {
    const { next } = await server.call("qa.getClock", { path });
    const after = await server.call("qa.setClock", { path, body: { now: "2027-06-01T09:00:00+09:00" } });
    expect(after).toMatchObject({ mode: "frozen", now: "2027-06-01T00:00:00.000Z", next: null });
    expect(
      world()
        .store.read()
        .holdings.get(next?.ref ?? 0)?.state,
    ).toBe("matured");
    expect(await server.refusal("qa.setClock", { path, body: { now: "2027-05-31T09:00:00+09:00" } })).toBe(
      "409 time-goes-back /body/now",
    );
  });
});

describe("advancing the clock", () => {
  test("reports the jobs that ran and stops at the target", async () => {
    const { now, next } = await server.call("qa.getClock", { path });
    const short = await server.call("qa.advanceClock", { path, body: { by: "P1D" } });
    expect(short).toEqual({ now: new Date(Date.parse(now) + 86_400_000).toISOString(), fired: [] });
    const long = await server.call("qa.advanceClock", { path, body: { to: "2027-06-01T09:00:00+09:00" } });
    expect(long).toEqual({ now: "2027-06-01T00:00:00.000Z", fired: [next] });
  });

  test("adds up two simultaneous requests", async () => {
    const { now } = await server.call("qa.getClock", { path });
    const day = { path, body: { by: "P1D" } } as const;
    await Promise.all([server.call("qa.advanceClock", day), server.call("qa.advanceClock", day)]);
    const after = await server.call("qa.getClock", { path });
    expect(Date.parse(after.now) - Date.parse(now)).toBe(2 * 86_400_000);
  });

  test("ends sessions unless they are kept, and still stops at the target", async () => {
    const { now } = await server.call("qa.getClock", { path });
    const kept = await server.call("qa.advanceClock", { path, body: { by: "P30D", keepSessions: true } });
    expect(Date.parse(kept.now) - Date.parse(now)).toBe(30 * 86_400_000);
    expect(isOpen()).toBe(true);
    await server.call("qa.advanceClock", { path, body: { by: "P30D" } });
    expect(isOpen()).toBe(false);
  });

  test("changes nothing when more jobs are due than one call may run", async () => {
    const soon = asEpochMs(world().clock.now() + 60_000);
    await world().store.transact((draft) => {
      for (let n = 0; n <= MOST_JOBS; n += 1) schedule(draft, { at: soon, kind: "review-policy", ref: 1 });
      return accept(null);
    });
    const before = { root: world().store.root(), now: world().clock.now() };
    for (const keepSessions of [false, true]) {
      expect(await server.refusal("qa.advanceClock", { path, body: { by: "P1D", keepSessions } })).toBe(
        "422 too-many-jobs /body/by",
      );
      expect(world().store.root()).toBe(before.root);
      expect(world().clock.now()).toBe(before.now);
    }
  });

  test.each([
    [{ to: "2001-01-01T00:00:00Z" }, 409, "time-goes-back", "/body/to"],
    [{ by: "P9000Y" }, 422, "bad-time", "/body/by"],
    [{ to: "9000-01-01T00:00:00+09:00" }, 422, "bad-time", "/body/to"],
    [{ to: "2027-02-30T00:00:00Z" }, 422, "bad-time", "/body/to"],
    [{ to: "2027-02-29T00:00:00Z" }, 422, "bad-time", "/body/to"],
    [{ to: "2027-04-31T00:00:00+09:00" }, 422, "bad-time", "/body/to"],
    [{ to: "2026-02-31T99:00:00Z" }, 422, "bad-time", "/body/to"],
  ])("refuses %j", async (body, status, error, pointer) => {
    expect(await server.refusal("qa.advanceClock", { path, body })).toBe(`${status} ${error} ${pointer}`);
  });

  test.each([{}, { by: "P1D", to: "2027-01-01T00:00:00Z" }, { by: "P" }, { by: "-P1D" }])(
    "%j breaks the contract",
    async (body) => {
      await expect(server.call("qa.advanceClock", { path, body: body as { by: string } })).rejects.toThrow("/body");
    },
  );
});

test("a purchase at the latest allowed time still has an end date", async () => {
  await server.call("qa.setClock", { path, body: { now: "8999-12-31T23:59:59+09:00" } });
  const command = { memberId: 1, productId: 2, price: asYen(30_000) };
  const bought = await world().store.transact((draft, now) => buyProduct(draft, command, now));
  expect(bought.ok && tokyoTime(bought.value.endAt)).toMatch(/^9\d{3}-/);
});
