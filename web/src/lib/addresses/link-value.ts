import { withoutInvisible } from "#lib/half-width.ts";

/** Opening brackets and quotes before a value. */
const BEFORE = /^[\p{Ps}\p{Pi}\p{Cf}"'<*\s]+/u;
/** A closing bracket, a quote or the end of a sentence, with everything behind it. */
const BEHIND = /[\p{Pe}\p{Pf}"'<>`?!、。，！？].*$/su;
/** Other punctuation at the end, except what the values of some backends end with. */
const AT_END = /(?:(?![-_=])[\p{P}\p{S}\p{Cf}\s])+$/u;

/** A code or id of a link, without the punctuation and brackets that messengers take for a part of the link. */
export const linkValue = (text: string): string =>
  withoutInvisible(text).replace(BEFORE, "").replace(BEHIND, "").replace(AT_END, "");
