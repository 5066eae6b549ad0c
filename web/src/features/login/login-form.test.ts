import { expect, test } from "vitest";
import { checkLogin } from "./login-form.ts";

test("account and password are both needed", () => {
  expect(checkLogin({ account: " ", password: "" })).toEqual({ account: "required", password: "required" });
  expect(checkLogin({ account: "alice@example.test", password: "x" })).toEqual({});
});
