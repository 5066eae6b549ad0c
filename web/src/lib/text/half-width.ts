const FULL_WIDTH_ZERO = "０".charCodeAt(0);

/** Converts full-width digits of a Japanese keyboard to ASCII; keeps other characters. */
export const halfWidthDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO));

/** Converts full-width characters of a Japanese keyboard to ASCII, one to one. */
export const halfWidthText = (text: string): string =>
  text
    .replaceAll(/[！-～]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfee0))
    .replaceAll("￥", "¥")
    .replaceAll("\u3000", " ");
