import { beforeEach, describe, expect, test } from "vitest";
import { asYen } from "#domain/amounts/yen.ts";
import { accept } from "#domain/decision.ts";
import { grant } from "#domain/money/grant.ts";
import { findSession } from "#domain/sessions/session.ts";
import { keepUpload } from "#domain/upload.ts";
import type { Answer, DataOf } from "./operation.ts";
import { hashToken, type TestWorld, testWorld } from "./test-input.ts";
import * as user from "./user.ts";

let world: TestWorld;

const register = (body: object) =>
  world.call(user.register, { body: { password: "Passw0rd1", re_password: "Passw0rd1", ...body } });
const login = (body: object) => world.call(user.login, { body: { password: "Passw0rd1", account: "", ...body } });
const alice = () => world.member(1);
async function tokenOf(answer: Promise<Answer<DataOf<"user.login">>> | Answer<DataOf<"user.login">>): Promise<string> {
  const settled = await answer;
  if (!settled.ok) throw new Error(JSON.stringify(settled));
  return settled.value.userinfo.token;
}
const sessionOf = (token: string) => findSession(world.store.read(), hashToken(token), world.now);

beforeEach(async () => {
  world = testWorld();
  await register({ username: "alice", mobile: "09012345678" });
});

describe("register", () => {
  test("opens an account and a session", async () => {
    const answer = await register({ email: " bob@example.test ", mobile: "", inviteCode: alice().inviteCode });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        userinfo: { id: 2, username: "user2", mobile: null, email: "bob@example.test", avatar: "", prevtime: null },
      },
    });
    expect(sessionOf(await tokenOf(answer))?.id).toBe(2);
    expect(alice().inviteCount).toBe(1);
    expect(world.member(2).inviteCode).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  });

  test.each([
    [{ username: " " }, "required", "/username"],
    [{ username: "bob", password: "" }, "required", "/password"],
    [{ username: "bob", re_password: "" }, "required", "/re_password"],
    [{ username: "bob", password: "short1" }, "weak-password", "/password"],
    [{ username: "bob", re_password: "Passw0rd2" }, "passwords-differ", "/re_password"],
    [{ username: "Alice" }, "account-taken", "/username"],
  ])("%j is refused: %s", async (body, reason, pointer) => {
    expect(await register(body)).toMatchObject({ ok: false, reason, pointer });
    expect(world.store.read().members.size).toBe(1);
  });
});

describe("login", () => {
  test.each([
    [{ account: "ALICE" }],
    [{ account: "09012345678" }],
    [{ username: "alice" }],
    [{ mobile: "09012345678" }],
  ])("by %j opens a session", async (names) => {
    const answer = await login(names);
    expect(answer).toMatchObject({ ok: true, value: { userinfo: { id: 1, prevtime: "2026-01-15 09:00:00" } } });
    expect(sessionOf(await tokenOf(answer))?.id).toBe(1);
  });

  test("without account or password is refused", async () => {
    expect(await login({})).toMatchObject({ reason: "required", pointer: "/account" });
    expect(await login({ account: "alice", password: "" })).toMatchObject({ reason: "required", pointer: "/password" });
  });

  test("an unknown account gets the refusal of a wrong password", async () => {
    expect(await login({ account: "nobody" })).toEqual({ ok: false, commit: true, reason: "wrong-credentials" });
  });
});

test("logout ends this session, and succeeds without one, too", async () => {
  const token = await tokenOf(login({ account: "alice" }));
  const tokenHash = hashToken(token);
  for (const details of [{ tokenHash }, { tokenHash }, {}]) {
    expect(await world.call(user.logout, details)).toEqual({ ok: true, value: null });
  }
  expect(sessionOf(token)).toBeNull();
});

