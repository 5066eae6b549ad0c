/** The languages of the product, as storage and wire spell them. */
export const LANGUAGES = ["ja", "en", "zh-CN"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where a visitor starts, and what an unknown stored value means. */
export const DEFAULT_LANGUAGE: Language = "ja";

/** The language that a code names, without regard to case; `zh` is `zh-CN`; anything unknown is Japanese (rules A2 and C2). */
export function toLanguage(code: unknown): Language {
  const text = typeof code === "string" ? code.toLowerCase() : "";
  if (text === "zh") return "zh-CN";
  return LANGUAGES.find((language) => language.toLowerCase() === text) ?? DEFAULT_LANGUAGE;
}
