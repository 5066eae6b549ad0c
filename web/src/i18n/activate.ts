import { i18n, type Messages } from "@lingui/core";
import { type Language, toLanguage } from "#lib/language.ts";

type Catalogues = Record<Language, () => Promise<{ messages: Messages }>>;

// One chunk per language and part; only those of the active language are ever loaded.
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

/** Loads the language's catalogue, makes it the active one and marks the document with it. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await site[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

/** Adds the personal centre's texts in the active language. */
export async function loadPersonageTexts(): Promise<void> {
  const language = toLanguage(i18n.locale);
  const { messages } = await personage[language]();
  i18n.load(language, messages);
}
