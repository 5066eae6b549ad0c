/** The digits of a transaction hash: 32 bytes in hexadecimal, on both chains. */
export const TX_ID_DIGITS = 64;

/**
 * What a text is as the TXID of a chain. `good`: 64 hexadecimal digits, with 0x on Ethereum and without it on TRON, as
 * their wallets write them. `other-chain`: written as on the other one. `address`: where coins go, not a transfer.
 */
export type TxIdVerdict = "empty" | "good" | "other-chain" | "address" | "bad-character" | "incomplete" | "too-long";

const HASH_IN_LINK = /^https?:\/\/\S*?((?:0x)?[\da-f]{64})(?![\da-f])/i;

/** A TXID without the white space that copying brings, and out of the link of an explorer. */
export function cleanTxId(text: string): string {
  const bare = text.replaceAll(/\s/g, "");
  return HASH_IN_LINK.exec(bare)?.[1] ?? bare;
}

/** Judges the form of a TXID by its chain; the server accepts any text (rule H5). */
export function judgeTxId(chain: "ERC20" | "TRC20", text: string): TxIdVerdict {
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
