/** The contract's largest amount has twelve digits. */
export const AMOUNT_DIGITS = 12;

const FULL_WIDTH_ZERO = "０".charCodeAt(0);

/** Converts full-width digits of a Japanese keyboard to ASCII; keeps other characters. */
export const halfWidth = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO));
