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
