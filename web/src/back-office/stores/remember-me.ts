// Remember-me of the login (rule T7). Stores only the username, never the password.
import { fieldsOf, storedValue } from "./stored-value.ts";

const rememberMe = storedValue("rememberMe", (stored) => stored !== false);
const loginInfo = storedValue("loginInfo", (stored): { readonly username: string } | null => {
  const { username } = fieldsOf(stored);
  return typeof username === "string" && username !== "" ? { username } : null;
});

/** Initial values of the login form: "Remember me" is ticked unless the user has unticked it before. */
export const remembered = (): { readonly rememberMe: boolean; readonly username: string } => ({
  rememberMe: rememberMe.read(),
  username: loginInfo.read()?.username ?? "",
});

export function remember(username: string): void {
  rememberMe.write(true);
  loginInfo.write({ username });
}

export function forget(): void {
  rememberMe.write(false);
  loginInfo.write(null);
}
