import { atom, getDefaultStore } from "jotai";

/** A money request equal to one from another tab, or from this tab before a reload. */
export interface SameRequest {
  /** The call's path in the contract. */
  readonly path: string;
  /** The other one is still on its way; otherwise it has come through. */
  readonly onItsWay: boolean;
}

interface Question extends SameRequest {
  readonly answer: (isSecond: boolean) => void;
}

/** What the member is being asked before a request that looks sent already, or null. */
export const secondRequestAtom = atom<Question | null>(null);

/** Resolves to whether a second one is meant. The personal centre asks; leaving it, or a newer question, means no. */
export function askWhetherSecond(same: SameRequest): Promise<boolean> {
  const store = getDefaultStore();
  store.get(secondRequestAtom)?.answer(false);
  return new Promise((resolve) => {
    const question: Question = {
      ...same,
      answer: (isSecond) => {
        if (store.get(secondRequestAtom) === question) store.set(secondRequestAtom, null);
        resolve(isSecond);
      },
    };
    store.set(secondRequestAtom, question);
  });
}
