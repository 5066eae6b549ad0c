import { inHalfWidth } from "./normalize-text.ts";

/** Whether a text can be an email address: one @, a dotted domain, no spaces. The server validates further. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(inHalfWidth(text));
