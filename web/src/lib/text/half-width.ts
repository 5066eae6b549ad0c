/** Full-width forms have the order of ASCII, 0xfee0 higher. */
const toAscii = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** Converts full-width digits of a Japanese keyboard to ASCII; keeps other characters. */
export const halfWidthDigits = (text: string): string => text.replaceAll(/[０-９]/g, toAscii);

/** Converts full-width characters of a Japanese keyboard to ASCII, one to one. */
export const halfWidthText = (text: string): string =>
  text
    .replaceAll(/[！-～]/g, toAscii)
    .replaceAll("￥", "¥")
    .replaceAll("\u3000", " ");
