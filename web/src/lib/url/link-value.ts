import { inHalfWidth } from "#lib/text/normalize-text.ts";

/** Matches opening brackets and quotes before a value. */
const BEFORE = /^[\p{Ps}\p{Pi}\p{Cf}"'<*\s]+/u;
/**
 * Matches what ends a value, and everything after it: a closing bracket, a quote, a new line, the end of a sentence or
 * of a parameter, or a letter of an East Asian text.
 */
const BEHIND =
  /[\p{Pe}\p{Pf}"'<>`?!,;、。\n\r\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}].*$/su;
/** Matches other punctuation at the end. Some backends' values end with one of `-_=`, so these are kept. */
const AT_END = /(?:(?![-_=])[\p{P}\p{S}\p{Cf}\s])+$/u;

/** A code or id from a link, without punctuation and text that messengers include in the link. */
export const linkValue = (text: string): string =>
  inHalfWidth(text).replace(BEFORE, "").replace(BEHIND, "").replace(AT_END, "");
