import type { Language } from "#lib/language.ts";
import { markLanguage } from "#lib/translation/page-language.ts";
import { storeLanguage } from "#state/locale.ts";
import { setLang } from "./user.ts";

/** Stores the language, sets html lang, sends it to the server (at most 3 s, failure ignored) and reloads the page (rule C3). */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  markLanguage(language);
  await setLang(language);
  window.location.reload();
}
