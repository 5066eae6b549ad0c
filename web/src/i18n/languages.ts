import type { Language } from "#lib/language.ts";

/** Each language by its own name, readable without knowing the current one. */
export const LANGUAGE_LABELS: Record<Language, string> = {
  ja: "日本語",
  en: "English",
  "zh-CN": "简体中文",
};

/** The languages in the header (rule C1); a stored zh-CN is respected and shown as the current label. */
export const HEADER_LANGUAGES: readonly Language[] = ["ja", "en"];
