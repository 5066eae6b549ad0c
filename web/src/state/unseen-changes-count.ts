import { atom } from "jotai";

/**
 * How many changes of their account the member has not looked at; counted in the personal centre, shown in the header.
 */
export const newChangesAtom = atom(0);
