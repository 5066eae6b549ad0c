/** The languages of the product, as written in storage and on the wire. */
export const LANGUAGES = ["ja", "en", "zh-CN"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The default language; also used for an unknown stored value. */
export const DEFAULT_LANGUAGE: Language = "ja";

/** The language for a code, ignoring case; `zh` means `zh-CN`, and an unknown code Japanese (rules A2 and C2). */
export function toLanguage(code: unknown): Language {
  const text = typeof code === "string" ? code.toLowerCase() : "";
  if (text === "zh") return "zh-CN";
  return LANGUAGES.find((language) => language.toLowerCase() === text) ?? DEFAULT_LANGUAGE;
}
