import type { Language } from "#lib/language.ts";

/** Each language by its own name, so that it is found by whoever cannot read the current one. */
export const LANGUAGE_LABELS: Record<Language, string> = {
  ja: "日本語",
  en: "English",
  "zh-CN": "简体中文",
};

/** What the header offers (rule C1); a stored zh-CN is honoured and shown as the current label. */
export const HEADER_LANGUAGES: readonly Language[] = ["ja", "en"];
