import { meetsPasswordRules } from "#lib/text/password.ts";

export interface PasswordValues {
  oldPassword: string;
  password: string;
  passwordAgain: string;
}

export type PasswordFault = "required" | "weak" | "differs";

/** All three fields are required. The password rules apply to the new password, which is typed twice (rule K1). */
export function checkPassword({ oldPassword, password, passwordAgain }: PasswordValues): {
  [Name in keyof PasswordValues]?: PasswordFault;
} {
  return {
    ...(oldPassword === "" && { oldPassword: "required" }),
    ...(password === "" ? { password: "required" } : !meetsPasswordRules(password) && { password: "weak" }),
    ...(passwordAgain === ""
      ? { passwordAgain: "required" }
      : passwordAgain !== password && { passwordAgain: "differs" }),
  };
}
