/** The locale that formats dates in a language. English dates are British: "1 Mar 2026, 04:00". */
export const dateLocale = (language: string): string => (language === "en" ? "en-GB" : language);

/** A formatter of dates and times. */
export function dateFormatOf(
  language: string,
  options: Intl.DateTimeFormatOptions,
): { format: (at: number) => string } {
  const format = new Intl.DateTimeFormat(dateLocale(language), options);
  // The only month that British English abbreviates to four letters.
  return { format: (at) => format.format(at).replace(/\bSept\b/, "Sep") };
}
