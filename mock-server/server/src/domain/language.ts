import type { Language } from "./state.ts";

const NAMED: ReadonlyMap<string, Language> = new Map([
  ["ja", "ja"],
  ["en", "en"],
  ["zh-cn", "zh-CN"],
  ["zh", "zh-CN"],
]);

/** The language of a code, ignoring case; `zh` means zh-CN (rule C2). null for an unknown code. */
export const languageNamed = (code: string): Language | null => NAMED.get(code.trim().toLowerCase()) ?? null;
