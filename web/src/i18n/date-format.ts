import type { Language } from "#lib/language.ts";
import { cachedFormatter } from "./cached-formatter.ts";

/** The locale for formatting dates in a language. English dates are British: "1 Mar 2026, 04:00". */
export const dateLocale = (language: string): string => (language === "en" ? "en-GB" : language);

export function dateFormatOf(
  language: string,
  options: Intl.DateTimeFormatOptions,
): { format: (at: number) => string } {
  const format = new Intl.DateTimeFormat(dateLocale(language), options);
  // British English writes "Sept", but three letters for every other month; use three for September too.
  return { format: (at) => format.format(at).replace(/\bSept\b/, "Sep") };
}

/** Date and time in Tokyo, from epoch milliseconds. */
export function formatDateTime(language: Language, epochMs: number): string {
  return dateFormat(language, language === "ja" ? JAPANESE_TIME : { dateStyle: "medium", timeStyle: "short" }).format(
    epochMs,
  );
}

/** Instead of Intl's date and time styles, which write an hour below ten with one digit: "2026/01/15 0:05". */
const JAPANESE_TIME: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
};

/** Calendar day in Tokyo, from epoch milliseconds. */
export function formatDate(language: Language, epochMs: number): string {
  return dateFormat(language, { dateStyle: "medium" }).format(epochMs);
}

/** Calendar day in Tokyo, for a sentence: "2026年3月31日", "31 Mar 2026". */
export function formatLongDate(language: Language, epochMs: number): string {
  return dateFormat(language, { dateStyle: language === "en" ? "medium" : "long" }).format(epochMs);
}

/** The month in Tokyo, from epoch milliseconds. */
export function formatMonth(language: Language, epochMs: number): string {
  return dateFormat(language, { year: "numeric", month: "long" }).format(epochMs);
}

const dateFormat = cachedFormatter((language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormatOf(language, { ...options, timeZone: "Asia/Tokyo" }),
);
