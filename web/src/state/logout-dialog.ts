import { atom, getDefaultStore } from "jotai";

/** True while the member is being asked whether to log out. */
export const logoutDialogAtom = atom(false);

/** Opens the logout confirmation from any logout button. */
export function askToLogOut(): void {
  getDefaultStore().set(logoutDialogAtom, true);
}
