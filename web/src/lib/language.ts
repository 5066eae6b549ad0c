/** The languages of the product, as spelt in storage and on the wire. */
export const LANGUAGES = ["ja", "en", "zh-CN"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The default language, also for unknown stored values. */
export const DEFAULT_LANGUAGE: Language = "ja";

/** The language of a code, ignoring case; `zh` is `zh-CN`; unknown codes are Japanese (rules A2 and C2). */
export function toLanguage(code: unknown): Language {
  const text = typeof code === "string" ? code.toLowerCase() : "";
  if (text === "zh") return "zh-CN";
  return LANGUAGES.find((language) => language.toLowerCase() === text) ?? DEFAULT_LANGUAGE;
}
