import { toLanguage, type Language } from "#lib/language.ts";
import { browserItems, parseStored } from "./storage.ts";

export const LANG_KEY = "lang";

/** The stored language; Japanese when there is none. Reads the template's wrapper and a bare text (rule A2). */
export const readLanguage = (): Language => toLanguage(parseStored(browserItems.read(LANG_KEY)));

/** Stores the language the way the template does: `{"type":"String","value":"ja"}`. */
export const storeLanguage = (language: Language): void =>
  browserItems.write(LANG_KEY, JSON.stringify({ type: "String", value: language }));
