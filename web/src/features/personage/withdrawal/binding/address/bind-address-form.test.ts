import { expect, test } from "vitest";
import { checkBindAddress } from "./bind-address-form.ts";

test.each([
  ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "TRC20", {}],
  ["", "TRC20", { address: "empty" }],
  ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6", "TRC20", { address: "incomplete" }],
  ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj7t", "TRC20", { address: "bad-checksum" }],
  ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "TRC20", { address: "wrong-chain" }],
  ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "ERC20", {}],
  ["0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed", "ERC20", {}],
  ["0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "ERC20", { address: "bad-checksum" }],
  ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "ERC20", { address: "wrong-chain" }],
] as const)("address %j on %s: %j", (address, chain, faults) => {
  expect(checkBindAddress({ address }, chain, undefined)).toEqual(faults);
});

test.each([
  ["TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["ERC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"],
] as const)("rejects the platform's deposit address on %s", (chain, platform, address) => {
  expect(checkBindAddress({ address }, chain, platform)).toEqual({ address: "platform" });
  expect(checkBindAddress({ address }, chain, "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf")).toEqual({});
});
