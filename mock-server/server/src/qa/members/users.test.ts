import { describe, expect, test } from "vitest";
import { findSession } from "#domain/sessions/session.ts";
import { serverForEachTest } from "#qa/test-server.ts";
import { hashToken } from "#worlds/entropy.ts";

const path = { world: "a" };
const alice = { world: "a", user: "alice" };
const server = serverForEachTest("newcomer");
const world = () => server.world();
const member = (id: number) => world().store.read().members.get(id);
const isOpen = (token: string): boolean =>
  findSession(world().store.read(), hashToken(token), world().clock.now()) !== null;

describe("creating a user", () => {
  test("needs a handle only", async () => {
    const carol = await server.call("qa.createUser", { path, body: { handle: "carol" } });
    expect(carol).toMatchObject({ account: "carol@example.test", password: "Passw0rd1", payPassword: null });
    expect(isOpen(carol.session.token)).toBe(true);
    await server.call("qa.loginUser", { path: { world: "a", user: "carol" } });
  });

  test("takes every field", async () => {
    const { session } = await server.call("qa.createUser", {
      path,
      body: {
        handle: "dave",
        account: "09012345678",
        username: "dave99",
        password: "Passw0rd2",
        payPassword: "654321",
        lang: "en",
        invitedBy: "alice",
      },
    });
    expect(session).toMatchObject({ username: "dave99", mobile: "09012345678", email: null });
    const dave = member(session.id);
    expect(dave).toMatchObject({ language: "en" });
    expect(dave?.invitedBy).not.toBeNull();
    expect(await world().passwords.verify("654321", dave?.payPasswordHash ?? null)).toBe(true);
    await server.call("qa.loginUser", { path: { world: "a", user: "dave99" } });
  });

  test.each([
    [{ handle: "alice" }, 409, "handle-taken", "/body/handle"],
    [{ handle: "other", account: "alice@example.test" }, 409, "account-taken", "/body/account"],
    [{ handle: "other", account: "x" }, 422, "bad-username", "/body/account"],
    [{ handle: "other", username: "x" }, 422, "bad-username", "/body/username"],
    [{ handle: "other", password: "short" }, 422, "weak-password", "/body/password"],
    [{ handle: "other", invitedBy: "nobody" }, 404, "unknown-user", "/body/invitedBy"],
  ])("refuses %j", async (body, status, error, pointer) => {
    const members = world().store.read().members.size;
    expect(await server.refusal("qa.createUser", { path, body })).toBe(`${status} ${error} ${pointer}`);
    expect(world().store.read().members.size).toBe(members);
  });
});

describe("a user", () => {
  test("is found by handle or login name only", async () => {
    const byHandle = await server.call("qa.loginUser", { path: alice });
    const byAccount = await server.call("qa.loginUser", { path: { world: "a", user: "alice@example.test" } });
    expect(byAccount.session.id).toBe(byHandle.session.id);
    for (const user of ["nobody", "__proto__"]) {
      expect(await server.refusal("qa.loginUser", { path: { world: "a", user } })).toBe("404 unknown-user /path/user");
    }
  });

  test("has no session after expiry", async () => {
    const { session } = await server.call("qa.loginUser", { path: alice });
    expect(isOpen(session.token)).toBe(true);
    await server.call("qa.expireUser", { path: alice });
    expect(isOpen(session.token)).toBe(false);
  });

  test("can be granted money, with balanced books", async () => {
    expect(await server.call("qa.grantUser", { path: alice, body: { currency: "JPY", amount: 5000 } })).toEqual({
      balance: 5000,
    });
    const body = { currency: "USDT", amount: "1.5", memo: "Compensation" } as const;
    const { balance } = await server.call("qa.grantUser", { path: alice, body });
    expect(balance).toBeGreaterThan(5000);
    expect([...world().store.read().flows.values()].at(-1)?.subject?.en).toBe("Compensation");
    const { items } = await server.call("qa.checkInvariants", { path });
    expect(items.filter(({ ok }) => !ok)).toEqual([]);
  });

  test("can try again once unlocked", async () => {
    await server.call("qa.resetWorld", { path, body: { scenario: "locked-pay-password" } });
    const { session } = await server.call("qa.loginUser", { path: alice });
    expect(member(session.id)?.payPasswordFailures.count).toBeGreaterThan(0);
    await server.call("qa.unlockUser", { path: alice });
    expect(member(session.id)).toMatchObject({
      payPasswordFailures: { count: 0, lockedUntil: null },
      loginFailures: { count: 0 },
    });
  });

  test.each([
    ["login", "loginFailures"],
    ["trading-password", "payPasswordFailures"],
  ] as const)("is locked as by too many wrong tries of the %s, until unlocked", async (what, failures) => {
    await server.call("qa.resetWorld", { path, body: { scenario: "verified-with-funds" } });
    const { session } = await server.call("qa.loginUser", { path: alice });
    await server.call("qa.lockUser", { path: alice, body: { what } });
    expect(member(session.id)?.[failures]).toMatchObject({ count: 5, lockedUntil: expect.any(Number) });
    await server.call("qa.unlockUser", { path: alice });
    expect(member(session.id)?.[failures]).toMatchObject({ count: 0, lockedUntil: null });
  });

  test("creates invited people in one commit, who can log in", async () => {
    const { session } = await server.call("qa.loginUser", { path: alice });
    const before = member(session.id)?.inviteCount ?? 0;
    const revision = world().revision;
    const { inviteCount, items } = await server.call("qa.inviteUsers", { path: alice, body: { count: 100 } });
    expect(world().revision).toBe(revision + 1);
    expect(inviteCount).toBe(before + 100);
    expect(items).toHaveLength(100);
    await server.call("qa.loginUser", { path: { world: "a", user: items[0]?.account ?? "" } });
    await server.call("qa.inviteUsers", { path: alice, body: { count: 1 } });
  });
});
