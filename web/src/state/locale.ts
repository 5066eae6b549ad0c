import type { Language } from "#lib/language.ts";
import { browserItems } from "./storage.ts";

/** Read by the script of index.html, before anything is painted; the page then keeps its language. */
export const LANG_KEY = "lang";

/** Stores the language the way the template does: `{"type":"String","value":"ja"}`. */
export const storeLanguage = (language: Language): void =>
  browserItems.write(LANG_KEY, JSON.stringify({ type: "String", value: language }));
