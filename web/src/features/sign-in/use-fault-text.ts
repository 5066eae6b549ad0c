import { useLingui } from "@lingui/react/macro";
import type { AccountKind, SignInFault, SignInValues } from "./sign-in-form.ts";

interface FieldError {
  type: string;
  message?: string | undefined;
}

/** The sentence for what is wrong with a field: the server's, or ours for the rule that was broken. */
export function useFaultText(kind: AccountKind) {
  const { t } = useLingui();
  return (name: keyof SignInValues, error: FieldError | undefined): string | undefined => {
    if (!error) return undefined;
    if (error.message) return error.message;
    const required: Record<keyof SignInValues, string> = {
      kind: "",
      account: kind === "email" ? t`Enter your email address.` : t`Enter your mobile number.`,
      password: t`Enter a password.`,
      passwordAgain: t`Enter the password again.`,
      inviteCode: "",
      agreed: t`Please read the two agreements and tick the box to go on.`,
    };
    const texts: Record<SignInFault, string> = {
      required: required[name],
      email: t`This is not an email address. Check for a missing @ or a typing error.`,
      mobile: t`Enter the number with 8 to 15 digits, such as 09012345678.`,
      weak: t`This password does not meet every rule below.`,
      differs: t`The two passwords do not match.`,
    };
    return Object.hasOwn(texts, error.type) ? texts[error.type as SignInFault] : undefined;
  };
}
