import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findSession } from "#domain/sessions/session.ts";
import { scenarioNames } from "#scenarios/registry.ts";
import { hashToken } from "#worlds/entropy.ts";
import type { World } from "#worlds/world.ts";
import { testServer } from "./test-server.ts";
import { putUpload } from "./test-upload.ts";

const memberOfToken = (world: World, token: string): number | null =>
  findSession(world.store.read(), hashToken(token), world.clock.now())?.id ?? null;

describe("creating a world", () => {
  test("returns its URL and a valid session of each user", async () => {
    const server = testServer();
    const made = await server.call("qa.createWorld", { body: { scenario: "verified-with-funds" } });
    expect(made.id).toBe("w1");
    expect(made.url).toBe("http://127.0.0.1:4010/w/w1/");
    const world = server.world("w1");
    for (const { session } of Object.values(made.users)) expect(memberOfToken(world, session.token)).toBe(session.id);
    expect(Object.keys(made.users)).toContain("alice");
    expect(made.users.alice?.password).toBe("Passw0rd1");
  });

  test("gives the same tokens for the same id and seed, and others otherwise", async () => {
    const token = async (id: string, seed: string) => {
      const { users } = await testServer().call("qa.createWorld", { body: { scenario: "newcomer", id, seed } });
      return Object.values(users)[0]?.session.token;
    };
    expect(await token("a", "one")).toBe(await token("a", "one"));
    expect(await token("a", "one")).not.toBe(await token("a", "two"));
    expect(await token("a", "one")).not.toBe(await token("b", "one"));
  });

  test("rejects a taken id unless replace is true", async () => {
    const server = testServer();
    const body = { scenario: "newcomer", id: "mine" };
    await server.call("qa.createWorld", { body });
    expect(await server.refusal("qa.createWorld", { body })).toBe("409 world-taken /body/id");
    const before = server.world("mine");
    await server.call("qa.createWorld", { body: { ...body, replace: true } });
    expect(server.world("mine")).not.toBe(before);
  });

  test("rejects invalid requests and creates nothing", async () => {
    const server = testServer({ maxWorlds: 1 });
    const wanted = { scenario: "newcomer", id: "a" };
    expect(await server.refusal("qa.createWorld", { body: { ...wanted, scenario: "newcommer" } })).toBe(
      "422 unknown-scenario /body/scenario",
    );
    for (const [now, error] of [
      ["2001-01-01T00:00:00Z", "before-scenario"],
      ["2026-13-01T00:00:00Z", "bad-time"],
    ] as const) {
      expect(await server.refusal("qa.createWorld", { body: { ...wanted, now } })).toBe(`422 ${error} /body/now`);
    }
    expect(server.worlds.list()).toHaveLength(0);
    await server.call("qa.createWorld", { body: wanted });
    expect(await server.refusal("qa.createWorld", { body: { ...wanted, id: "b" } })).toBe("503 too-many-worlds");
  });

  test("accepts time, policy, idle time and label", async () => {
    const server = testServer();
    const policy = { topup: { after: "PT10M", then: "reject", reason: "blurred" } } as const;
    const body = { scenario: "newcomer", now: "2026-06-01T09:00:00+09:00", policy, ttl: "PT5M", label: "a test" };
    const { id, now } = await server.call("qa.createWorld", { body });
    expect(now).toMatch(/^2026-06-01T00:00:00/);
    expect(await server.call("qa.getPolicy", { path: { world: id } })).toMatchObject({ ...policy, wallet: "approve" });
    expect(server.world(id)).toMatchObject({ label: "a test", ttlMs: 300_000 });
    await server.call("qa.resetWorld", { path: { world: id } });
    expect(await server.call("qa.getPolicy", { path: { world: id } })).toMatchObject(policy);
  });
});

