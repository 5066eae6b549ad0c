import { atom, getDefaultStore, useAtomValue } from "jotai";
import { browserItems } from "./storage/browser-storage.ts";
import { textOf as text, tokenOf, USERINFO_KEY, userinfoIn } from "./storage/read-storage.ts";

/**
 * The session as stored in this browser. While it is stored, the member is logged in; of all replies only a 401 ends it
 * (rule A1).
 */
export interface Session {
  readonly id: number;
  readonly token: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  /** Time of the previous login, as the server formats it; absent at the first login. */
  readonly prevtime?: string;
  /** Whether to open the trading-password dialog (rule B7). */
  readonly tradingDialog?: boolean;
}

export { USERINFO_KEY };

export function parseUserinfo(stored: string | null): Session | null {
  const fields = userinfoIn(stored);
  return fields && toSession(fields);
}

/** The session in a `userinfo` object from storage or from the reply to a login; missing fields become empty. */
export function toSession(userinfo: unknown): Session {
  const fields = new Map<string, unknown>(Object.entries(userinfo ?? {}));
  const id = Number(fields.get("id"));
  const prevtime = text(fields.get("prevtime"));
  return {
    id: Number.isSafeInteger(id) ? id : 0,
    token: tokenOf(Object(userinfo) as object),
    mobile: text(fields.get("mobile")) || null,
    email: text(fields.get("email")) || null,
    username: text(fields.get("username")),
    nickname: text(fields.get("nickname")),
    avatar: text(fields.get("avatar")),
    ...(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(prevtime) ? { prevtime } : {}),
    ...(fields.get("tradingDialog") === true ? { tradingDialog: true } : {}),
  };
}

/** The session that is stored now; for code outside React. */
export const readUserinfo = (): Session | null => parseUserinfo(browserItems.read(USERINFO_KEY));

const stored = atom<Session | null>(readUserinfo());
// Follow logins and logouts in other tabs; on `pageshow` also those that happened while this page was in the
// back-forward cache.
stored.onMount = (set) => {
  const follow = (event: Event): void => {
    if (!(event instanceof StorageEvent) || event.key === USERINFO_KEY || event.key === null) set(readUserinfo());
  };
  const events = ["storage", "pageshow"] as const;
  for (const name of events) window.addEventListener(name, follow);
  set(readUserinfo());
  return () => events.forEach((name) => window.removeEventListener(name, follow));
};

/**
 * The logged-in member, or null. Writing the atom also writes storage. Do not use a jotai Provider: code outside React
 * reads the atom in the default store.
 */
export const sessionAtom = atom(
  (get) => get(stored),
  (_get, set, session: Session | null) => {
    if (session) browserItems.write(USERINFO_KEY, JSON.stringify(session));
    else browserItems.remove(USERINFO_KEY);
    set(stored, session);
  },
);

export const useSession = (): Session | null => useAtomValue(sessionAtom);

/** Stores the member after a login; null removes the session and nothing else (rule A6). For code outside React. */
export const storeUserinfo = (session: Session | null): void => getDefaultStore().set(sessionAtom, session);

/** Calls `listener` whenever the member changes; returns an unsubscribe function. For code outside React. */
export const onSessionChange = (listener: () => void): (() => void) => getDefaultStore().sub(sessionAtom, listener);

/** Updates the stored member; does nothing when logged out. For code outside React. */
export function amendUserinfo(change: Partial<Omit<Session, "id" | "token">>): void {
  const session = readUserinfo();
  if (session) storeUserinfo({ ...session, ...change });
}
