import { useLingui } from "@lingui/react/macro";
import type { AccountKind, SignInFault, SignInValues } from "./sign-in-form.ts";

interface FieldError {
  type: string;
  message?: string | undefined;
}

/**
 * Returns a function that returns the error text of a field: the server's message, or the text for the violated rule.
 */
export function useErrorText(kind: AccountKind) {
  const { t } = useLingui();
  return (name: keyof SignInValues, error: FieldError | undefined): string | undefined => {
    if (!error) return undefined;
    if (error.message) return error.message;
    const required: Record<keyof SignInValues, string> = {
      kind: "",
      account: {
        email: t`Enter your email address.`,
        mobile: t`Enter your mobile number.`,
        username: t`Enter a username.`,
      }[kind],
      password: t`Enter a password.`,
      passwordAgain: t`Enter the password again.`,
      inviteCode: "",
      agreed: t`Please read both agreements and tick the box to continue.`,
    };
    const texts: Record<SignInFault, string> = {
      required: required[name],
      email: t`This is not a valid email address. Check for a missing @ or a typo.`,
      mobile: t`Enter a number of 8 to 15 digits, such as 09012345678.`,
      username: t`A username has 3 to 30 letters, digits, dots, hyphens or underscores, with at least one letter.`,
      weak: t`This password does not meet all the rules below.`,
      differs: t`The two passwords do not match.`,
    };
    return Object.hasOwn(texts, error.type) ? texts[error.type as SignInFault] : undefined;
  };
}
