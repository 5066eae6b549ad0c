import { expect, test } from "vitest";
import { explorerUrl } from "./explorer-url.ts";

const HASH = "ab".repeat(32);

test("each chain has its explorer and its hash format", () => {
  expect(explorerUrl("ERC20", `0x${HASH}`)).toBe(`https://etherscan.io/tx/0x${HASH}`);
  expect(explorerUrl("ERC20", HASH.toUpperCase())).toBe(`https://etherscan.io/tx/0x${HASH}`);
  expect(explorerUrl("TRC20", ` 0x${HASH} `)).toBe(`https://tronscan.org/#/transaction/${HASH}`);
});

test.each(["", "tx-1", `${HASH}0`, `${HASH.slice(2)}/..`, "javascript:alert(1)"])("%j has no link", (txId) => {
  expect(explorerUrl("TRC20", txId)).toBeNull();
});
