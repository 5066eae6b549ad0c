import { atom, getDefaultStore } from "jotai";

/** True while the member is being asked whether to log out. */
export const logoutDialogAtom = atom(false);

/** Opens the shell's confirm dialog, from wherever logging out is offered. */
export function askToLogOut(): void {
  getDefaultStore().set(logoutDialogAtom, true);
}
