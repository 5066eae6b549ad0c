/** The contract's largest amount has twelve digits. */
export const AMOUNT_DIGITS = 12;

const FULL_WIDTH_ZERO = "０".charCodeAt(0);

/** Full-width digits, as a Japanese keyboard writes them, as ASCII ones; the rest of the text stays. */
export const halfWidth = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO));

/**
 * What an amount field keeps of what was typed or pasted: digits without leading zeros (spec 5).
 * "1,000" and "￥１０００" give "1000"; a pasted "1000.00" does too, because dropping only the point would give 100000.
 */
export function cleanDigits(text: string): string {
  return halfWidth(text)
    .replace(/[.．]0{1,2}$/, "")
    .replace(/\D/g, "")
    .replace(/^0+/, "")
    .slice(0, AMOUNT_DIGITS);
}
