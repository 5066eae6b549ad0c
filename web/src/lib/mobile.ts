import { compactText } from "./half-width.ts";

/** Characters between the digits of a number: hyphens and dashes, the long vowel mark, dots, brackets and slashes. */
const SEPARATORS = /[\p{Pd}\u2212\u30fc.·・()[\]/]/gu;
/** +81 and a number of 9 or 10 digits, with or without the 0 that is dialled inside Japan. */
const JAPANESE = /^\+810?([1-9]\d{8,9})$/;
/** 81 without `+`: only mobile numbers, because other numbers may begin with the same digits. */
const JAPANESE_MOBILE = /^810?([5-9]0\d{8})$/;

/**
 * The one spelling of a mobile number (rule A12): a Japanese one as it is dialled inside Japan, any other as it was
 * written, with `+` for the prefix 00. Without separators, in half width.
 */
export function cleanMobile(text: string): string {
  const number = compactText(text).replaceAll(SEPARATORS, "").replace(/^00/, "+");
  const national = (JAPANESE.exec(number) ?? JAPANESE_MOBILE.exec(number))?.[1];
  return national === undefined ? number : `0${national}`;
}

/** Whether it can be one, however it is written. */
export const isMobile = (text: string): boolean => /^\+?\d{8,15}$/.test(cleanMobile(text));
