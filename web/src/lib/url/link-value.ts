import { inHalfWidth } from "#lib/text/normalize-text.ts";

/** Opening brackets and quotes before a value. */
const BEFORE = /^[\p{Ps}\p{Pi}\p{Cf}"'<*\s]+/u;
/**
 * A closing bracket, a quote, a new line, the end of a sentence or of a parameter, or a letter of an East Asian text,
 * with everything after it.
 */
const BEHIND =
  /[\p{Pe}\p{Pf}"'<>`?!,;、。\n\r\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}].*$/su;
/** Other punctuation at the end, except characters that some backends' values end with. */
const AT_END = /(?:(?![-_=])[\p{P}\p{S}\p{Cf}\s])+$/u;

/** A code or id from a link, without punctuation and text that messengers include in the link. */
export const linkValue = (text: string): string =>
  inHalfWidth(text).replace(BEFORE, "").replace(BEHIND, "").replace(AT_END, "");