describe("a world", () => {
  test.each(scenarioNames())("of %s can be opened and read", async (scenario) => {
    const { call } = testServer();
    const path = { world: "a" };
    await call("qa.createWorld", { body: { scenario, id: "a" } });
    await call("qa.getWorld", { path });
    await call("qa.listReviews", { path });
    await call("qa.getState", { path });
    const { items } = await call("qa.checkInvariants", { path });
    expect(items.filter(({ ok }) => !ok)).toEqual([]);
  });

  test("is shown in the list and by itself, and is gone once deleted", async () => {
    const { call, worlds } = testServer();
    await call("qa.createWorld", { body: { scenario: "verified-with-funds", id: "a" } });
    const world = await call("qa.getWorld", { path: { world: "a" } });
    expect(world).toMatchObject({ id: "a", scenario: "verified-with-funds", clock: "frozen", violations: 0 });
    expect(await call("qa.listWorlds")).toEqual({ items: [world] });
    await call("qa.deleteWorld", { path: { world: "a" } });
    expect(worlds.get("a")).toBeUndefined();
  });

  test("is reset with new sessions and a mark in its journal", async () => {
    const server = testServer();
    const path = { world: "a" };
    const before = await server.call("qa.createWorld", { body: { scenario: "newcomer", id: "a" } });
    await server.call("qa.createUser", { path, body: { handle: "carol" } });
    await server.call("qa.keepSnapshot", { path: { ...path, name: "s" } });
    const after = await server.call("qa.resetWorld", { path });
    const world = server.world();
    for (const { session } of Object.values(before.users)) expect(memberOfToken(world, session.token)).toBeNull();
    for (const { session } of Object.values(after.users)) expect(memberOfToken(world, session.token)).toBe(session.id);
    expect(after.now).toBe(before.now);
    expect(await server.call("qa.getWorld", { path })).toMatchObject({
      handles: Object.keys(before.users),
      counts: { snapshots: 0 },
    });
    const { items } = await server.call("qa.getJournal", { path });
    expect(items.at(-1)).toMatchObject({ operationId: "qa.resetWorld", outcome: "reset" });
  });

  test("can be reset to another scenario", async () => {
    const { call, refusal } = testServer();
    const path = { world: "a" };
    await call("qa.createWorld", { body: { scenario: "newcomer", id: "a" } });
    const { users } = await call("qa.resetWorld", { path, body: { scenario: "empty" } });
    expect(users).toEqual({});
    expect(await refusal("qa.resetWorld", { path, body: { scenario: "none" } })).toBe(
      "422 unknown-scenario /body/scenario",
    );
  });

  test("forks into one with its history and files, but not its sessions or later changes", async () => {
    const server = testServer();
    const { users } = await server.call("qa.createWorld", { body: { scenario: "newcomer", id: "a" } });
    const original = server.world();
    await putUpload(original, "file.png", "picture");
    const forked = await server.call("qa.forkWorld", { path: { world: "a" }, body: { id: "b" } });
    const fork = server.world("b");
    expect(readFileSync(join(fork.uploadFolder, "file.png"), "utf8")).toBe("picture");
    expect(fork.uploads.bytes()).toBe(7);
    original.uploads.clear();
    expect(readFileSync(join(fork.uploadFolder, "file.png"), "utf8")).toBe("picture");
    expect(memberOfToken(fork, users.alice?.session.token ?? "")).toBeNull();
    expect(memberOfToken(fork, forked.users.alice?.session.token ?? "")).toBe(users.alice?.session.id);
    expect(memberOfToken(original, forked.users.alice?.session.token ?? "")).toBeNull();
    expect(memberOfToken(original, users.alice?.session.token ?? "")).toBe(users.alice?.session.id);
    await server.call("qa.grantUser", { path: { world: "b", user: "alice" }, body: { currency: "JPY", amount: 7 } });
    expect(original.store.read().transactions.size).toBe(fork.store.read().transactions.size - 1);
    const again = await server.call("qa.loginUser", { path: { world: "b", user: "alice" } });
    expect(again.session.token).not.toBe(users.alice?.session.token);
    expect(await server.refusal("qa.forkWorld", { path: { world: "a" }, body: { id: "b" } })).toBe(
      "409 world-taken /body/id",
    );
  });
});

describe("the default id of a fork", () => {
  test("starts with its world's id, so that a proxy sends both to one server", async () => {
    const server = testServer();
    await server.call("qa.createWorld", { body: { scenario: "catalogue", id: "a-b" } });
    const fork = async (world: string) => (await server.call("qa.forkWorld", { path: { world }, body: {} })).id;
    expect(await fork("a-b")).toBe("a-b--2");
    expect(await fork("a-b--2")).toBe("a-b--3");
    const long = "x".repeat(47);
    await server.call("qa.createWorld", { body: { scenario: "catalogue", id: long } });
    expect(await fork(long)).toMatch(/^w\d+$/);
  });
});

describe("snapshots", () => {
  test("restore state, users, clock and randomness, but never repeat a token", async () => {
    const server = testServer();
    const path = { world: "a" };
    await server.call("qa.createWorld", { body: { scenario: "newcomer", id: "a" } });
    const kept = await server.call("qa.keepSnapshot", { path: { ...path, name: "start" } });
    const { session } = await server.call("qa.createUser", { path, body: { handle: "carol" } });
    const codeOf = (): unknown => [...server.world().store.read().inviteCodes.values()];
    const codes = codeOf();
    await server.call("qa.advanceClock", { path, body: { by: "P1D" } });

    const restored = await server.call("qa.restoreSnapshot", { path: { ...path, name: "start" } });
    expect(restored.now).toBe(kept.now);
    expect(restored.handles).not.toContain("carol");
    const again = await server.call("qa.createUser", { path, body: { handle: "carol" } });
    expect(codeOf()).toEqual(codes);
    expect(again.session.token).not.toBe(session.token);
    expect(memberOfToken(server.world(), session.token)).toBeNull();
    expect(await server.call("qa.listSnapshots", { path })).toEqual({ items: [kept] });
  });

  test("are found by name and limited in number", async () => {
    const { call, refusal } = testServer();
    const path = { world: "a" };
    await call("qa.createWorld", { body: { scenario: "empty", id: "a" } });
    expect(await refusal("qa.restoreSnapshot", { path: { ...path, name: "x" } })).toBe(
      "404 unknown-snapshot /path/name",
    );
    for (let n = 0; n < 64; n += 1) await call("qa.keepSnapshot", { path: { ...path, name: `s${n}` } });
    expect(await refusal("qa.keepSnapshot", { path: { ...path, name: "more" } })).toBe("429 too-many-snapshots");
    await call("qa.keepSnapshot", { path: { ...path, name: "s0" } });
  });
});

describe("the server", () => {
  test("reports its features and its contract", async () => {
    const { call } = testServer();
    expect(await call("qa.health")).toMatchObject({
      worlds: 0,
      degraded: null,
      can: { control: true, faults: true },
      maxWorlds: 8,
    });
    expect(await call("qa.openapi")).toMatchObject({ openapi: "3.1.0" });
  });

  test("describes every scenario", async () => {
    const { call, refusal } = testServer();
    const { items } = await call("qa.listScenarios");
    expect(items.map(({ name }) => name)).toContain("verified-with-funds");
    const one = await call("qa.getScenario", { path: { name: "newcomer" } });
    expect(items).toContainEqual(one);
    expect(await refusal("qa.getScenario", { path: { name: "none" } })).toBe("404 unknown-scenario /path/name");
  });
});
