import { expect, test } from "vitest";
import { isEmail } from "./email.ts";
import { inHalfWidth } from "./half-width.ts";

test.each([
  ["ｂｏｂ＠ｅｘａｍｐｌｅ．ｔｅｓｔ", "bob@example.test"],
  ["　ＡＢ１２３４－５６　", "AB1234-56"],
  ["佐藤 花", "佐藤 花"],
])("%s is %s", (typed, meant) => {
  expect(inHalfWidth(typed)).toBe(meant);
});

test("an email address counts however wide it is written", () => {
  expect(isEmail("ｂｏｂ＠ｅｘａｍｐｌｅ．ｔｅｓｔ")).toBe(true);
  expect(isEmail("ｂｏｂ＠ｅｘａｍｐｌｅ")).toBe(false);
});
