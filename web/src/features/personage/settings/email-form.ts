import { isEmail } from "#lib/email.ts";

export interface EmailValues {
  email: string;
}

export type EmailFault = "required" | "email";

/** Required and in email format. */
export function checkEmail({ email }: EmailValues): { [Name in keyof EmailValues]?: EmailFault } {
  if (email.trim() === "") return { email: "required" };
  return isEmail(email) ? {} : { email: "email" };
}
