import { beforeEach, describe, expect, test } from "vitest";
import { compileScenario } from "#scenarios/compile.ts";
import { scenarioNames } from "#scenarios/registry.ts";
import { isWritable, rowFault, WRITABLE_TABLES } from "./row-schemas.ts";
import { rowsOf } from "#store/root.ts";
import { testServer, type TestServer } from "./test-server.ts";

const path = { world: "a" };
let server: TestServer;
const world = () => server.world("a");
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

beforeEach(async () => {
  server = testServer();
  await server.call("qa.createWorld", { body: { scenario: "verified-with-funds", id: "a" } });
});

test.each(scenarioNames())("every row of %s keeps the schema that a patch has to keep", async (name) => {
  const { root } = await compileScenario(name);
  const faults: string[] = [];
  for (const [table, key, row] of rowsOf(root)) {
    const fault = isWritable(table) ? rowFault(table, key, row) : null;
    if (fault !== null) faults.push(`/${table}/${key}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

describe("a patch", () => {
  test("changes what it names, and nothing else", async () => {
    const before = world().store.read().members.get(1);
    const reply = await patch([
      { op: "test", path: "/members/1/nickname", value: before?.nickname },
      { op: "replace", path: "/members/1/nickname", value: "花子" },
    ]);
    expect(reply).toEqual({ revision: world().revision, changed: ["/members/1"], tainted: false });
    expect(world().store.read().members.get(1)).toEqual({ ...before, nickname: "花子" });
    expect(world().journal.entries().at(-1)).toMatchObject({ operationId: "qa.patchState", outcome: "patched" });
  });
  test("moves, copies, adds and takes away", async () => {
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
  test("is for the revision that it was made for", async () => {
    const body = [{ op: "replace", path: "/members/1/nickname", value: "x" }];
    expect(await refused(body, { headers: { "if-match": "0" } })).toMatchObject({
      status: 412,
      error: "revision-changed",
      pointer: "/headers/if-match",
    });
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
    expect(await refused([harmless, operation])).toMatchObject({ status: 409, error });
  });
  test.each([
    ["not-patchable", { op: "add", path: "/sessions/abc", value: {} }],
    ["not-patchable", { op: "replace", path: "/clocks/main/value", value: 1 }],
    ["not-patchable", { op: "add", path: "/members/1/__proto__/x", value: 1 }],
    ["not-patchable", { op: "copy", from: "/sequences/main", path: "/news/1" }],
    ["secret", { op: "test", path: "/members/1/passwordHash", value: "x" }],
    ["secret", { op: "copy", from: "/members/1/passwordHash", path: "/members/1/nickname" }],
    ["secret", { op: "replace", path: "/members/1", value: { passwordHash: "***" } }],
  ])("of what nobody writes by hand is %s", async (error, operation) => {
    expect(await refused([operation])).toMatchObject({ status: 422, error });
  });
});

describe("a state that is forced", () => {
  const account = "/accounts/member:1:available/balance";
  const force = async () => {
    const { balance = 0 } = world().store.read().accounts.get("member:1:available") ?? {};
    await patch([{ op: "replace", path: account, value: balance - 1 }], { ...now(), query: { force: true } });
    return balance;
  };
  test("is tainted, says so, and is still one to work with", async () => {
    await force();
    const told = await server.call("qa.getWorld", { path });
    expect(told.tainted).toBe(true);
    const { items } = await server.call("qa.listProblems", { path });
    expect(items[0]).toMatchObject({ kind: "broken-invariant" });
    await server.call("qa.grantUser", { path: { world: "a", user: "alice" }, body: { currency: "JPY", amount: 1 } });
    expect(world().journal.entries().at(-1)).toMatchObject({ outcome: "tainted" });
  });
  test("still has rows of the right kind", async () => {
    const body = [{ op: "replace", path: account, value: "much" }];
    expect(await refused(body, { ...now(), query: { force: true } })).toMatchObject({ error: "broken-row" });
  });
  test("is sound again when it was put right, restored or reset", async () => {
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

test("there is a schema for what a patch may change", () => {
  expect(WRITABLE_TABLES).toContain("members");
  expect(WRITABLE_TABLES).not.toContain("sessions");
});
