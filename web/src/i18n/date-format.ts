/** A formatter of days and times; English ones have one form, "1 Mar 2026, 04:00", in interface, news and agreements. */
export function dateFormatOf(
  language: string,
  options: Intl.DateTimeFormatOptions,
): { format: (at: number) => string } {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, options);
  // The only month that British English shortens to four letters.
  return { format: (at) => format.format(at).replace(/\bSept\b/, "Sep") };
}
