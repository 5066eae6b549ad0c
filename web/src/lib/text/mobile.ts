import { compactText } from "./normalize-text.ts";

/** Matches characters between the digits: hyphens and dashes, the long vowel mark, dots, brackets and slashes. */
const SEPARATORS = /[\p{Pd}\u2212\u30fc.·・()[\]/]/gu;
/** Matches +81 and a number of 9 or 10 digits, with or without the domestic leading 0. */
const JAPANESE = /^\+810?([1-9]\d{8,9})$/;
/** Matches 81 without `+`, but only before a mobile number, because other numbers may begin with the same digits. */
const JAPANESE_MOBILE = /^810?([5-9]0\d{8})$/;

/**
 * Normalizes a mobile number (rule A12) to half width without separators: a Japanese number in its domestic form, any
 * other with `+` instead of the prefix 00.
 */
export function cleanMobile(text: string): string {
  const number = compactText(text).replaceAll(SEPARATORS, "").replace(/^00/, "+");
  const national = (JAPANESE.exec(number) ?? JAPANESE_MOBILE.exec(number))?.[1];
  return national === undefined ? number : `0${national}`;
}

/** Whether a text can be a mobile number, in any spelling. */
export const isMobile = (text: string): boolean => /^\+?\d{8,15}$/.test(cleanMobile(text));
