import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { createBase58check } from "@scure/base";
import { compactText } from "#lib/text/normalize-text.ts";
import { type Chain, otherChain } from "./chain.ts";

/**
 * The result of checking a text as an address of a chain.
 * - incomplete: correct so far.
 * - wrong-chain: begins like an address of the other chain.
 * - bad-character, too-long: cannot become correct.
 * - bad-checksum: complete, but mistyped.
 * - unsummed: a correct ERC20 address in one case, which carries no checksum.
 */
export type AddressVerdict =
  | "empty"
  | "incomplete"
  | "wrong-chain"
  | "bad-character"
  | "too-long"
  | "bad-checksum"
  | "unsummed"
  | "valid";

export const ADDRESS_LENGTHS: Readonly<Record<Chain, number>> = { TRC20: 34, ERC20: 42 };

const STARTS: Readonly<Record<Chain, RegExp>> = { TRC20: /^T/, ERC20: /^0x/i };
/** Matches a complete or partly typed address, whatever its length. */
const CHARACTERS: Readonly<Record<Chain, RegExp>> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]*$/,
  ERC20: /^0(x[0-9a-fA-F]*)?$/,
};

/** Removes white space and invisible characters from a typed or pasted address. */
export const cleanAddress = compactText;

/**
 * Checks an address, also while it is being typed, by its chain's format and checksum (TRC20: base58check; ERC20:
 * EIP-55; rule J9).
 */
export function judgeAddress(chain: Chain, address: string): AddressVerdict {
  if (address === "") return "empty";
  if (STARTS[otherChain(chain)].test(address)) return "wrong-chain";
  if (!CHARACTERS[chain].test(address)) return "bad-character";
  const length = ADDRESS_LENGTHS[chain];
  if (address.length < length) return "incomplete";
  if (address.length > length) return "too-long";
  return chain === "TRC20" ? judgeTrc20(address) : judgeErc20(address);
}

/** Whether a member may bind an address with this verdict for withdrawals. */
export const isGoodAddress = (verdict: AddressVerdict): boolean => verdict === "valid" || verdict === "unsummed";

const base58check = createBase58check(sha256);
const TRON_PREFIX = 0x41;
/** Number of bytes of an address: the prefix and twenty more; the four bytes of the checksum are already removed. */
const TRON_BYTES = 21;

function judgeTrc20(address: string): AddressVerdict {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === TRON_BYTES && bytes[0] === TRON_PREFIX ? "valid" : "bad-checksum";
  } catch {
    return "bad-checksum";
  }
}

function judgeErc20(address: string): AddressVerdict {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (!/[a-f]/.test(lower)) return "valid"; // The checksum is the case of the letters, and there are none.
  if (digits === lower || digits === digits.toUpperCase()) return "unsummed";
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const cased = [...lower].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return digits === cased.join("") ? "valid" : "bad-checksum";
}
