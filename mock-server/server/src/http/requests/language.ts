import { languageNamed } from "#domain/language.ts";
import type { Language } from "#domain/state.ts";
import type { Envelope } from "@hashgrove/contract/contract.ts";

/** What visitors read who ask for nothing that we speak. */
const FALLBACK: Language = "ja";

/** The language of a range such as `en-US`: itself, or its primary part (RFC 4647 lookup). null for others and `*`. */
const languageOfRange = (range: string): Language | null =>
  languageNamed(range) ?? languageNamed(range.split("-", 1)[0] ?? "");

/** Weight 0 to 1 out of `;q=…`; 1 when there is none, 0 when it cannot be read. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.map((text) => /^\s*q\s*=\s*(.*?)\s*$/i.exec(text)?.[1]).find((text) => text !== undefined);
  if (given === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(given) ? Number(given) : 0;
}

/**
 * The language of what a call says. The template speaks English to who asks for nothing: its few fixed words, such as
 * `token expired`, are English.
 */
export const languageFor = (envelope: Envelope, acceptLanguage: string | undefined): Language =>
  envelope === "template" && acceptLanguage === undefined ? "en" : languageOf(acceptLanguage);

/** The known language an Accept-Language header likes best, the earlier one on a tie; Japanese when it names none. */
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
