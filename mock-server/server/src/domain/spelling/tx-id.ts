import { compactText, plainText } from "./plain-text.ts";

/** A transaction hash anywhere in a text: 64 hexadecimal digits that touch no further letter or digit. */
const HASH = /(?<![\da-z])(?:0x)?([\da-f]{64})(?![\da-z])/;

/** A slash that was encoded, once or several times, would touch the hash. */
const hashIn = (text: string): string | undefined => HASH.exec(text.replaceAll(/%(?:25)*[\da-f]{2}/g, "/"))?.[1];

/**
 * The one spelling of a TXID: lower case without 0x (rule H6). Takes the hash out of an explorer's link and of the words
 * around it. Another text stays whole, since backends accept any (rule H5).
 */
export function txIdFrom(text: string): string {
  const written = compactText(text).toLowerCase();
  // A hash may be broken into lines; words before it are kept apart by the white space.
  return hashIn(written) ?? hashIn(plainText(text).toLowerCase()) ?? written.replace(/^0x/, "");
}
