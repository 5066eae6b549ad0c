import { getDefaultStore, useAtomValue } from "jotai";
import { fieldsOf, storedValue } from "./stored-value.ts";

/** The logged-in user as stored in this browser; never a password. */
export interface BackOfficeUser {
  readonly username: string;
  readonly role: string;
  readonly roleId: string;
  readonly permissions: readonly string[];
  /** The header that carries the token. */
  readonly tokenKey: string;
  /** Empty when the server issues no token. */
  readonly token: string;
}

const TOKEN_KEY = "Authorization";
const text = (value: unknown): string => (typeof value === "string" ? value : "");

function parseUser(stored: unknown): BackOfficeUser | null {
  const { username, role, roleId, permissions, token } = fieldsOf(stored);
  if (text(username) === "" || text(role) === "") return null;
  return {
    username: text(username),
    role: text(role),
    roleId: text(roleId),
    permissions: Array.isArray(permissions) ? permissions.filter((one) => typeof one === "string") : [],
    tokenKey: TOKEN_KEY,
    // Ignore a token that a header cannot carry.
    token: /^[\x21-\x7e]*$/.exec(text(token))?.[0] ?? "",
  };
}

const user = storedValue("user", parseUser);

/** The logged-in back office user, or null. Independent of the member's session. */
export const readUser = (): BackOfficeUser | null => user.read();
export const useUser = (): BackOfficeUser | null => useAtomValue(user.atom);
export const onUserChange = (listener: () => void): (() => void) => getDefaultStore().sub(user.atom, listener);

/** Stores the logged-in user; drops all other fields of the reply, such as a password. */
export const storeUser = (account: object): void => user.write(parseUser({ token: "", ...account }));

/** Ends the back office session but not the member's. The frame then redirects to the login. */
export const resetUser = (): void => user.write(null);
