import { expect, test } from "vitest";
import { cleanTxId, judgeTxId } from "./tx-id.ts";

const HASH = "9f".repeat(32);

test.each([
  ["TRC20", "", "empty"],
  ["TRC20", HASH, "good"],
  ["TRC20", ` ${HASH.toUpperCase()}\n`, "good"],
  ["TRC20", `0x${HASH}`, "other-chain"],
  ["ERC20", `0x${HASH}`, "good"],
  ["ERC20", HASH, "other-chain"],
  ["ERC20", "0x", "incomplete"],
  ["TRC20", HASH.slice(1), "incomplete"],
  ["TRC20", `${HASH}0`, "too-long"],
  ["TRC20", `${HASH.slice(1)}g`, "bad-character"],
  ["TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "address"],
  ["ERC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "address"],
] as const)("on %s %j is %s", (chain, text, verdict) => {
  expect(judgeTxId(chain, text)).toBe(verdict);
});

test("extracts the TXID of an explorer's link, and keeps other links", () => {
  expect(cleanTxId(`https://etherscan.io/tx/0x${HASH}#eventlog`)).toBe(`0x${HASH}`);
  expect(cleanTxId(`https://tronscan.org/#/transaction/${HASH}`)).toBe(HASH);
  expect(cleanTxId("https://example.test/tx/1")).toBe("https://example.test/tx/1");
});

test.each([
  `Txid ${HASH}`,
  `TXID\n${HASH}`,
  `${HASH} ${HASH}`,
  `https://tronscan.org/%2523%252Ftransaction%252F${HASH}`,
  `https://tronscan.org/#/transaction/${HASH.slice(0, 30)}\n${HASH.slice(30)}/`,
])("the TXID in %j is its hash", (text) => {
  expect(cleanTxId(text)).toBe(HASH);
});
