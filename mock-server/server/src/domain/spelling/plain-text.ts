/** Characters without a glyph: zero-width space, joiners, soft hyphen, byte order mark, direction marks and controls. */
const INVISIBLE = /(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]|\ufeff/gu;

/** The text in half width (NFKC), without invisible characters and white space around it (rule A13). */
export const plainText = (text: string): string => text.normalize("NFKC").replaceAll(INVISIBLE, "").trim();

/** Like `plainText`, without any white space: for codes, account numbers, addresses and hashes, which contain none. */
export const compactText = (text: string): string => plainText(text).replaceAll(/\s/g, "");
