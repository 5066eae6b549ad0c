import { atom, getDefaultStore } from "jotai";

/** Whether the logout confirmation is open. */
export const logoutDialogAtom = atom(false);

/** Opens the logout confirmation; for every logout button. */
export function askToLogOut(): void {
  getDefaultStore().set(logoutDialogAtom, true);
}
