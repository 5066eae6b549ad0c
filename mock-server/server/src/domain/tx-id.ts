import { compactText } from "./spelling.ts";

/** A transaction hash anywhere in a text: 64 hexadecimal digits that touch no further letter or digit. */
const HASH = /(?<![\da-z])(?:0x)?([\da-f]{64})(?![\da-z])/;

/**
 * The one spelling of a TXID: lower case without 0x (rule H6). Takes the hash out of an explorer's link and of the words
 * around it. Another text stays whole, since backends accept any (rule H5).
 */
export function txIdFrom(text: string): string {
  const written = compactText(text).toLowerCase();
  // An encoded slash would touch the hash.
  return HASH.exec(written.replaceAll(/%[\da-f]{2}/g, "/"))?.[1] ?? written.replace(/^0x/, "");
}
