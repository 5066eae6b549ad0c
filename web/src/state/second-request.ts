import { atom, getDefaultStore } from "jotai";

/** A money request equal to one from another tab, or from this tab before a reload. */
export interface SameRequest {
  /** The call's path in the contract. */
  readonly path: string;
  /** The other one is still pending; otherwise it has succeeded. */
  readonly onItsWay: boolean;
}

interface Question extends SameRequest {
  readonly answer: (isSecond: boolean) => void;
}

/** The open question before a request that seems to be a duplicate, or null. */
export const secondRequestAtom = atom<Question | null>(null);

/**
 * Resolves to whether a second one is intended. The personal centre asks; leaving it, or a newer question, means no.
 */
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
