import { describe, expect, test } from "vitest";
import { accept } from "#domain/decision.ts";
import { serverForEachTest } from "#qa/test-server.ts";
import { MOST_ROWS } from "./state.ts";

const path = { world: "a" };
const server = serverForEachTest("verified-with-funds");
const at = async (pointer: string): Promise<unknown> =>
  (await server.call("qa.getState", { path, query: { pointer } })).value;

describe("the state", () => {
  test("is read as a whole, by table, by row and by field", async () => {
    const { value, revision } = await server.call("qa.getState", { path });
    expect(revision).toBeGreaterThan(0);
    const { members } = value as { members: Record<string, { username: string }> };
    const [id = "", member] = Object.entries(members)[0] ?? [];
    expect(await at("/members")).toEqual(members);
    expect(await at(`/members/${id}`)).toEqual(member);
    expect(await at(`/members/${id}/username`)).toBe(member?.username);
    expect(await at("/logins/email:alice@example.test")).toBe(Number(id));
    expect(await at("/policies/main/wallet")).toBe("approve");
  });

  test("shows no secret at any pointer", async () => {
    for (const name of ["passwordHash", "payPasswordHash", "identity/idNumber"]) {
      expect(await at(`/members/1/${name}`)).toBe("***");
    }
    const hashes = [...server.world().store.read().sessions.values()].map(({ tokenHash }) => tokenHash);
    const text = JSON.stringify(await at(""));
    for (const hash of hashes) {
      expect(text).not.toContain(hash);
      expect(await at(`/sessions/${hash.slice(0, 8)}/tokenHash`)).toBe("***");
    }
    expect(text).not.toContain("scrypt$");
  });

  test.each([
    "/nothing",
    "/members/999",
    "/members/1/nothing",
    "/members/1/username/length",
    "/__proto__",
    "/members/constructor",
  ])("has nothing at %s", async (pointer) => {
    expect(await server.refusal("qa.getState", { path, query: { pointer } })).toBe("404 nothing-there /query/pointer");
  });
});

test("replies 422 for too many rows; a single row of them can be read", async () => {
  await server.world().store.transact((draft, at) => {
    for (let nth = 0; nth <= MOST_ROWS; nth += 1)
      draft.keptReplies.put(`1:${nth}`, { operationId: "products.buy", bodyHash: "", at, decision: null });
    return accept(null);
  });
  for (const pointer of ["", "/keptReplies"]) {
    expect(await server.refusal("qa.getState", { path, query: { pointer } })).toBe("422 too-many-rows /query/pointer");
  }
  expect(await at("/keptReplies/1:7/operationId")).toBe("products.buy");
  expect(await at("/sequences/main/member")).toBeGreaterThan(0);
});
