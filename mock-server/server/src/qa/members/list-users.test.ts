import { expect, test } from "vitest";
import { serverForEachTest } from "#qa/test-server.ts";

const path = { world: "a" };
const alice = { world: "a", user: "alice" };
const server = serverForEachTest("newcomer");
const list = (query: { limit?: number; cursor?: number } = {}) => server.call("qa.listUsers", { path, query });

test("shows users with a handle as they were made, and others by their username", async () => {
  await server.call("qa.createUser", { path, body: { handle: "erin", persona: "verified", payPassword: "654321" } });
  const { items: guests } = await server.call("qa.inviteUsers", { path: alice, body: { count: 1 } });
  const { items, cursor } = await list();
  expect(cursor).toBeNull();
  expect(items).toMatchObject([
    { id: 1, name: "alice", handle: "alice", email: "alice@example.test", password: "Passw0rd1", sessions: 1 },
    { name: "erin", handle: "erin", payPassword: "654321", sessions: 1, isLocked: false },
    { handle: null, password: null, payPassword: null, sessions: 0 },
  ]);
  const [, , guest] = items;
  expect(guest?.name).toBe(guest?.username);
  expect([guest?.email, guest?.mobile, guest?.username]).toContain(guests[0]?.account);
  // Other calls accept the listed name.
  await server.call("qa.loginUser", { path: { world: "a", user: guest?.name ?? "" } });
  expect((await list()).items[2]?.sessions).toBe(1);
});

test("counts open sessions only", async () => {
  await server.call("qa.loginUser", { path: alice });
  expect((await list()).items[0]?.sessions).toBe(2);
  await server.call("qa.expireUser", { path: alice });
  expect((await list()).items[0]?.sessions).toBe(0);
  await server.call("qa.loginUser", { path: alice });
  await server.call("qa.advanceClock", { path, body: { by: "P8D" } });
  expect((await list()).items[0]?.sessions).toBe(0);
});

test("continues where the previous page ended", async () => {
  await server.call("qa.inviteUsers", { path: alice, body: { count: 4 } });
  const names: string[] = [];
  const lengths: number[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const page = await list({ limit: 2, cursor });
    names.push(...page.items.map(({ name }) => name));
    lengths.push(page.items.length);
    ({ cursor } = page);
  }
  expect(lengths).toEqual([2, 2, 1]);
  expect(names).toEqual((await list()).items.map(({ name }) => name));
});
