// The limits of each world and of all worlds together: what is refused above them, what continues, and what health
// reports.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { asEpochMs } from "#domain/time/time.ts";
import { UNUSED_UPLOADS_KEPT_MS } from "#domain/upload.ts";
import { LIMITS, type Limits, type Usage } from "#worlds/limits.ts";
import { testEntry } from "#worlds/test-entry.ts";
import { testServer, type TestServer } from "./test-server.ts";
import { putUpload } from "./test-upload.ts";

const KIB = 1024;
const small = (limits: { memory?: Limits["memory"]; disk?: Limits["disk"]; journals?: number }): Limits => ({
  ...LIMITS,
  ...limits,
});
const path = { world: "a" };
const usageOf = async (server: TestServer): Promise<Usage> => (await server.call("qa.health")).budget;
async function withWorld(limits: Limits): Promise<TestServer> {
  const server = testServer({ limits });
  await server.call("qa.createWorld", { body: { scenario: "newcomer", id: "a" } });
  return server;
}

describe("the budget of memory", () => {
  test("counts journals, faults, snapshots and grown states, and releases them when the world ends", async () => {
    const server = await withWorld(LIMITS);
    const before = await usageOf(server);
    expect(before.memory).toMatchObject({ most: LIMITS.memory.most, perWorld: LIMITS.memory.perWorld });
    const fresh = before.memory.parts;
    const world = server.world();
    for (let nth = 0; nth < 10; nth += 1) world.journal.add(testEntry({ path: `/${"x".repeat(10_000)}` }));
    const { journal } = (await usageOf(server)).memory.parts;
    expect(journal - fresh.journal).toBeGreaterThan(100_000);
    await server.call("qa.createFault", {
      path,
      body: { match: { body: { "/a": "x".repeat(5000) } }, effect: { abort: "reset" } },
    });
    expect((await usageOf(server)).memory.parts.faults).toBeGreaterThan(5000);
    await server.call("qa.keepSnapshot", { path: { ...path, name: "s" } });
    expect((await usageOf(server)).memory.parts.snapshots).toBe(0);
    for (let nth = 0; nth < 5; nth += 1)
      await server.call("qa.grantUser", { path: { ...path, user: "alice" }, body: { currency: "JPY", amount: 1 } });
    const { snapshots, state } = (await usageOf(server)).memory.parts;
    expect(snapshots).toBeGreaterThan(10 * KIB);
    expect(state).toBeGreaterThan(fresh.state);
    await server.call("qa.patchState", {
      path,
      headers: { "if-match": String(world.revision) },
      body: [{ op: "replace", path: "/news/1/content/en", value: "x".repeat(150_000) }],
    });
    expect((await usageOf(server)).memory.parts.state - state).toBeGreaterThan(100_000);
    const { used, parts } = (await usageOf(server)).memory;
    expect(used).toBe(parts.journal + parts.faults + parts.snapshots + parts.state);
    await server.call("qa.resetWorld", { path });
    expect((await usageOf(server)).memory.parts).toMatchObject({ faults: 0, snapshots: 0, state: fresh.state });
    await server.call("qa.deleteWorld", { path });
    expect((await usageOf(server)).memory.used).toBe(0);
  });

  test("refuses worlds, forks, snapshots, faults and patches when it is used up, and nothing else", async () => {
    const server = await withWorld(small({ memory: { most: 200 * KIB, perWorld: 1024 * KIB } }));
    const world = server.world();
    const fault = { path, body: { match: {}, effect: { abort: "reset" as const } } };
    await server.call("qa.createFault", fault);
    while ((await usageOf(server)).memory.used < 200 * KIB)
      world.journal.add(testEntry({ path: `/${"x".repeat(10_000)}` }));
    const revision = world.revision;
    expect(await server.refusal("qa.createWorld", { body: { scenario: "empty" } })).toBe("503 over-budget");
    expect(await server.refusal("qa.forkWorld", { path })).toBe("503 over-budget");
    expect(await server.refusal("qa.keepSnapshot", { path: { ...path, name: "s" } })).toBe("429 over-budget");
    expect(await server.refusal("qa.createFault", fault)).toBe("429 over-budget");
    const patch = [{ op: "replace" as const, path: "/members/1/nickname", value: "x" }];
    const headers = { "if-match": String(revision) };
    expect(await server.refusal("qa.patchState", { path, headers, body: patch })).toBe("503 over-budget");
    expect([world.revision, world.faults.list().length, server.worlds.list().length]).toEqual([revision, 1, 1]);
    await server.call("qa.grantUser", { path: { ...path, user: "alice" }, body: { currency: "JPY", amount: 1 } });
    await server.call("qa.clearJournal", { path });
    await server.call("qa.createFault", fault);
  });

  test("of one world refuses requests of that world only", async () => {
    const server = await withWorld(small({ memory: { most: 1024 * KIB, perWorld: 50 * KIB } }));
    while ((await usageOf(server)).memory.used < 50 * KIB)
      server.world().journal.add(testEntry({ path: `/${"x".repeat(10_000)}` }));
    expect(await server.refusal("qa.keepSnapshot", { path: { ...path, name: "s" } })).toBe("429 over-budget");
    await server.call("qa.createWorld", { body: { scenario: "empty", id: "b" } });
    await server.call("qa.keepSnapshot", { path: { world: "b", name: "s" } });
  });

  test("bounds all journals together", async () => {
    const server = testServer({ limits: small({ journals: 512 * KIB }) });
    for (const id of ["a", "b", "c"]) await server.call("qa.createWorld", { body: { scenario: "empty", id } });
    for (let nth = 0; nth < 300; nth += 1)
      server.world("abc".charAt(nth % 3)).journal.add(testEntry({ path: `/${"x".repeat(10_000)}` }));
    const { used } = (await usageOf(server)).memory;
    expect(used).toBeLessThanOrEqual(512 * KIB);
    expect(used).toBeGreaterThan(400 * KIB);
    await server.call("qa.deleteWorld", { path });
    expect((await usageOf(server)).memory.used).toBeLessThan(used);
  });
});

