/** Converts a full-width character, whose code is that of the ASCII character plus 0xfee0. */
const toAscii = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** Converts full-width digits, as a Japanese keyboard types them, to ASCII; keeps other characters. */
export const halfWidthDigits = (text: string): string => text.replaceAll(/[０-９]/g, toAscii);

/** Converts full-width characters, as a Japanese keyboard types them, to ASCII. Keeps the length of the text. */
export const halfWidthText = (text: string): string =>
  text
    .replaceAll(/[！-～]/g, toAscii)
    .replaceAll("￥", "¥")
    .replaceAll("\u3000", " ");
