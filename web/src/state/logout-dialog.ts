import { atom, getDefaultStore } from "jotai";

/** Whether the logout confirmation is open. */
export const logoutDialogAtom = atom(false);

/** Opens the logout confirmation. */
export function askToLogOut(): void {
  getDefaultStore().set(logoutDialogAtom, true);
}
