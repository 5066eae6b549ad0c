import { inHalfWidth } from "#lib/half-width.ts";
import { cleanMobile, isMobile } from "#lib/mobile.ts";

export interface LoginValues {
  account: string;
  password: string;
}

export type LoginFault = "required";

/** Both fields are needed; the rule for passwords counts for new ones only, never at login. */
export function checkLogin({ account, password }: LoginValues): { [Name in keyof LoginValues]?: LoginFault } {
  return {
    ...(account.trim() === "" && { account: "required" }),
    ...(password === "" && { password: "required" }),
  };
}

/**
 * The account as the call takes it. A mobile number is cleaned as it was at sign-up, since people write theirs with
 * hyphens here, too; no user name is made of digits alone.
 */
export const accountTyped = (text: string): string => (isMobile(text) ? cleanMobile(text) : inHalfWidth(text));
