import { halfWidth } from "./digits.ts";

/** A mobile number as the server wants it: without spaces, hyphens and brackets, digits in half width. */
export function cleanMobile(text: string): string {
  return halfWidth(text)
    .replaceAll("＋", "+")
    .replace(/[\s\u3000()（）.‐-―－ー-]/g, "");
}

/** Whether it can be one, however it is written. */
export const isMobile = (text: string): boolean => /^\+?\d{8,15}$/.test(cleanMobile(text));
