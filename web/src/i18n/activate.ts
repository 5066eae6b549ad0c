import { i18n, type Messages } from "@lingui/core";
import { type Language, toLanguage } from "#lib/language.ts";
import { markLanguage, pageLanguage } from "#lib/translation/page-language.ts";

type Catalogues = Record<Language, () => Promise<{ messages: Messages }>>;

// Each import is a chunk, so that only the catalogues of the active language load.
const site: Catalogues = {
  ja: () => import("./ja.po"),
  en: () => import("./en.po"),
  "zh-CN": () => import("./zh-CN.po"),
};

const personage: Catalogues = {
  ja: () => import("./personage/ja.po"),
  en: () => import("./personage/en.po"),
  "zh-CN": () => import("./personage/zh-CN.po"),
};

/** Loads the language's catalogue, activates it and sets the document's language. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await site[language]();
  // Merge with texts that are already loaded: those of the personal centre may arrive before the site's, and
  // loadAndActivate would drop them.
  i18n.load(language, messages);
  i18n.activate(language);
  // Setting the same language again would make the browser recompute the styles of every element.
  if (pageLanguage() !== language) markLanguage(language);
}

/** The active language; before one is active, the language that first-load has set on the document. */
export const comingLanguage = (): Language => (i18n.locale ? toLanguage(i18n.locale) : pageLanguage());

/**
 * Loads code whose texts are in the personal centre's catalogue, together with that catalogue in the active language.
 */
export async function withPersonageTexts<Code>(load: () => Promise<Code>): Promise<Code> {
  const language = comingLanguage();
  const [code, { messages }] = await Promise.all([load(), personage[language]()]);
  i18n.load(language, messages);
  return code;
}
