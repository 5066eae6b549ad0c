/** Characters without a glyph: zero-width space, joiners, soft hyphen, byte order mark, direction marks and controls. */
const INVISIBLE = /(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]|\ufeff/gu;

export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, "");

/** A typed or pasted text as it is meant: in half width, without invisible characters and white space around it (rule A13). */
export const inHalfWidth = (text: string): string => withoutInvisible(text.normalize("NFKC")).trim();

/** The same without any white space: for codes, account numbers, addresses and hashes, which contain none. */
export const compactText = (text: string): string => inHalfWidth(text).replaceAll(/\s/g, "");

/** The same in lower case, for a search: both the words and the texts that are searched. */
export const foldedText = (text: string): string => inHalfWidth(text).toLowerCase();
