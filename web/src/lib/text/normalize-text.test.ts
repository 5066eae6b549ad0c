// @vitest-environment node
// For each of the contract's examples of spellings, the web must send the form that the server stores.
import { PRODUCT_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { spellingsIn } from "@hashgrove/contract/spellings.ts";
import { expect, test } from "vitest";
import { cleanAddress } from "#lib/chain/chain-address.ts";
import { storedTxId } from "#lib/chain/tx-id.ts";
import { isEmail } from "./email.ts";
import { cleanMobile, isMobile } from "./mobile.ts";
import { compactText, foldedText, inHalfWidth } from "./normalize-text.ts";

const READERS: Readonly<Record<string, (text: string) => string>> = {
  "user.register mobile": cleanMobile,
  "user.register email": inHalfWidth,
  "wallet.recharge txId": storedTxId,
  "wallet.bindAddress address": cleanAddress,
};
const SPELLINGS = spellingsIn(readDocument(PRODUCT_CONTRACT));

test("each field with spellings has a reader here", () => {
  const fields = new Set(SPELLINGS.map(({ operationId, field }) => `${operationId} ${field}`));
  expect([...fields].toSorted()).toEqual(Object.keys(READERS).toSorted());
});

test.each(SPELLINGS)("$operationId: the $field $spelt is $stored", ({ operationId, field, stored, spelt }) => {
  expect(READERS[`${operationId} ${field}`]?.(spelt)).toBe(stored);
  if (field === "mobile") expect(isMobile(spelt)).toBe(true);
});

test.each([
  ["ｂｏｂ＠ｅｘａｍｐｌｅ．ｔｅｓｔ", "bob@example.test"],
  ["　ＡＢ１２３４－５６　", "AB1234-56"],
  ["佐藤 花", "佐藤 花"],
  ["a\u200bb\u200cc\u200dd", "abcd"],
  ["\ufeffa\u2060b\u00adc\u202ed", "abcd"],
  ["a\u0000b\u3164c\ufe0fd\u007f", "abcd"],
])("%j is read as %j", (typed, meant) => {
  expect(inHalfWidth(typed)).toBe(meant);
});

test("codes and searches", () => {
  expect(compactText(" H7K2\u200b M9QX\n")).toBe("H7K2M9QX");
  expect(foldedText("　Ａlice\u200b Ｓmith ")).toBe("alice smith");
});

test("normalizes the width of an email address", () => {
  expect(isEmail("ｂｏｂ＠ｅｘａｍｐｌｅ．ｔｅｓｔ")).toBe(true);
  expect(isEmail("bob@\u200bexample.test")).toBe(true);
  expect(isEmail("ｂｏｂ＠ｅｘａｍｐｌｅ")).toBe(false);
  expect(isEmail("bob smith@example.test")).toBe(false);
});
