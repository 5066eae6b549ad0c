import { describe, expect, test } from "vitest";
import { MASK, redact, redactText } from "./redaction.ts";

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
  ["/a?x=%3Fpassword%3Dx&b=1", "/a?x=%3Fpassword%3D***&b=1"],
  ["/a?redirect=%2Flogin%3Ftoken%3Dx%26page%3D2&b=1", "/a?redirect=%2Flogin%3Ftoken%3D***&b=1"],
  ["/a?redirect=%252Flogin%253Ft%256fken%253Dx", "/a?redirect=%252Flogin%253Ft%256fken%253D***"],
  ["/a?redirect=%25252Flogin%2%35%2%353FPassWord%3%44x", "/a?redirect=%25252Flogin%2%35%2%353FPassWord%3%44***"],
  ["/a?x=%3Ftoken%3D&b=1", "/a?x=%3Ftoken%3D&b=1"],
  ["/a?x=a=token=x", "/a?x=a=token=***"],
  ["/a?to%20ken=x&pass%00word=y", "/a?to%20ken=***&pass%00word=***"],
  ["/a/token=x;b", "/a/token=***"],
  ["/a?to%00%00ken%5b%5d=x", "/a?to%00%00ken%5b%5d=***"],
  ["Mozilla/5.0 (X11; token=x) Gecko", "Mozilla/5.0 (X11; token=*** Gecko"],
  ["https://a.test/?a=%E9%95%B7&token=x", "https://a.test/?a=%E9%95%B7&token=***"],
  ["長い?password=x y", "長い?password=*** y"],
  ["password=x", "password=***"],
  ["100 % = 1/1, 5%3", "100 % = 1/1, 5%3"],
])("the address %s is kept as %s", (address, kept) => {
  expect(redactText(address)).toBe(kept);
  expect(redact({ address })).toEqual({ address: kept });
});

test.each([
  "password",
  "repassword",
  "oldPassword",
  "pay_password",
  "rePayPassword",
  "passwordHash",
  "payPasswordHash",
  "token",
  "tokenHash",
  "authorization",
  "signature",
  "idCard",
  "idNumber",
])("the parameter %s is masked in a text", (name) => {
  expect(redactText(`/a?${name}=x`)).toBe(`/a?${name}=${MASK}`);
});

test("a text in a key is masked as well", () => {
  expect(redact({ "/a?token=x": 1, "a b": 2 })).toEqual({ "/a?token=***": 1, "a b": 2 });
});

/** Texts of 64 kB whose structure repeats; nesting or repetition must cost neither stack nor more than linear work. */
const REPEATED = ["?a=", "=", "?", "&", "%25", "%", "%3D", "?x=%3F", "token=&", " ", "%2", "a.b[c].", ";#=", "長="];
test.each(REPEATED)("a text that repeats %j is masked, and its secret with it", (unit) => {
  const text = unit.repeat(Math.ceil(65_536 / unit.length));
  expect(redactText(text)).toBe(text);
  expect(redactText(`${text}&password=x`)).toBe(`${text}&password=${MASK}`);
  expect(redact({ text: [text] })).toEqual({ text: [text] });
});

test("no text makes it throw or remove more than secrets", () => {
  const parts = ["%", "25", "3d", "3D", "=", "?", "&", "token", "a", " ", "\ud800", "\0", "長", "2", "F", ";", "#"];
  let state = 7;
  const roll = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let nth = 0; nth < 20_000; nth += 1) {
    const text = Array.from({ length: roll(14) }, () => parts[roll(parts.length)]).join("");
    const kept = redactText(text);
    if (kept === text) continue;
    // The text around the masks is unchanged and in order.
    let from = 0;
    for (const piece of kept.split(MASK)) {
      expect(text.indexOf(piece, from), text).toBeGreaterThanOrEqual(from);
      from = text.indexOf(piece, from) + piece.length;
    }
  }
});
