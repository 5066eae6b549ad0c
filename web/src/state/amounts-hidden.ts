import { atom } from "jotai";
import { readItem, writeItem } from "./storage.ts";

const KEY = "amountsHidden";

const hidden = atom(readItem(KEY) === "true");

/** Whether every figure of the personal centre is masked; remembered in this browser. */
export const amountsHiddenAtom = atom(
  (get) => get(hidden),
  (_get, set, value: boolean) => {
    writeItem(KEY, String(value));
    set(hidden, value);
  },
);
