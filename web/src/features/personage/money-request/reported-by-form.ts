import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { MoneyPath } from "./money-requests.ts";

/** Calls whose pending or lost requests are reported by a form on screen; the page does not repeat them. */
export const pathsReportedByFormAtom = atom<readonly MoneyPath[]>([]);

/** Registers that a form reports the state of its own request while `reports`. */
export function useReportByForm(path: MoneyPath, reports: boolean): void {
  const setPaths = useSetAtom(pathsReportedByFormAtom);
  useEffect(() => {
    if (!reports) return undefined;
    setPaths((paths) => [...paths, path]);
    return () =>
      setPaths((paths) => {
        const at = paths.indexOf(path);
        return paths.filter((_, index) => index !== at);
      });
  }, [path, reports, setPaths]);
}
