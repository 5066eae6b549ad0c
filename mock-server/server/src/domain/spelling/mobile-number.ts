import { compactText } from "./plain-text.ts";

/** Characters between the digits of a number: hyphens and dashes, the long vowel mark, dots, brackets and slashes. */
const SEPARATORS = /[\p{Pd}\u2212\u30fc.·・()[\]/]/gu;
/** +81 and a number of 9 or 10 digits, with or without the 0 that is dialled inside Japan. */
const JAPANESE = /^\+810?([1-9]\d{8,9})$/;
/** 81 without `+`: only Japanese mobile numbers, because another country's number may begin with 81. */
const JAPANESE_MOBILE = /^810?([5-9]0\d{8})$/;

/**
 * Normalizes a mobile number: a Japanese one to its domestic form (09012345678 for +81 90-1234-5678, 0081 90...,
 * 8190...), any other unchanged, with `+` for the prefix 00. Without separators, in half width.
 */
export function mobileNumber(text: string): string {
  const number = compactText(text).replaceAll(SEPARATORS, "").replace(/^00/, "+");
  const national = (JAPANESE.exec(number) ?? JAPANESE_MOBILE.exec(number))?.[1];
  return national === undefined ? number : `0${national}`;
}

/** The spellings under which a number may be stored: older versions kept its prefix as typed. */
export function storedSpellings(number: string): string[] {
  if (number.startsWith("0"))
    return ["", "+81", "81", "0081"].map((prefix) => (prefix ? prefix + number.slice(1) : number));
  return number.startsWith("+") ? [number, `00${number.slice(1)}`] : [number];
}
