// The control token of a server that wants one: kept for this tab, never in an address.
import { atom, getDefaultStore } from "jotai";
import { createItems } from "#state/storage.ts";

const tabItems = createItems(() => sessionStorage);
const KEY = "qa.token";

/** Set when the server has turned a call away for its token. */
export const tokenWantedAtom = atom(false);

export const readToken = (): string | null => tabItems.read(KEY);
export const wantToken = (): void => getDefaultStore().set(tokenWantedAtom, true);

export function keepToken(token: string): void {
  tabItems.write(KEY, token);
  getDefaultStore().set(tokenWantedAtom, false);
}
