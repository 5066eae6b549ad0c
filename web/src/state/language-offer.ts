import type { Language } from "#lib/language.ts";
import { LANG_KEY } from "./locale.ts";
import { browserItems } from "./storage.ts";

const OFFERED_KEY = "languageOffered";

/**
 * The language to offer to who comes for the first time: the browser's own, where that is English or Chinese, no
 * language was chosen yet, and none was offered before (rule C1). Null for everybody else.
 */
export function languageToOffer(browser: readonly string[]): Exclude<Language, "ja"> | null {
  if (browserItems.read(LANG_KEY) !== null || browserItems.read(OFFERED_KEY) !== null) return null;
  const own = browser[0]?.toLowerCase() ?? "";
  if (own === "en" || own.startsWith("en-")) return "en";
  return own === "zh" || own.startsWith("zh-") ? "zh-CN" : null;
}

/** It is offered once. */
export const noteLanguageOffered = (): void => browserItems.write(OFFERED_KEY, "1");
