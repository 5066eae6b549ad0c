import { getDefaultStore, useAtomValue } from "jotai";
import { fieldsOf, kept } from "./kept.ts";

/** The demo user as this browser remembers it: never a password. */
export interface DemoUser {
  readonly username: string;
  readonly role: string;
  readonly roleId: string;
  readonly permissions: readonly string[];
  /** The header that the token travels in. */
  readonly tokenKey: string;
  /** Empty: the template's server gives none. */
  readonly token: string;
}

const TOKEN_KEY = "Authorization";
const text = (value: unknown): string => (typeof value === "string" ? value : "");

function parseUser(stored: unknown): DemoUser | null {
  const { username, role, roleId, permissions, token } = fieldsOf(stored);
  if (text(username) === "" || text(role) === "") return null;
  return {
    username: text(username),
    role: text(role),
    roleId: text(roleId),
    permissions: Array.isArray(permissions) ? permissions.filter((one) => typeof one === "string") : [],
    tokenKey: TOKEN_KEY,
    // What no header can carry is as good as none.
    token: /^[\x21-\x7e]*$/.exec(text(token))?.[0] ?? "",
  };
}

const user = kept("user", parseUser);

/** Who is logged in to the back office, or null. Apart from the member: either may be there without the other. */
export const readUser = (): DemoUser | null => user.read();
export const useUser = (): DemoUser | null => useAtomValue(user.atom);
export const onUserChange = (listener: () => void): (() => void) => getDefaultStore().sub(user.atom, listener);

/** Remembers who logged in; whatever else the reply brought, such as a password, is left out. */
export const storeUser = (account: object): void => user.write(parseUser({ token: "", ...account }));

/** Ends the demo session, and nothing of the member's. The frame hears it and goes to the login. */
export const resetUser = (): void => user.write(null);
