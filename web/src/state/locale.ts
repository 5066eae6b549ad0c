import type { Language } from "#lib/language.ts";
import { browserItems } from "./storage.ts";

/** Read by the script of index.html before the first paint; the page then keeps its language. */
export const LANG_KEY = "lang";

/** A language as the template stores it: `{"type":"String","value":"ja"}`. */
export const storedLanguage = (language: Language): string => JSON.stringify({ type: "String", value: language });

export const storeLanguage = (language: Language): void => browserItems.write(LANG_KEY, storedLanguage(language));