describe("updateUserInfo", () => {
  const update = (body: object) => world.call(user.updateUserInfo, { member: alice(), body });
  const change = { oldPassword: "Passw0rd1", password: "Newpass22", re_password: "Newpass22" };

  test("changes the password and ends every session", async () => {
    const token = await tokenOf(login({ account: "alice" }));
    expect(await update({ id: 1, ...change })).toEqual({ ok: true, value: null });
    expect(sessionOf(token)).toBeNull();
    expect((await login({ account: "alice", password: "Newpass22" })).ok).toBe(true);
  });

  test("binds an email address and reports it", async () => {
    expect(await update({ email: "alice@example.test" })).toMatchObject({
      ok: true,
      msg: "メールアドレスを登録しました。",
    });
    expect((await login({ email: "alice@example.test" })).ok).toBe(true);
  });

  test.each([
    [{}, "ambiguous-change"],
    [{ ...change, email: "alice@example.test" }, "ambiguous-change"],
    [{ password: "Newpass22" }, "required"],
    [{ ...change, password: "short", re_password: "short" }, "weak-password"],
    [{ ...change, re_password: "Other1234" }, "passwords-differ"],
    [{ email: "" }, "required"],
    [{ email: "alice" }, "bad-email"],
  ])("%j is refused: %s", async (body, reason) => {
    expect(await update(body)).toMatchObject({ ok: false, reason });
  });

  test("another member's id is denied", async () => {
    await expect(update({ id: 2, ...change })).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe("identity", () => {
  const body = {
    username: " 佐藤 花子 ",
    sex: "1",
    idCard: "A1",
    rightSide: "/uploads/f.png",
    reverseSide: "/uploads/b.png",
  };
  const submit = (more: object = {}) =>
    world.call(user.authenticationInfo, { member: alice(), body: { ...body, ...more } });
  const info = () => world.call(user.getAuditInfo, { member: alice() });

  test("changes from none to in review, with the submitted data", async () => {
    expect(info()).toMatchObject({ value: { audit: 0, username: null, sex: null, reason: null } });
    await world.store.transact((draft, now) => {
      const file = { memberId: 1, type: "image/png", bytes: 1, originalName: "x.png" };
      keepUpload(draft, { ...file, path: "/uploads/f.png" }, now);
      return keepUpload(draft, { ...file, path: "/uploads/b.png" }, now);
    });
    expect(await submit({ id: 1 })).toEqual({ ok: true, value: null });
    const { username: _, ...submitted } = body;
    expect(info()).toMatchObject({ value: { audit: 3, username: "佐藤 花子", ...submitted } });
  });

  test("is refused without uploads and denied for another id", async () => {
    expect(await submit()).toMatchObject({ reason: "unknown-upload", pointer: "/rightSide" });
    await expect(submit({ id: 7 })).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe("a member's figures", () => {
  const flow = (query: object, language: "ja" | "en" = "ja") =>
    world.call(user.getCapitalFlow, { member: alice(), query: { type: 0, ...query } }, language);

  beforeEach(async () => {
    for (const amount of [100, 200, 300]) {
      await world.store.transact((draft, now) =>
        grant(draft, { memberId: 1, currency: "JPY", amount: asYen(amount) }, now),
      );
    }
  });

  test("add up in the asset summary", () => {
    expect(world.call(user.getAssets, { member: alice() })).toEqual({
      ok: true,
      value: { totalAssets: 600, profit: 0, balance: 600, totalValue: 0, invitation: 0 },
    });
  });

  test("are listed newest first, whole or by page", () => {
    expect(flow({})).toMatchObject({ value: [{ accounts: 300 }, { accounts: 200 }, { accounts: 100 }] });
    expect(flow({ page: 2, limit: 2 })).toMatchObject({
      value: [{ id: 1, explain: "残高の調整", createTime: "2026-01-15 09:00:00", accounts: 100, ref: "grant:1" }],
    });
    expect(flow({ type: 1 }, "en")).toEqual({ ok: true, value: [] });
  });

  test("are complete in pages: more than 10,000 that add up to the balance", async () => {
    await world.store.transact((draft, now) => {
      for (let nth = 3; nth < 10_002; nth += 1) grant(draft, { memberId: 1, currency: "JPY", amount: asYen(50) }, now);
      return accept(null);
    });
    const pages = await Promise.all(Array.from({ length: 11 }, async (_, at) => flow({ page: at + 1, limit: 1000 })));
    const rows = pages.flatMap((page) => (page.ok ? page.value : []));
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 10_002 }, (_, at) => 10_002 - at));
    const balance = rows.reduce((sum, { accounts }) => sum + accounts, 0);
    expect(world.call(user.getAssets, { member: alice() })).toMatchObject({ value: { balance } });
    expect(flow({})).toMatchObject({ value: { length: 10_000, 0: { id: 10_002 } } });
  });
});

test("setLang is remembered for a member and open to visitors", async () => {
  const setLang = (lang: string, member = true) =>
    world.call(user.setLang, { member: member ? alice() : undefined, query: { lang } });
  expect(await setLang("ZH")).toEqual({ ok: true, value: null });
  expect(alice().language).toBe("zh-CN");
  expect(await setLang("en", false)).toEqual({ ok: true, value: null });
  expect(await setLang("fr")).toMatchObject({ reason: "unknown-language", pointer: "/lang" });
});

test("changeBank opens a request to customer service", async () => {
  const body = { bankCard: "7654321", bankName: "テスト銀行" };
  expect(await world.call(user.changeBank, { member: alice(), body })).toEqual({ ok: true, value: null });
  expect([...world.store.read().reviews.values()]).toMatchObject([{ kind: "support", bank: { number: "7654321" } }]);
});

test("getInviteCode returns the member's own code", () => {
  const answer = world.call(user.getInviteCode, { member: alice() });
  expect(answer).toEqual({ ok: true, value: { inviteCode: alice().inviteCode } });
});
