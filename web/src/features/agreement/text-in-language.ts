import { DEFAULT_LANGUAGE, type Language, toLanguage } from "#lib/language.ts";

interface Picked {
  readonly language: Language;
  readonly html: string;
}

/** The text in the reader's language, else in English, else in Japanese (rule C4); null if there is none. */
export function pickText(texts: Readonly<Partial<Record<string, string>>>, chosen: Language): Picked | null {
  const known = new Map<Language, string>();
  // Language codes may differ in case (rule C2). Skip unsupported ones, which toLanguage would take for Japanese.
  for (const [code, html = ""] of Object.entries(texts))
    if (/^(ja|en|zh(-cn)?)$/i.test(code) && html.trim() !== "") known.set(toLanguage(code), html);
  for (const language of [chosen, "en", DEFAULT_LANGUAGE] as const) {
    const html = known.get(language);
    if (html !== undefined) return { language, html };
  }
  return null;
}
