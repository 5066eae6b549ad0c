import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { MoneyPath } from "./money-requests.ts";

/** The calls that a form on screen tells of: on their way, or lost. The page then says nothing of them. */
export const toldAtFormAtom = atom<readonly MoneyPath[]>([]);

/** Says that a form tells of its request itself while `tells`. */
export function useToldAtForm(path: MoneyPath, tells: boolean): void {
  const setTold = useSetAtom(toldAtFormAtom);
  useEffect(() => {
    if (!tells) return undefined;
    setTold((told) => [...told, path]);
    return () =>
      setTold((told) => {
        const at = told.indexOf(path);
        return told.filter((_, index) => index !== at);
      });
  }, [path, tells, setTold]);
}
