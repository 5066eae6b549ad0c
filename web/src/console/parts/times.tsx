// A world's times are read in Tokyo, as the product shows them.
import { useLingui } from "@lingui/react";
import { toLanguage } from "#lib/language.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Date and time in Tokyo to the second, of an ISO time. */
export function timeText(language: string, iso: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Tokyo" });
    formats.set(language, format);
  }
  return format.format(Date.parse(iso));
}

/** A time of a world. */
export function WorldTime({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} title={at}>
      {timeText(toLanguage(i18n.locale), at)}
    </time>
  );
}
