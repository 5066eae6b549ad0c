// The console's language. Choosing one does not change the language of the product under test.
import { i18n, type Messages } from "@lingui/core";
import { type Language, toLanguage } from "#lib/language.ts";
import { markLanguage } from "#lib/translation/page-language.ts";
import { LANG_KEY } from "#state/locale.ts";
import { browserItems } from "#state/storage/browser-storage.ts";
import { parseStored } from "#state/storage/read-storage.ts";

type Load = () => Promise<{ messages: Messages }>;

/** Two catalogues per language: that of the shared components and that of the console. */
const CATALOGUES: Record<Language, readonly Load[]> = {
  ja: [() => import("#i18n/ja.po"), () => import("#i18n/console/ja.po")],
  en: [() => import("#i18n/en.po"), () => import("#i18n/console/en.po")],
  "zh-CN": [() => import("#i18n/zh-CN.po"), () => import("#i18n/console/zh-CN.po")],
};
const KEY = "qa.lang";

/** The language chosen in the console, else the one chosen in the product, else the browser's. */
export function consoleLanguage(): Language {
  const chosen = browserItems.read(KEY) ?? parseStored(browserItems.read(LANG_KEY));
  return toLanguage(chosen ?? navigator.languages.find((code) => /^(ja|en|zh)\b/.test(code))?.replace(/-.*/, ""));
}

export async function chooseLanguage(language: Language): Promise<void> {
  const parts = await Promise.all(CATALOGUES[language].map((load) => load()));
  i18n.load(language, Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages);
  i18n.activate(language);
  markLanguage(language);
}

export const keepLanguage = (language: Language): void => browserItems.write(KEY, language);
