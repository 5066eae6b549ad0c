import { compactText, inHalfWidth } from "#lib/text/normalize-text.ts";
import type { Chain } from "./chain.ts";

/** Number of digits of a transaction hash: 32 bytes in hexadecimal, on both chains. */
export const TX_ID_DIGITS = 64;

/**
 * The result of checking a text as the TXID of a chain.
 * - good: 64 hexadecimal digits, with 0x on Ethereum and without it on TRON, as the wallets of each chain show them.
 * - other-chain: the same in the format of the other chain.
 * - address: an address instead of a transaction.
 */
export type TxIdVerdict = "empty" | "good" | "other-chain" | "address" | "bad-character" | "incomplete" | "too-long";

/** Matches a transaction hash in a text: 64 hexadecimal digits without adjacent letters or digits. */
const HASH = /(?:^|[^\da-z])((?:0x)?[\da-f]{64})(?![\da-z])/i;

/**
 * Finds the hash in a text. Replaces percent-encoded characters by slashes first, because the digits of a `%2F` before
 * the hash would count as part of it.
 */
const hashIn = (text: string): string | undefined => HASH.exec(text.replaceAll(/%(?:25)*[\da-f]{2}/gi, "/"))?.[1];

/** The TXID without what copying adds: white space, invisible characters, an explorer's link, surrounding words. */
export function cleanTxId(text: string): string {
  const bare = compactText(text);
  // Search without white space first, because a hash may be split over lines. Then search with white space, because it
  // may be the only thing that separates the hash from a word.
  return hashIn(bare) ?? hashIn(inHalfWidth(text)) ?? bare;
}

/** The form in which the server compares and stores a TXID (rule H6). */
export const storedTxId = (text: string): string => cleanTxId(text).toLowerCase().replace(/^0x/, "");

/** Checks the format of a TXID for its chain. Only the web does this; the server accepts any text (rule H5). */
export function judgeTxId(chain: Chain, text: string): TxIdVerdict {
  const txId = cleanTxId(text);
  if (txId === "") return "empty";
  if (/^(T[1-9A-HJ-NP-Za-km-z]{33}|0x[\da-f]{40})$/i.test(txId)) return "address";
  const prefixed = /^0x/i.test(txId);
  const digits = prefixed ? txId.slice(2) : txId;
  if (!/^[\da-f]*$/i.test(digits)) return "bad-character";
  if (digits.length < TX_ID_DIGITS) return "incomplete";
  if (digits.length > TX_ID_DIGITS) return "too-long";
  return prefixed === (chain === "ERC20") ? "good" : "other-chain";
}
