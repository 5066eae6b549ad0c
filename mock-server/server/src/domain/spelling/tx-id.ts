import { compactText, plainText } from "./plain-text.ts";

/** A transaction hash anywhere in a text: 64 hexadecimal digits without a letter or digit next to them. */
const HASH = /(?<![\da-z])(?:0x)?([\da-f]{64})(?![\da-z])/;

/**
 * Finds a hash in a text. Percent-encoded characters (also multiply encoded) become slashes first, because the F of
 * `%2F` would touch the hash.
 */
const hashIn = (text: string): string | undefined => HASH.exec(text.replaceAll(/%(?:25)*[\da-f]{2}/g, "/"))?.[1];

/**
 * Normalizes a TXID: lower case without 0x (rule H6). Extracts the hash from an explorer's link or from surrounding
 * words. Text without a hash is kept, because backends accept any TXID (rule H5).
 */
export function txIdFrom(text: string): string {
  const written = compactText(text).toLowerCase();
  // First try without white space, because a line break may split the hash. Then with white space, because without it
  // words may touch the hash.
  return hashIn(written) ?? hashIn(plainText(text).toLowerCase()) ?? written.replace(/^0x/, "");
}
