import { atom, getDefaultStore, useAtomValue } from "jotai";

interface DuplicateQuestion {
  /** The equal request is still pending; otherwise it has succeeded. */
  readonly isPending: boolean;
  /** Called with true to send a second request. */
  readonly answer: (isWanted: boolean) => void;
}

/**
 * The open question whether to send a request that equals one from another tab, or from this tab before a reload; null
 * without a question.
 */
export const duplicateQuestionAtom = atom<DuplicateQuestion | null>(null);

/** Whether the question is open. While it is, the second request has not been sent. */
export const useIsDuplicateAsked = (): boolean => useAtomValue(duplicateQuestionAtom) !== null;

/**
 * Resolves to whether the second request is intended. The personal centre asks; leaving it, or a newer question, means
 * no.
 */
export function confirmDuplicate({ isPending }: { isPending: boolean }): Promise<boolean> {
  const store = getDefaultStore();
  store.get(duplicateQuestionAtom)?.answer(false);
  return new Promise((resolve) => {
    const question: DuplicateQuestion = {
      isPending,
      answer: (isWanted) => {
        if (store.get(duplicateQuestionAtom) === question) store.set(duplicateQuestionAtom, null);
        resolve(isWanted);
      },
    };
    store.set(duplicateQuestionAtom, question);
  });
}
