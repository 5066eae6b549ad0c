import { describe, expect, test } from "vitest";
import { cleanAddress, isGoodAddress, judgeAddress } from "./chain-address.ts";

// The ERC20 addresses in mixed case are EIP-55's own examples, as are the two in one case.
const ERC20 = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const TRC20 = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

describe("as ERC20", () => {
  test.each([
    ["", "empty"],
    ["0", "incomplete"],
    ["0x", "incomplete"],
    [ERC20.slice(0, -1), "incomplete"],
    [ERC20, "valid"],
    ["0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359", "valid"],
    ["0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB", "valid"],
    ["0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb", "valid"],
    [`0x${"0".repeat(40)}`, "valid"],
    [ERC20.toLowerCase(), "unsummed"],
    ["0x52908400098527886E0F7030069857D2E4169EE7", "unsummed"],
    ["0xde709f2102306220921060314715629080e2fb77", "unsummed"],
    ["0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "bad-checksum"],
    [ERC20.replace("0x", "0X"), "bad-character"],
    [`${ERC20}0`, "too-long"],
    [ERC20.slice(2), "bad-character"],
    [ERC20.replace("5", "g"), "bad-character"],
    ["x", "bad-character"],
    ["T", "wrong-chain"],
    [TRC20, "wrong-chain"],
  ])("%j is %s", (address, verdict) => expect(judgeAddress("ERC20", address)).toBe(verdict));
});

describe("as TRC20", () => {
  test.each([
    ["", "empty"],
    ["T", "incomplete"],
    [TRC20.slice(0, -1), "incomplete"],
    [TRC20, "valid"],
    ["TYUXKHp7XE9c2pheJwYeb9M4TpteQWQ5Bb", "valid"],
    ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T", "bad-checksum"],
    ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj7t", "bad-checksum"],
    [`T${"z".repeat(33)}`, "bad-checksum"],
    [`${TRC20}1`, "too-long"],
    [TRC20.replace("q", "0"), "bad-character"],
    [TRC20.replace("q", "l"), "bad-character"],
    // A Bitcoin address: its checksum is valid, but its prefix is not Tron's.
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "bad-character"],
    ["0x", "wrong-chain"],
    [ERC20, "wrong-chain"],
    [ERC20.toLowerCase(), "wrong-chain"],
  ])("%j is %s", (address, verdict) => expect(judgeAddress("TRC20", address)).toBe(verdict));
});

test("removes white space around and inside a pasted address", () => {
  expect(cleanAddress(` ${TRC20.slice(0, 9)}\u3000${TRC20.slice(9)}\n`)).toBe(TRC20);
});

test("only a complete address without an error can be bound", () => {
  const good = (["empty", "incomplete", "wrong-chain", "bad-checksum", "unsummed", "valid"] as const).filter(
    isGoodAddress,
  );
  expect(good).toEqual(["unsummed", "valid"]);
});
