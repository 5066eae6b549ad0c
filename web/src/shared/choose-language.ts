import { whenOnline } from "#components/feedback/when-online.ts";
import type { Language } from "#lib/language.ts";
import { storeLanguage } from "#state/locale.ts";

const changeCode = whenOnline(() => import("#api/change-language.ts"));

/** Changes the language (rule C3). If the code of the server call fails to load, changes it in this browser only. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await (await changeCode()).changeLanguage(language);
  } catch {
    storeLanguage(language);
    window.location.reload();
  }
}
