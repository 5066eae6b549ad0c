import { atom } from "jotai";

/**
 * The number of changes of their account that the member has not seen yet. The personal centre sets it; the header
 * shows it.
 */
export const newChangesAtom = atom(0);
