import { isEmail } from "#lib/text/email.ts";
import { inHalfWidth } from "#lib/text/normalize-text.ts";

export interface EmailValues {
  email: string;
}

export type EmailFault = "required" | "email";

export function checkEmail({ email }: EmailValues): { [Name in keyof EmailValues]?: EmailFault } {
  if (inHalfWidth(email) === "") return { email: "required" };
  return isEmail(email) ? {} : { email: "email" };
}
