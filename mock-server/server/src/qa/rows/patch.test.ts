import { describe, expect, test } from "vitest";
import { serverForEachTest } from "#qa/test-server.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { scenarioNames } from "#scenarios/registry.ts";
import { rowsOf } from "#store/root.ts";
import { isWritable, rowProblem, WRITABLE_TABLES } from "./row-schemas.ts";

const path = { world: "a" };
const server = serverForEachTest("verified-with-funds");
const world = () => server.world();
type Details = { headers?: { "if-match": string }; query?: { force?: boolean } };
const now = (): Details => ({ headers: { "if-match": String(world().revision) } });
const patch = (body: readonly object[], details: Details = now()) =>
  server.call("qa.patchState", { path, body: body as never, ...details });
const refused = async (body: readonly object[], details: Details = now()) => {
  const before = world().store.root();
  const refusal = await server.refusal("qa.patchState", { path, body: body as never, ...details });
  expect(world().store.root()).toBe(before);
  expect(world().isTainted).toBe(false);
  return refusal;
};

test.each(scenarioNames())("every row of %s matches the schema for patches", async (name) => {
  const { root } = await compileScenario(name);
  const faults: string[] = [];
  for (const [table, key, row] of rowsOf(root)) {
    const fault = isWritable(table) ? rowProblem(table, key, row) : null;
    if (fault !== null) faults.push(`/${table}/${key}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

describe("a patch", () => {
  test("changes only the named values", async () => {
    const before = world().store.read().members.get(1);
    const reply = await patch([
      { op: "test", path: "/members/1/nickname", value: before?.nickname },
      { op: "replace", path: "/members/1/nickname", value: "花子" },
    ]);
    expect(reply).toEqual({ revision: world().revision, changed: ["/members/1"], tainted: false });
    expect(world().store.read().members.get(1)).toEqual({ ...before, nickname: "花子" });
    expect(world().journal.entries().at(-1)).toMatchObject({ operationId: "qa.patchState", outcome: "patched" });
  });
  test("moves, copies, adds and removes", async () => {
    const { news, products } = world().store.read();
    const count = news.size;
    const id = Math.max(...[...news.values()].map((item) => item.id));
    await patch([
      { op: "copy", from: `/news/${id}`, path: `/news/${id + 1}` },
      { op: "replace", path: `/news/${id + 1}/id`, value: id + 1 },
      { op: "replace", path: "/products/1/state", value: "closed" },
    ]);
    expect(world().store.read().news.size).toBe(count + 1);
    expect(world().store.read().products.get(1)).toEqual({ ...products.get(1), state: "closed" });
    await patch([{ op: "remove", path: `/news/${id + 1}` }]);
    expect(world().store.read().news.size).toBe(count);
  });
  test("applies only to the revision in if-match", async () => {
    const body = [{ op: "replace", path: "/members/1/nickname", value: "x" }];
    expect(await refused(body, { headers: { "if-match": "0" } })).toBe("412 revision-changed /headers/if-match");
    await expect(patch(body, {})).rejects.toThrow("/headers/if-match");
    const twice = await Promise.allSettled([patch(body), patch(body)]);
    expect(twice.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  });
  test.each([
    ["broken-row", { op: "replace", path: "/members/1/nickname", value: 7 }],
    ["broken-row", { op: "remove", path: "/members/1/nickname" }],
    ["broken-row", { op: "add", path: "/members/1/more", value: 1 }],
    ["broken-row", { op: "replace", path: "/products/1/id", value: 2 }],
    ["broken-row", { op: "copy", from: "/reviews/1", path: "/reviews/x" }],
    ["broken-row", { op: "copy", from: "/holdings/1", path: "/holdings/999" }],
    ["patch-failed", { op: "test", path: "/members/1/nickname", value: "someone else" }],
    ["patch-failed", { op: "replace", path: "/members/77/nickname", value: "x" }],
    ["broken-invariants", { op: "replace", path: "/accounts/member:1:available/balance", value: 1 }],
  ])("that does not fit is %s, and nothing happens", async (error, operation) => {
    const harmless = { op: "replace", path: "/members/2/nickname", value: "y" };
    expect(await refused([harmless, operation])).toMatch(`409 ${error} /body`);
  });
  test.each([
    ["not-patchable", { op: "add", path: "/sessions/abc", value: {} }],
    ["not-patchable", { op: "replace", path: "/clocks/main/value", value: 1 }],
    ["not-patchable", { op: "add", path: "/members/1/__proto__/x", value: 1 }],
    ["not-patchable", { op: "copy", from: "/sequences/main", path: "/news/1" }],
    ["secret", { op: "test", path: "/members/1/passwordHash", value: "x" }],
    ["secret", { op: "copy", from: "/members/1/passwordHash", path: "/members/1/nickname" }],
    ["secret", { op: "replace", path: "/members/1", value: { passwordHash: "***" } }],
  ])("of a table that only the server writes is %s", async (error, operation) => {
    expect(await refused([operation])).toMatch(`422 ${error} /body/0/`);
  });
});

/** Names that every object or function inherits. */
const INHERITED = Reflect.ownKeys(Object.prototype).filter((name) => typeof name === "string");
describe("a patch through inherited names", () => {
  test.each(INHERITED)("does not reach %s of any object", async (name) => {
    const method: unknown = Reflect.get(Object.prototype, name);
    for (const [table, key] of [
      ["members", "1"],
      ["accounts", name],
      ["publications", "main"],
      ["txIds", name],
    ])
      for (const tail of ["", "/call", "/prototype/x", "/name"])
        for (const row of [`/${table}/${key}/${name}`, `/${table}/${key}/identity/${name}`, `/${table}/${name}`])
          for (const operation of [
            { op: "add", path: `${row}${tail}`, value: "x" },
            { op: "replace", path: `${row}${tail}`, value: "x" },
            { op: "remove", path: `${row}${tail}` },
            { op: "test", path: `${row}${tail}`, value: null },
            { op: "copy", from: "/members/1/nickname", path: `${row}${tail}` },
            { op: "copy", from: `${row}${tail}`, path: "/members/1/nickname" },
            { op: "move", from: `${row}${tail}`, path: "/members/2/nickname" },
          ])
            expect(await refused([operation])).toMatch(/^(409|422) /);
    expect(Reflect.get(Object.prototype, name)).toBe(method);
  });
  test("does not set the length of a list", async () => {
    for (const path of [
      "/publications/main/questions/length",
      "/publications/main/questions/-1",
      "/publications/main/questions/01",
    ])
      for (const op of ["add", "replace"])
        expect(await refused([{ op, path, value: 4_000_000_000 }])).toBe("409 patch-failed /body/0");
  });
});

describe("a patch that grows", () => {
  const copies = (from: string, path: (nth: number) => string, count: number) =>
    Array.from({ length: count }, (_, nth) => ({ op: "copy", from, path: path(nth) }));
  test.each([
    ["a row copied into itself", copies("/members/1", (nth) => `/members/1/x${nth}`, 26)],
    ["a list copied into itself", copies("/publications/main/questions", () => "/publications/main/questions/-", 26)],
    ["copies of a large row", copies("/publications/main", (nth) => `/publications/main/x${nth}`, 1000)],
    [
      "a list moved back and forth",
      Array.from({ length: 1000 }, (_, nth) =>
        nth < 20
          ? { op: "copy", from: "/members/1", path: `/members/1/x${nth}` }
          : { op: "move", from: nth % 2 ? "/members/2" : "/members/1", path: nth % 2 ? "/members/1" : "/members/2" },
      ),
    ],
    [
      "an empty list that doubles",
      [
        { op: "add", path: "/publications/main/x", value: [[]] },
        ...copies("/publications/main/x", () => "/publications/main/x/-", 18),
      ],
    ],
    [
      "a copy moved into its origin",
      [
        { op: "add", path: "/members/1/x", value: Array.from({ length: 100 }, () => []) },
        ...Array.from({ length: 30 }, (_, nth) =>
          nth % 2
            ? { op: "move", from: "/members/1/y", path: "/members/1/x/-" }
            : { op: "copy", from: "/members/1/x", path: "/members/1/y" },
        ),
      ],
    ],
    [
      "a long list that shifts with each insertion",
      [
        { op: "add", path: "/members/1/x", value: Array.from({ length: 20_000 }, () => 0) },
        ...Array.from({ length: 200 }, () => ({ op: "add", path: "/members/1/x/0", value: 0 })),
      ],
    ],
    [
      "a long list compared again and again",
      [
        { op: "add", path: "/members/1/x", value: Array.from({ length: 1000 }, () => []) },
        ...Array.from({ length: 60 }, () => ({
          op: "test",
          path: "/members/1/x",
          value: Array.from({ length: 1000 }, () => []),
        })),
      ],
    ],
  ])("by %s is too large", async (_, patched) => {
    expect(await refused(patched)).toMatch("422 too-large /body/");
  });
  test("in depth is too large as well", async () => {
    const deeper = Array.from({ length: 40 }, (_, nth) => ({
      op: "add",
      path: `/members/1${"/a".repeat(nth + 1)}`,
      value: {},
    }));
    expect(await refused(deeper)).toMatch("422 too-large /body/");
  });
});

describe("a state that is forced", () => {
  const account = "/accounts/member:1:available/balance";
  const force = async () => {
    const { balance = 0 } = world().store.read().accounts.get("member:1:available") ?? {};
    await patch([{ op: "replace", path: account, value: balance - 1 }], { ...now(), query: { force: true } });
    return balance;
  };
  test("is tainted, shows that, and stays usable", async () => {
    await force();
    const view = await server.call("qa.getWorld", { path });
    expect(view.tainted).toBe(true);
    const { items } = await server.call("qa.listProblems", { path });
    expect(items[0]).toMatchObject({ kind: "broken-invariant" });
    await server.call("qa.grantUser", { path: { world: "a", user: "alice" }, body: { currency: "JPY", amount: 1 } });
    expect(world().journal.entries().at(-1)).toMatchObject({ outcome: "tainted" });
  });
  test("still has rows that match their schemas", async () => {
    const body = [{ op: "replace", path: account, value: "much" }];
    expect(await refused(body, { ...now(), query: { force: true } })).toBe("409 broken-row /body");
  });
  test("is sound again after a correction, a restore or a reset", async () => {
    await server.call("qa.keepSnapshot", { path: { world: "a", name: "s" } });
    const balance = await force();
    await patch([{ op: "replace", path: account, value: balance }]);
    expect(world().isTainted).toBe(false);
    await force();
    await server.call("qa.restoreSnapshot", { path: { world: "a", name: "s" } });
    expect(world().isTainted).toBe(false);
    await force();
    await server.call("qa.resetWorld", { path });
    expect(world().isTainted).toBe(false);
  });
});

test("every writable table has a schema", () => {
  expect(WRITABLE_TABLES).toContain("members");
  expect(WRITABLE_TABLES).not.toContain("sessions");
});
