import { isEmail } from "#lib/email.ts";
import { inHalfWidth } from "#lib/half-width.ts";
import { meetsPasswordRules } from "#lib/password.ts";

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

/** A mobile number as the server wants it: without spaces, hyphens and brackets, digits in half width. */
export function cleanMobile(text: string): string {
  return text
    .replace(/[０-９＋]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u3000()（）.‐-―－ー-]/g, "");
}

/** What the account is named after, as the call takes it. */
export function accountOf({ kind, account }: SignInValues) {
  if (kind === "mobile") return { mobile: cleanMobile(account) };
  return kind === "email" ? { email: inHalfWidth(account) } : { username: inHalfWidth(account) };
}

const isMobile = (text: string) => /^\+?\d{8,15}$/.test(cleanMobile(text));

/** As the server takes it: a letter among them, so that it can be neither a mobile number nor an address. */
const isUsername = (text: string) => /^(?=.*[A-Za-z])[A-Za-z0-9._-]{3,30}$/.test(text);

function checkAccount(kind: AccountKind, account: string): SignInFault | undefined {
  if (account.trim() === "") return "required";
  if (kind === "email") return isEmail(account) ? undefined : "email";
  if (kind === "username") return isUsername(inHalfWidth(account)) ? undefined : "username";
  return isMobile(account) ? undefined : "mobile";
}

/** What is wrong with each field; the server repeats these rules. */
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
