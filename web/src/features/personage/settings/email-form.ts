import { isEmail } from "#lib/email.ts";

export interface EmailValues {
  email: string;
}

export type EmailFault = "required" | "email";

/** Needed, and in the form of an address. */
export function checkEmail({ email }: EmailValues): { [Name in keyof EmailValues]?: EmailFault } {
  if (email.trim() === "") return { email: "required" };
  return isEmail(email) ? {} : { email: "email" };
}
