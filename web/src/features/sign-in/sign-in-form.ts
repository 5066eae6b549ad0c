export type AccountKind = "email" | "mobile";

export interface SignInValues {
  kind: AccountKind;
  account: string;
  password: string;
  passwordAgain: string;
  inviteCode: string;
  agreed: boolean;
}

export type SignInFault = "required" | "email" | "mobile" | "weak" | "differs";

/** The rules of a new password (spec 5: 8 to 16 letters and digits, with both kinds in it), each with whether it is met. */
export function passwordRules(password: string) {
  return {
    length: password.length >= 8 && password.length <= 16,
    characters: /^[A-Za-z0-9]+$/.test(password),
    bothKinds: /[A-Za-z]/.test(password) && /[0-9]/.test(password),
  };
}

/** A mobile number as the server wants it: without spaces, hyphens and brackets, digits in half width. */
export function cleanMobile(text: string): string {
  return text
    .replace(/[０-９＋]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u3000()（）.‐-―－ー-]/g, "");
}

const isMobile = (text: string) => /^\+?\d{8,15}$/.test(cleanMobile(text));
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

function checkAccount(kind: AccountKind, account: string): SignInFault | undefined {
  if (account.trim() === "") return "required";
  if (kind === "email") return isEmail(account) ? undefined : "email";
  return isMobile(account) ? undefined : "mobile";
}

/** What is wrong with each field; the server repeats these rules. */
export function checkSignIn(values: SignInValues): { [Name in keyof SignInValues]?: SignInFault } {
  const { kind, account, password, passwordAgain, agreed } = values;
  const accountFault = checkAccount(kind, account);
  const strong = Object.values(passwordRules(password)).every(Boolean);
  return {
    ...(accountFault && { account: accountFault }),
    ...(password === "" ? { password: "required" } : !strong && { password: "weak" }),
    ...(passwordAgain === ""
      ? { passwordAgain: "required" }
      : passwordAgain !== password && { passwordAgain: "differs" }),
    ...(!agreed && { agreed: "required" }),
  };
}