describe("the faults of a world", () => {
  const large = (count: number) => ({
    match: { body: { "": Array.from({ length: count }, () => 1) } },
    effect: { abort: "reset" as const },
  });
  test("are limited in text and values", async () => {
    const server = await withWorld(LIMITS);
    for (let nth = 0; nth < 2; nth += 1) await server.call("qa.createFault", { path, body: large(2450) });
    expect(await server.refusal("qa.createFault", { path, body: large(200) })).toBe("429 too-many-faults");
    await server.call("qa.clearFaults", { path });
    const text = { match: { body: { "/a": "x".repeat(200_000) } }, effect: { abort: "reset" as const } };
    await server.call("qa.createFault", { path, body: text });
    expect(await server.refusal("qa.createFault", { path, body: text })).toBe("429 too-many-faults");
    expect(server.world().faults.list()).toHaveLength(1);
  });
  test("and one verification is limited in values", async () => {
    const server = await withWorld(LIMITS);
    expect(await server.refusal("qa.verifyJournal", { path, body: { match: large(1001).match } })).toBe(
      "422 too-many-values /body",
    );
  });
});

describe("the budget of files", () => {
  test("counts files of forks, and refuses a fork that does not fit", async () => {
    const server = await withWorld(small({ disk: { most: 2500, perWorld: 2000 } }));
    await putUpload(server.world(), "a.png", "x".repeat(1000));
    await server.call("qa.forkWorld", { path, body: { id: "b" } });
    expect((await usageOf(server)).disk).toEqual({ used: 2000, most: 2500, perWorld: 2000 });
    expect(await server.refusal("qa.forkWorld", { path, body: { id: "c" } })).toBe("503 over-budget");
    expect(server.worlds.get("c")).toBeUndefined();
    await server.call("qa.deleteWorld", { path: { world: "b" } });
    await server.call("qa.forkWorld", { path, body: { id: "c" } });
    expect(existsSync(join(server.world("c").uploadFolder, "a.png"))).toBe(true);
  });
});

describe("a snapshot", () => {
  test("keeps its files until it is overwritten or the world is reset", async () => {
    const server = await withWorld(LIMITS);
    const world = server.world();
    const file = join(world.uploadFolder, "a.png");
    await putUpload(world, "a.png", "picture");
    await server.call("qa.keepSnapshot", { path: { ...path, name: "s" } });
    await world.advance(asEpochMs(world.clock.now() + UNUSED_UPLOADS_KEPT_MS + 1));
    await server.call("qa.grantUser", { path: { ...path, user: "alice" }, body: { currency: "JPY", amount: 1 } });
    expect(world.store.read().uploads.get("/uploads/a.png")).toBeUndefined();
    await server.call("qa.restoreSnapshot", { path: { ...path, name: "s" } });
    expect(world.store.read().uploads.get("/uploads/a.png")).toBeDefined();
    expect(readFileSync(file, "utf8")).toBe("picture");
    await world.store.transact((draft) => {
      draft.uploads.remove("/uploads/a.png");
      return { ok: true, value: null };
    });
    expect(existsSync(file)).toBe(true);
    await server.call("qa.keepSnapshot", { path: { ...path, name: "s" } });
    expect(existsSync(file)).toBe(false);
    expect(world.uploads.bytes()).toBe(0);
  });
  test("that is restored removes files that were added after it", async () => {
    const server = await withWorld(LIMITS);
    const world = server.world();
    await server.call("qa.keepSnapshot", { path: { ...path, name: "s" } });
    await putUpload(world, "a.png", "picture");
    await server.call("qa.restoreSnapshot", { path: { ...path, name: "s" } });
    expect(existsSync(join(world.uploadFolder, "a.png"))).toBe(false);
  });
});
