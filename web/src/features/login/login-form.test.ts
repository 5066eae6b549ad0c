import { expect, test } from "vitest";
import { accountTyped, checkLogin } from "./login-form.ts";

test("requires account and password", () => {
  expect(checkLogin({ account: " ", password: "" })).toEqual({ account: "required", password: "required" });
  expect(checkLogin({ account: "alice@example.test", password: "x" })).toEqual({});
});

test.each([
  ["+81 90-1234-5678", "09012345678"],
  ["138-0013-8000", "13800138000"],
  [" Ａlice-1 ", "Alice-1"],
  ["alice@example.test", "alice@example.test"],
])("the account %j is sent as %j, as sign-up sent it", (typed, sent) => {
  expect(accountTyped(typed)).toBe(sent);
});
