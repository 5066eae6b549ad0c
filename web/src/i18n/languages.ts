import type { Language } from "#lib/language.ts";

/** The name of each language in that language, so that its speakers can find it. */
export const LANGUAGE_LABELS: Record<Language, string> = {
  ja: "日本語",
  en: "English",
  "zh-CN": "简体中文",
};

/**
 * The languages offered in the header (rule C1). If zh-CN is stored, it stays active, and the header shows it as the
 * current one.
 */
export const HEADER_LANGUAGES: readonly Language[] = ["ja", "en"];
