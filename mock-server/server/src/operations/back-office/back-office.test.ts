import { describe, expect, test } from "vitest";
import * as card from "./card.ts";
import { delayOf } from "./delay.ts";
import { expired, request3 } from "./request.ts";
import { dataOf, INPUT } from "./test-answer.ts";
import * as user from "./user.ts";
import { project } from "./workplace.ts";

describe("card", () => {
  const names = (query: { name?: string; pageIndex?: number; pageSize?: number }) =>
    dataOf(card.list({ ...INPUT, query }).answer).list.map(({ name }) => name);
  test("lists six cards in order, by page and by a part of the name", () => {
    expect(names({})).toEqual(["Alipay", "Angular", "Bootstrap", "React", "Vue", "Webpack"]);
    expect(names({ pageIndex: 2, pageSize: 4 })).toEqual(["Vue", "Webpack"]);
    expect(names({ name: "A" })).toEqual(["Alipay", "Angular"]);
  });
});

describe("user", () => {
  const login = (username: string, password: string) => user.login({ ...INPUT, body: { username, password } }).answer;
  test("logs in with the right name and password and returns the account", () => {
    expect(login("test", "test")).toMatchObject({ ok: true, data: { username: "test", role: "test", roleId: "2" } });
  });
  test.each([
    ["admin", "test"],
    ["Admin", "admin"],
    ["", ""],
  ])("refuses %s with %s", (username, password) => {
    expect(login(username, password)).toEqual({ ok: false, code: 500, reason: "wrong-account" });
  });
  test("lists accounts by a part of the username", () => {
    const { total, list } = dataOf(user.list({ ...INPUT, query: { username: "adm" } }).answer);
    expect([total, list.map(({ roleId }) => roleId)]).toEqual([1, ["1"]]);
  });
});

test("an expired session is refused with code 401", () => {
  expect(expired(INPUT).answer).toEqual({ ok: false, code: 401, reason: "token-expired" });
  expect(dataOf(request3(INPUT).answer)).toBe("request-3");
});

test("the workplace is as of now", () => {
  expect(dataOf(project(INPUT).answer)[0]?.time).toBe("2024-07-01T03:00:00.000Z");
});

test.each([
  ["mock.role.list", 1_000],
  ["mock.request.request1", 600_000],
  ["mock.request.request5", 600_000],
  ["mock.request.expired", 0],
  ["products.index", 0],
])("%s is delayed by %i ms", (operationId, ms) => {
  expect(delayOf(operationId)).toBe(ms);
});
