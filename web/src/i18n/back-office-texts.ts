import { i18n, type Messages } from "@lingui/core";
import type { Language } from "#lib/language.ts";
import { comingLanguage } from "./activate.ts";

/** The catalogues of the back office; web/lingui.config.ts defines which files' texts each contains. */
export type Texts = "frame" | "records" | "gallery";

const CATALOGUES: Record<Texts, Record<Language, () => Promise<{ messages: Messages }>>> = {
  frame: {
    ja: () => import("#i18n/back-office/frame/ja.po"),
    en: () => import("#i18n/back-office/frame/en.po"),
    "zh-CN": () => import("#i18n/back-office/frame/zh-CN.po"),
  },
  records: {
    ja: () => import("#i18n/back-office/records/ja.po"),
    en: () => import("#i18n/back-office/records/en.po"),
    "zh-CN": () => import("#i18n/back-office/records/zh-CN.po"),
  },
  gallery: {
    ja: () => import("#i18n/back-office/gallery/ja.po"),
    en: () => import("#i18n/back-office/gallery/en.po"),
    "zh-CN": () => import("#i18n/back-office/gallery/zh-CN.po"),
  },
};

export async function loadTexts(part: Texts): Promise<void> {
  const language = comingLanguage();
  const { messages } = await CATALOGUES[part][language]();
  i18n.load(language, messages);
}
