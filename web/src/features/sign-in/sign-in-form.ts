import { isEmail } from "#lib/text/email.ts";
import { cleanMobile, isMobile } from "#lib/text/mobile.ts";
import { inHalfWidth } from "#lib/text/normalize-text.ts";
import { meetsPasswordRules } from "#lib/text/password.ts";

export type AccountKind = "email" | "mobile" | "username";

export interface SignInValues {
  kind: AccountKind;
  account: string;
  password: string;
  passwordAgain: string;
  inviteCode: string;
  agreed: boolean;
}

export type SignInFault = "required" | "email" | "mobile" | "username" | "weak" | "differs";

/** The login identifier as the call expects it. */
export function accountOf({ kind, account }: SignInValues) {
  if (kind === "mobile") return { mobile: cleanMobile(account) };
  return kind === "email" ? { email: inHalfWidth(account) } : { username: inHalfWidth(account) };
}

/**
 * The server's rule for user names. A user name has no @ and at least one letter, so it cannot be an email address or a
 * mobile number.
 */
const isUsername = (text: string) => /^(?=.*[A-Za-z])[A-Za-z0-9._-]{3,30}$/.test(text);

function checkAccount(kind: AccountKind, account: string): SignInFault | undefined {
  if (inHalfWidth(account) === "") return "required";
  if (kind === "email") return isEmail(account) ? undefined : "email";
  if (kind === "username") return isUsername(inHalfWidth(account)) ? undefined : "username";
  return isMobile(account) ? undefined : "mobile";
}

/** The errors of each field; the server applies the same rules. */
export function checkSignIn(values: SignInValues): { [Name in keyof SignInValues]?: SignInFault } {
  const { kind, account, password, passwordAgain, agreed } = values;
  const accountFault = checkAccount(kind, account);
  return {
    ...(accountFault && { account: accountFault }),
    ...(password === "" ? { password: "required" } : !meetsPasswordRules(password) && { password: "weak" }),
    ...(passwordAgain === ""
      ? { passwordAgain: "required" }
      : passwordAgain !== password && { passwordAgain: "differs" }),
    ...(!agreed && { agreed: "required" }),
  };
}
