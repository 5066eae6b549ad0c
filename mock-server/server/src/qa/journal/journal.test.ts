import { beforeEach, describe, expect, test } from "vitest";
import { serverForEachTest } from "#qa/test-server.ts";
import type { JournalEntry } from "#worlds/journal.ts";
import { testEntry } from "#worlds/test-entry.ts";

const path = { world: "a" };
const server = serverForEachTest("newcomer");
const note = (fields: Partial<JournalEntry>): void =>
  server
    .world()
    .journal.add(testEntry({ operationId: "products.buy", method: "POST", path: "/api/products/buy", ...fields }));
const seqs = async (query: object): Promise<number[]> =>
  (await server.call("qa.getJournal", { path, query })).items.map(({ seq }) => seq);

beforeEach(() => {
  const memberId = server.world().handles.get("alice")?.memberId ?? 0;
  note({ memberId, request: { headers: {}, body: { price: 5000, payPassword: "123456", "a/b": ["x"] } } });
  note({ memberId, operationId: "wallet.getBalance", method: "GET", path: "/api/wallet/getBalance" });
  note({
    outcome: "insufficient-balance",
    reply: { status: 200, code: 0, body: {} },
    request: { headers: {}, body: { price: "5000" } },
  });
  note({ outcome: "500", reply: { status: 500, code: 500, body: {} }, violations: ["/reply/data must be object"] });
  note({
    patch: [
      ["members", 1, { passwordHash: "secret" }],
      ["sessions", "hash", null],
    ],
  });
});

describe("the journal", () => {
  test("shows each call with its member's name and no secret", async () => {
    const { items, dropped } = await server.call("qa.getJournal", { path });
    expect(dropped).toBe(0);
    expect(items.map(({ user }) => user)).toEqual(["alice", "alice", null, null, null]);
    expect(items[0]?.request.body).toMatchObject({ price: 5000, payPassword: "***" });
    expect(items[4]?.patch).toEqual([
      { table: "members", key: 1, row: { passwordHash: "***" } },
      { table: "sessions", key: "***", row: null },
    ]);
  });

  test.each([
    [{ operationId: "wallet.getBalance" }, [2]],
    [{ status: 500 }, [4]],
    [{ code: 0 }, [3]],
    [{ outcome: "ok" }, [1, 2, 5]],
    [{ user: "alice" }, [1, 2]],
    [{ since: 3 }, [4, 5]],
    [{ violation: true }, [4]],
    [{ violation: false, user: "alice" }, [1, 2]],
    [{ pointer: "/price" }, [1, 3]],
    [{ pointer: "/price", value: "5000" }, [1, 3]],
    [{ pointer: "/a~1b/0", value: "x" }, [1]],
    [{ pointer: "/price", value: "1" }, []],
  ])("holds for %j only", async (query, expected) => {
    expect(await seqs(query)).toEqual(expected);
  });

  test("is paged without duplicates", async () => {
    const first = await server.call("qa.getJournal", { path, query: { outcome: "ok", limit: 2 } });
    expect(first.cursor).toBe(2);
    const second = await server.call("qa.getJournal", {
      path,
      query: { outcome: "ok", limit: 2, cursor: first.cursor ?? 0 },
    });
    expect(second.items.map(({ seq }) => seq)).toEqual([5]);
    expect(second.cursor).toBeNull();
  });

  test("rejects a value without a pointer and an unknown user", async () => {
    expect(await server.refusal("qa.getJournal", { path, query: { value: "1" } })).toBe(
      "422 pointer-needed /query/pointer",
    );
    expect(await server.refusal("qa.getJournal", { path, query: { user: "nobody" } })).toBe(
      "404 unknown-user /query/user",
    );
  });

  test("can be cleared while numbers and coverage continue", async () => {
    await server.call("qa.clearJournal", { path });
    expect(await seqs({})).toEqual([]);
    note({});
    expect(await seqs({})).toEqual([6]);
    await server.call("qa.resetWorld", { path });
    const { items } = await server.call("qa.getCoverage", { path });
    expect(items).toContainEqual({ operationId: "products.buy", status: 200, outcome: "ok", count: 3 });
    expect(items).toContainEqual({
      operationId: "products.buy",
      status: 200,
      outcome: "insufficient-balance",
      count: 1,
    });
    expect(items.every(({ operationId }) => !operationId.startsWith("qa."))).toBe(true);
  });
});
