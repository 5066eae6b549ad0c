/**
 * Invisible characters: zero-width space, joiners, soft hyphen, byte order mark, direction marks and controls, but not
 * white space.
 */
const INVISIBLE = /(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]|\ufeff/gu;

export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, "");

/**
 * Normalizes a typed or pasted text to half width, without invisible characters and surrounding white space (rule A13).
 */
export const inHalfWidth = (text: string): string => withoutInvisible(text.normalize("NFKC")).trim();

/** Like `inHalfWidth`, but without any white space: for codes, account numbers, addresses and hashes. */
export const compactText = (text: string): string => inHalfWidth(text).replaceAll(/\s/g, "");

/** Like `inHalfWidth`, but in lower case. For a search, apply it to both the query and the texts. */
export const foldedText = (text: string): string => inHalfWidth(text).toLowerCase();
