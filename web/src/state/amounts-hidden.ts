import { atom } from "jotai";
import { browserItems } from "./storage/browser-storage.ts";

const KEY = "amountsHidden";

const hidden = atom(browserItems.read(KEY) === "true");

/** Whether the personal centre masks all amounts; stored in this browser. */
export const amountsHiddenAtom = atom(
  (get) => get(hidden),
  (_get, set, value: boolean) => {
    browserItems.write(KEY, String(value));
    set(hidden, value);
  },
);
