import type { PurchasableProduct } from "#api/orders.ts";
import { useFormat } from "#i18n/use-format.ts";

/** The numbers in a text, so that two texts can be compared whatever their format. */
const numbersIn = (text: string): string =>
  text
    .match(/\d+(\.\d+)?/g)
    ?.map(Number)
    .join() ?? "";

/**
 * A product's rates as text: the rate of a purchase, and the past rate if it is a range (rule F9). The server's own
 * text is used if it has the same numbers and also words.
 */
export function useRates({ rate, rateText, minRate, maxRate }: PurchasableProduct) {
  const { percent, range } = useFormat();
  const one = percent(rate);
  const past = minRate === null || maxRate === null ? null : range(percent(minRate), percent(maxRate));
  if (past === range(one, one)) return { applied: one, past: null };
  const saysSame = (text: string): boolean => numbersIn(text) === numbersIn(rateText);
  const inWords = (text: string): string => (saysSame(text) && /\p{L}/u.test(rateText) ? rateText : text);
  return {
    applied: inWords(one),
    past: past === null ? (saysSame(one) || rateText === "" ? null : rateText) : inWords(past),
  };
}
