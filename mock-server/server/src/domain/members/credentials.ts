// Checks the format of names, passwords and numbers, not whether they are in use.

import { mobileNumber } from "#domain/spelling/mobile-number.ts";
import { compactText } from "#domain/spelling/plain-text.ts";

const USERNAME = /^(?=.*[A-Za-z])[A-Za-z0-9._-]{3,30}$/;
const MOBILE = /^\+?[0-9]{8,15}$/;
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
const PASSWORD = /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{8,16}$/;

/** 3 to 30 letters, digits, `.`, `_` or `-`. At least one letter, so that a username is never a mobile number. */
export const isUsername = (text: string): boolean => USERNAME.test(text);

/** 8 to 15 digits, with or without a leading `+`; `mobileNumber` first removes separators. */
export const isMobile = (text: string): boolean => MOBILE.test(mobileNumber(text));

/** An address with a dotted domain, at most 254 characters. */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

/** Normalizes a login name, except for its case, which callers ignore. */
export function accountName(text: string): string {
  const number = mobileNumber(text);
  return MOBILE.test(number) ? number : compactText(text);
}

/** 8 to 16 letters and digits, at least one of each (rule K1). Checked for new passwords only. */
export const isStrongPassword = (text: string): boolean => PASSWORD.test(text);

export const isPayPassword = (text: string): boolean => /^[0-9]{6}$/.test(text);
