import { type Language, toLanguage } from "../language.ts";

/**
 * The page's language. Reads `data-lang`, because a browser that translates the page sets `lang` to the reader's
 * language.
 */
export const pageLanguage = (): Language => toLanguage(document.documentElement.dataset["lang"]);

/** Sets the document's language. first-load does this before the first paint. */
export function markLanguage(language: Language): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset["lang"] = language;
}
