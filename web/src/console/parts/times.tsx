// Formats a world's times in Tokyo time, as the product does.
import { useLingui } from "@lingui/react";
import { dateFormatOf } from "#i18n/date-format.ts";
import { toLanguage } from "#lib/language.ts";

// Single fields, because Intl's time styles write Japanese hours before ten with one digit: "5:00:00".
const CLOCK = {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Tokyo",
} as const;
const DAY = {
  ja: { year: "numeric", month: "2-digit", day: "2-digit" },
  others: { year: "numeric", month: "short", day: "numeric" },
} as const;
const formats = new Map<string, { format: (at: number) => string }>();

/** Date and time in Tokyo to the second, from an ISO time. */
export function timeText(language: string, iso: string): string {
  let format = formats.get(language);
  if (!format) {
    format = dateFormatOf(language, { ...DAY[language === "ja" ? "ja" : "others"], ...CLOCK });
    formats.set(language, format);
  }
  return format.format(Date.parse(iso));
}

const clocks = new Map<string, { format: (at: number) => string }>();

/** The time of day in Tokyo to the second. */
function clockText(language: string, iso: string): string {
  let format = clocks.get(language);
  if (!format) {
    format = dateFormatOf(language, CLOCK);
    clocks.set(language, format);
  }
  return format.format(Date.parse(iso));
}

/** A world time; with `short` only the time of day. The tooltip always has the whole ISO time. */
export function WorldTime({ at, short = false }: { at: string; short?: boolean }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} title={at}>
      {(short ? clockText : timeText)(toLanguage(i18n.locale), at)}
    </time>
  );
}
