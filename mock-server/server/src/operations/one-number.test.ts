// One mobile number is one account, however it is spelt (rule A12).
import { PRODUCT_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { spellingsIn } from "@hashgrove/contract/spellings.ts";
import { beforeEach, expect, test } from "vitest";
import { accept } from "#domain/decision.ts";
import { loginKey } from "#domain/members/member.ts";
import { type TestWorld, testWorld } from "./test-input.ts";
import * as user from "./user.ts";

const NUMBER = "09012345678";
const SPELLINGS = spellingsIn(readDocument(PRODUCT_CONTRACT))
  .filter(
    ({ operationId, field, stored }) => operationId === "user.register" && field === "mobile" && stored === NUMBER,
  )
  .map(({ spelt }) => spelt);
const PASSWORD = { password: "Passw0rd1", re_password: "Passw0rd1" };

let world: TestWorld;
const register = (mobile: string) => world.call(user.register, { body: { ...PASSWORD, mobile } });
const login = (body: object) => world.call(user.login, { body: { password: "Passw0rd1", account: "", ...body } });

beforeEach(() => {
  world = testWorld();
});

test("the contract has spellings", () => {
  expect(SPELLINGS.length).toBeGreaterThan(9);
});

test.each(SPELLINGS)("%s signs up, logs in and is shown as the one number", async (spelt) => {
  expect(await register(spelt)).toMatchObject({ ok: true, value: { userinfo: { id: 1, mobile: NUMBER } } });
  for (const other of SPELLINGS) {
    expect(await register(other), other).toMatchObject({ reason: "account-taken", pointer: "/mobile" });
    expect(await login({ account: other }), other).toMatchObject({ value: { userinfo: { id: 1 } } });
    expect(await login({ mobile: other }), other).toMatchObject({ value: { userinfo: { id: 1 } } });
  }
});

test("the same digits under another country's code are another person", async () => {
  expect(await register(NUMBER)).toMatchObject({ ok: true });
  expect(await register("+869012345678")).toMatchObject({ ok: true, value: { userinfo: { mobile: "+869012345678" } } });
  expect(await login({ account: "0086 9012345678" })).toMatchObject({ value: { userinfo: { id: 2 } } });
});

test.each([
  ["a member's number", true],
  ["an unknown number", false],
])("wrong passwords count together for all spellings of %s", async (_what, isKnown) => {
  if (isKnown) await register(NUMBER);
  const answers = [];
  for (const account of SPELLINGS.slice(0, 5)) answers.push(await login({ account, password: "Wrong1234" }));
  const reasons = answers.map((answer) => (answer.ok ? "ok" : answer.reason));
  expect(reasons).toEqual([...Array.from({ length: 4 }, () => "wrong-credentials"), "too-many-attempts"]);
});

test.each(["+819012345678", "819012345678", "00819012345678"])(
  "a member of an older version, stored under %s, is found by every spelling",
  async (stored) => {
    await register(NUMBER);
    await world.store.transact((draft) => {
      draft.logins.remove(loginKey("mobile", NUMBER));
      draft.logins.put(loginKey("mobile", stored), 1);
      return accept(null);
    });
    for (const account of SPELLINGS) expect(await login({ account }), account).toMatchObject({ ok: true });
    expect(await register(NUMBER)).toMatchObject({ reason: "account-taken" });
  },
);
