// Checks the rules against the contract's spellings (`x-spellings`), because other backends are built from them.
import { PRODUCT_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { spellingsIn } from "@hashgrove/contract/spellings.ts";
import { expect, test } from "vitest";
import { mobileNumber } from "./mobile-number.ts";
import { compactText, plainText } from "./plain-text.ts";
import { txIdFrom } from "./tx-id.ts";

const READERS: Readonly<Record<string, (text: string) => string>> = {
  "user.register mobile": mobileNumber,
  "user.register email": plainText,
  "wallet.recharge txId": txIdFrom,
  "wallet.bindAddress address": compactText,
};
const SPELLINGS = spellingsIn(readDocument(PRODUCT_CONTRACT));

test("each field with spellings has a reader here", () => {
  const fields = new Set(SPELLINGS.map(({ operationId, field }) => `${operationId} ${field}`));
  expect([...fields].toSorted()).toEqual(Object.keys(READERS).toSorted());
});

test.each(SPELLINGS)("$operationId reads the $field $spelt as $stored", ({ operationId, field, stored, spelt }) => {
  expect(READERS[`${operationId} ${field}`]?.(spelt)).toBe(stored);
});

test.each([
  ["zero-width space and joiners", "a\u200bb\u200cc\u200dd"],
  ["word joiner and soft hyphen", "a\u2060b\u00adc\u2060d"],
  ["byte order mark and direction marks", "\ufeffab\u202ec\u2066d\u200e"],
  ["controls, fillers and variation selectors", "a\u0000b\u3164c\u007fd\ufe0f"],
])("%s are removed", (_what, text) => {
  expect(plainText(text)).toBe("abcd");
});

test("removes inner white space only from values that contain none", () => {
  expect(plainText(" \u3000ab\u00a0cd\t")).toBe("ab cd");
  expect(compactText(" ab\u3000c\nd ")).toBe("abcd");
});

const HASH = "9f".repeat(32);
test.each([
  `Txid ${HASH}`,
  `TXID\n0x${HASH.toUpperCase()}`,
  `${HASH} ${HASH}`,
  `https://tronscan.org/%2523%252Ftransaction%252F${HASH}`,
  `https://etherscan.io/tx/0x${HASH.slice(0, 30)}\n${HASH.slice(30)}/`,
  `<https://www.oklink.com/trx/tx/${HASH}?a=1#b>`,
])("the TXID in %j is its hash", (text) => {
  expect(txIdFrom(text)).toBe(HASH);
});

test("a TXID of another form stays whole, and so do longer hexadecimal numbers", () => {
  expect(txIdFrom(" 0xTX-1 ")).toBe("tx-1");
  expect(txIdFrom("https://example.test/tx/1")).toBe("https://example.test/tx/1");
  expect(txIdFrom("ab".repeat(33))).toBe("ab".repeat(33));
});
