/** A formatter of dates and times; in English always "1 Mar 2026, 04:00", in interface, news and agreements. */
export function dateFormatOf(
  language: string,
  options: Intl.DateTimeFormatOptions,
): { format: (at: number) => string } {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, options);
  // The only month that British English abbreviates to four letters.
  return { format: (at) => format.format(at).replace(/\bSept\b/, "Sep") };
}
