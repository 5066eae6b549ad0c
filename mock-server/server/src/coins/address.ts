// Validates addresses of a chain by their form and checksum (rule J9). Coins sent to a wrong address are lost.
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Chain } from "#domain/state.ts";
import type { AddressCheck } from "#domain/wallet/bind-account.ts";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** The form of each chain's addresses, without the checksum. */
const FORMS: Readonly<Record<Chain, RegExp>> = {
  ERC20: /^0x[0-9a-fA-F]{40}$/,
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};
const CHECKSUMS: Readonly<Record<Chain, (address: string) => boolean>> = { ERC20: isErc20Cased, TRC20: isTrc20Summed };

/** Checks the form first, to distinguish an address of the other chain from a mistyped one. */
export const checkAddress: AddressCheck = (chain, address) => {
  if (FORMS[chain].test(address)) return CHECKSUMS[chain](address) ? "valid" : "bad-address";
  return FORMS[chain === "ERC20" ? "TRC20" : "ERC20"].test(address) ? "wrong-chain-address" : "bad-address";
};

/** EIP-55: mixed case is a checksum; an address in a single case has none and is accepted. */
function isErc20Cased(address: string): boolean {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const cased = [...lower].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return digits === cased.join("");
}

const TRON_PREFIX = 0x41;

/** Base58check: 25 bytes, the prefix, and the first four bytes of a double SHA-256 at the end. */
function isTrc20Summed(address: string): boolean {
  const bytes = bytesOfBase58(address);
  if (bytes.length !== 25 || bytes[0] !== TRON_PREFIX) return false;
  const sum = sha256(sha256(bytes.subarray(0, 21)));
  return bytes.subarray(21).every((byte, at) => byte === sum[at]);
}

/** The bytes of a base58 number; an address never starts with a zero byte. */
function bytesOfBase58(text: string): Uint8Array {
  let value = 0n;
  for (const digit of text) value = value * 58n + BigInt(BASE58.indexOf(digit));
  const bytes: number[] = [];
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 0xffn));
  return Uint8Array.from(bytes);
}
