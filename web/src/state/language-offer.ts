import type { Language } from "#lib/language.ts";
import { LANG_KEY } from "./locale.ts";
import { browserItems } from "./storage/browser-storage.ts";

const OFFERED_KEY = "languageOffered";

/**
 * The language to offer to a visitor (rule C1): the browser's own, if it is English or Chinese. Null for other
 * languages, after a language was chosen, and after one was offered.
 */
export function languageToOffer(browser: readonly string[]): Exclude<Language, "ja"> | null {
  if (browserItems.read(LANG_KEY) !== null || browserItems.read(OFFERED_KEY) !== null) return null;
  const own = browser[0]?.toLowerCase() ?? "";
  if (own === "en" || own.startsWith("en-")) return "en";
  return own === "zh" || own.startsWith("zh-") ? "zh-CN" : null;
}

/** Remembers that the language was offered, because it is offered only once. */
export const noteLanguageOffered = (): void => browserItems.write(OFFERED_KEY, "1");
