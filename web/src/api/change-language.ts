import type { Language } from "#lib/language.ts";
import { markLanguage } from "#lib/translation/page-language.ts";
import { storeLanguage } from "#state/locale.ts";
import { setLang } from "./user.ts";

/**
 * Changes the language: stores it, sets it on the document, sends it to the server (for at most 3 s, ignoring a
 * failure) and reloads the page (rule C3).
 */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  markLanguage(language);
  await setLang(language);
  window.location.reload();
}
