import { expect, test } from "vitest";
import { parseFormBody } from "./form-body.ts";

const parsed = (text: string): unknown => parseFormBody(Buffer.from(text));

test.each<[text: string, value: unknown]>([
  ["", {}],
  ["username=admin&password=a+b%26c", { username: "admin", password: "a b&c" }],
  ["ids=a", { ids: "a" }],
  ["ids=a&ids=b", { ids: ["a", "b"] }],
  ["ids[]=a&ids[]=b", { ids: ["a", "b"] }],
  ["ids[]=a", { ids: ["a"] }],
  ["ids%5B0%5D=a&ids%5B1%5D=b", { ids: ["a", "b"] }],
  ["department[id]=x&department[departmentName]=%E7%A0%94", { department: { id: "x", departmentName: "研" } }],
  [
    "menu[0][id]=1&menu[0][permission][]=view&menu[1][id]=2",
    { menu: [{ id: "1", permission: ["view"] }, { id: "2" }] },
  ],
  ["a[b=1&[c]=2&d]=3", { "a[b": "1", "[c]": "2", "d]": "3" }],
  ["empty=&bare", { empty: "", bare: "" }],
])("%s is read", (text, value) => {
  expect(parsed(text)).toEqual(value);
});

test.each(["__proto__=a", "a[__proto__][b]=a", "constructor[prototype]=a", "a=1&a[b]=2", "a[b]=1&a=2"])(
  "rejects %s",
  (text) => {
    expect(() => parsed(text)).toThrow(expect.objectContaining({ statusCode: 400 }));
    expect(({} as { b?: string }).b).toBeUndefined();
  },
);

test("rejects bodies that are not UTF-8, too deep or too large", () => {
  expect(() => parseFormBody(Buffer.from([0x61, 0x3d, 0xff]))).toThrow(expect.objectContaining({ statusCode: 400 }));
  expect(() => parsed(`a${"[b]".repeat(32)}=1`)).toThrow(expect.objectContaining({ statusCode: 400 }));
  expect(() => parsed("a=1&".repeat(10_001))).toThrow(expect.objectContaining({ statusCode: 413 }));
});
