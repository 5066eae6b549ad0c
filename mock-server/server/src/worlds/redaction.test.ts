import { describe, expect, test } from "vitest";
import { redact, redactAddress } from "./redaction.ts";

describe("any value under a secret name is masked", () => {
  test.each([["x"], [123456], [true], [["x"]], [{ a: "x" }], [[[{ deep: ["x"] }]]]])("%j", (value) => {
    expect(redact({ password: value, amount: 1 })).toEqual({ password: "***", amount: 1 });
    expect(redact([{ a: { payPassword: value } }])).toEqual([{ a: { payPassword: "***" } }]);
  });
  test.each([
    "Password",
    "PASSWORD",
    "re_password",
    "rePassword",
    "pay-password",
    "user[password]",
    "user.oldPassword",
    "Authorization",
    "idCard",
    "id_card",
    "tokenHash",
  ])("the name %s", (name) => {
    expect(redact({ [name]: "x" })).toEqual({ [name]: "***" });
  });
  test("at every depth, and values below the maximum depth are masked", () => {
    const nested = (depth: number): unknown => (depth === 0 ? { password: "Passw0rd1" } : [nested(depth - 1)]);
    for (const depth of [0, 5, 13, 31, 60, 500])
      expect(JSON.stringify(redact(nested(depth)))).not.toContain("Passw0rd1");
  });
  test("but missing values and values that are not secret are shown", () => {
    const open = { password: null, token: "", passwords: "x", name: "token", list: [1, "2", false], text: "a=b? c=d" };
    expect(redact(open)).toEqual(open);
  });
});

test.each([
  ["/api/user/getAssets?token=x", "/api/user/getAssets?token=***"],
  ["/a?%74oken=x&b=1", "/a?%74oken=***&b=1"],
  ["/a?%2574oken=x", "/a?%2574oken=***"],
  ["/a?b=1&TOKEN=x;y#z", "/a?b=1&TOKEN=***"],
  ["/a#token=x", "/a#token=***"],
  ["/a?b=1;token=x&c=2", "/a?b=1;token=***&c=2"],
  ["/a?a?token=x", "/a?a?token=***"],
  ["/a?user%5bpassword%5D=x", "/a?user%5bpassword%5D=***"],
  ["/a?token=&page=2", "/a?token=&page=2"],
  ["/a?%=x&%zz=y&=z", "/a?%=x&%zz=y&=z"],
  ["/uploads/a.png?expires=1&signature=x", "/uploads/a.png?expires=1&signature=***"],
])("the address %s is kept as %s", (address, kept) => {
  expect(redactAddress(address)).toBe(kept);
  expect(redact({ address })).toEqual({ address: kept });
});
