// The control token of a protected server: stored for this tab, never in a URL.
import { atom, getDefaultStore } from "jotai";
import { createItems } from "#state/storage/browser-storage.ts";

const tabItems = createItems(() => sessionStorage);
const KEY = "qa.token";

/** Set when the server has rejected a call because of its token. */
export const tokenWantedAtom = atom(false);

export const readToken = (): string | null => tabItems.read(KEY);
export const wantToken = (): void => getDefaultStore().set(tokenWantedAtom, true);

export function keepToken(token: string): void {
  tabItems.write(KEY, token);
  getDefaultStore().set(tokenWantedAtom, false);
}
