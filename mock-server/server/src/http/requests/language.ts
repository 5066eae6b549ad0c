import type { Envelope } from "@hashgrove/contract/contract.ts";
import { languageNamed } from "#domain/language.ts";
import type { Language } from "#domain/state.ts";

/** The language when Accept-Language is missing or names no supported language. */
const FALLBACK: Language = "ja";

/**
 * The language of a range such as `en-US`, by the range or its primary subtag (RFC 4647 lookup); null for an
 * unsupported range and `*`.
 */
const languageOfRange = (range: string): Language | null =>
  languageNamed(range) ?? languageNamed(range.split("-", 1)[0] ?? "");

/** The value of a parameter `q=…`; undefined for any other parameter. */
function qualityIn(parameter: string): string | undefined {
  const [name = "", ...value] = parameter.split("=");
  return value.length > 0 && name.trim().toLowerCase() === "q" ? value.join("=").trim() : undefined;
}

/** The weight 0 to 1 of `;q=…`; 1 when there is none, 0 when it cannot be parsed. */
function weightOf(parameters: readonly string[]): number {
  const text = parameters.map(qualityIn).find((value) => value !== undefined);
  if (text === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}

/**
 * The language of a call's texts. Back-office calls default to English, because their few fixed texts, such as
 * `token expired`, are English.
 */
export const languageFor = (envelope: Envelope, acceptLanguage: string | undefined): Language =>
  envelope === "template" && acceptLanguage === undefined ? "en" : languageOf(acceptLanguage);

/** The supported language with the highest weight, the earlier one on a tie; Japanese when the header names none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return FALLBACK;
  let best: Language = FALLBACK;
  let bestWeight = 0;
  for (const item of acceptLanguage.split(",")) {
    const [range = "", ...parameters] = item.split(";");
    const language = languageOfRange(range.trim());
    const weight = weightOf(parameters);
    if (language && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
