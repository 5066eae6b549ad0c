import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { MoneyPath } from "./money-requests.ts";

/** Calls whose pending or lost requests are reported by a form on screen; the page does not repeat them. */
export const toldAtFormAtom = atom<readonly MoneyPath[]>([]);

/** Registers that a form reports the state of its own request while `reports`. */
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
