import { describe, expect, test } from "vitest";
import { checkAddress } from "./address.ts";

// ERC20 and the next three addresses are the mixed-case examples of EIP-55.
const ERC20 = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const TRC20 = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

describe("an ERC20 address", () => {
  test.each([
    [ERC20, "valid"],
    ["0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359", "valid"],
    ["0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB", "valid"],
    ["0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb", "valid"],
    [ERC20.toLowerCase(), "valid"],
    ["0x52908400098527886E0F7030069857D2E4169EE7", "valid"],
    [`0x${"0".repeat(40)}`, "valid"],
    ["0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "bad-address"],
    [ERC20.slice(0, -1), "bad-address"],
    [`${ERC20}0`, "bad-address"],
    [ERC20.slice(2), "bad-address"],
    [ERC20.replace("0x", "0X"), "bad-address"],
    [ERC20.replace("5", "g"), "bad-address"],
    ["", "bad-address"],
    [TRC20, "wrong-chain-address"],
  ])("%s is %s", (address, verdict) => expect(checkAddress("ERC20", address)).toBe(verdict));
});

describe("a TRC20 address", () => {
  test.each([
    [TRC20, "valid"],
    ["TYUXKHp7XE9c2pheJwYeb9M4TpteQWQ5Bb", "valid"],
    ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T", "bad-address"],
    ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj7t", "bad-address"],
    [TRC20.slice(0, -1), "bad-address"],
    [`${TRC20}1`, "bad-address"],
    [TRC20.replace("q", "0"), "bad-address"],
    [`T${"z".repeat(33)}`, "bad-address"],
    // A Bitcoin address: the checksum is correct, but the prefix is not that of Tron.
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "bad-address"],
    ["", "bad-address"],
    [ERC20, "wrong-chain-address"],
    [ERC20.toLowerCase(), "wrong-chain-address"],
  ])("%s is %s", (address, verdict) => expect(checkAddress("TRC20", address)).toBe(verdict));
});
