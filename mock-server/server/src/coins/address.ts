// Validates addresses by format and checksum (rule J9), because coins sent to a wrong address are lost.
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { createBase58check } from "@scure/base";
import { CHAIN_NAMES, type Chain } from "#domain/state.ts";
import type { AddressCheck } from "#domain/wallet/bind-account.ts";

/** The format of addresses on each chain, without the checksum. */
const FORMS: Readonly<Record<Chain, RegExp>> = {
  ERC20: /^0x[0-9a-fA-F]{40}$/,
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};
const CHECKSUMS: Readonly<Record<Chain, (address: string) => boolean>> = { ERC20: isErc20Cased, TRC20: isTrc20Summed };

/** Checks the format first, so that an address of the other chain is not reported as mistyped. */
export const checkAddress: AddressCheck = (chain, address) => {
  if (FORMS[chain].test(address)) return CHECKSUMS[chain](address) ? "valid" : "bad-address";
  return CHAIN_NAMES.some((other) => FORMS[other].test(address)) ? "wrong-chain-address" : "bad-address";
};

/**
 * Whether the case of the letters is the EIP-55 checksum. An address in a single case has no checksum and is accepted.
 */
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

const base58check = createBase58check(sha256);
const TRON_PREFIX = 0x41;
/** Length of a decoded address: the prefix and 20 bytes, without the checksum. */
const TRON_BYTES = 21;

function isTrc20Summed(address: string): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === TRON_BYTES && bytes[0] === TRON_PREFIX;
  } catch {
    return false;
  }
}
