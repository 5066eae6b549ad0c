// The console's light or dark scheme: the system's by default.
import { atom, getDefaultStore } from "jotai";
import { type Scheme, SCHEMES, showScheme } from "#lib/colour-scheme.ts";
import { browserItems } from "#state/storage/browser-storage.ts";

const KEY = "qa.scheme";

const stored = browserItems.read(KEY);
export const schemeAtom = atom<Scheme>(SCHEMES.find((scheme) => scheme === stored) ?? "system");

export const applyScheme = (): void => showScheme(getDefaultStore().get(schemeAtom));

export function chooseScheme(scheme: Scheme): void {
  browserItems.write(KEY, scheme);
  getDefaultStore().set(schemeAtom, scheme);
  applyScheme();
}
