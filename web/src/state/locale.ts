import type { Language } from "#lib/language.ts";
import { browserItems } from "./storage/browser-storage.ts";
import { LANG_KEY } from "./storage/read-storage.ts";

export { LANG_KEY };

/** A language as it is stored (rule A2): `{"type":"String","value":"ja"}`. */
export const storedLanguage = (language: Language): string => JSON.stringify({ type: "String", value: language });

export const storeLanguage = (language: Language): void => browserItems.write(LANG_KEY, storedLanguage(language));
