import { compactText, plainText } from "./plain-text.ts";

/** A transaction hash anywhere in a text: 64 hexadecimal digits that touch no further letter or digit. */
const HASH = /(?<![\da-z])(?:0x)?([\da-f]{64})(?![\da-z])/;

/**
 * Finds a hash in a text. Percent-encoded characters, even if encoded several times, become slashes first, because the
 * end of `%2F` would touch the hash.
 */
const hashIn = (text: string): string | undefined => HASH.exec(text.replaceAll(/%(?:25)*[\da-f]{2}/g, "/"))?.[1];

/**
 * The one spelling of a TXID: lower case without 0x (rule H6). Takes the hash out of an explorer's link and of the words
 * around it. Another text stays whole, since backends accept any (rule H5).
 */
export function txIdFrom(text: string): string {
  const written = compactText(text).toLowerCase();
  // Without white space first, because a hash may be broken into lines; then with it, because it separates words.
  return hashIn(written) ?? hashIn(plainText(text).toLowerCase()) ?? written.replace(/^0x/, "");
}
