import { cleanMobile, isMobile } from "#lib/text/mobile.ts";
import { compactText, inHalfWidth } from "#lib/text/normalize-text.ts";

export interface LoginValues {
  account: string;
  password: string;
}

export type LoginFault = "required";

/** Both fields are required. Password rules apply to new passwords only, never at login. */
export function checkLogin({ account, password }: LoginValues): { [Name in keyof LoginValues]?: LoginFault } {
  return {
    ...(inHalfWidth(account) === "" && { account: "required" }),
    ...(password === "" && { password: "required" }),
  };
}

/**
 * The account in the form that the call expects. Mobile numbers are normalized as at sign-up, because people type
 * hyphens here too. This cannot change a user name, because a user name never consists of digits alone.
 */
export const accountTyped = (text: string): string => (isMobile(text) ? cleanMobile(text) : compactText(text));
