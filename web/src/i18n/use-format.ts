import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import { type Language, toLanguage } from "#lib/language.ts";
import { formatDate, formatDateTime, formatLongDate, formatMonth } from "./date-format.ts";
import {
  formatCoins,
  formatHundredMillions,
  formatNumber,
  formatPercent,
  formatRange,
  formatRate,
  formatUsdt,
  formatYen,
  yenSignOf,
} from "./number-format.ts";

/**
 * Placeholder for a missing value inside a text. For a missing value alone use `NoValue`, which screen readers can
 * read.
 */
export const NO_VALUE = "–";
type Maybe<Value> = Value | null;

/** The formatters for the active language. They turn null, a missing value, into a dash. */
export function useFormat() {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  return useMemo(() => {
    const known =
      <Value, Rest extends unknown[]>(format: (language: Language, value: Value, ...rest: Rest) => string) =>
      (value: Maybe<Value>, ...rest: Rest): string =>
        value === null ? NO_VALUE : format(language, value, ...rest);
    return {
      yenSign: yenSignOf(language),
      yen: known(formatYen),
      number: known(formatNumber),
      integer: known((tag, value: number) => formatNumber(tag, value, 0)),
      percent: known(formatPercent),
      rate: known(formatRate),
      usdt: known(formatUsdt),
      coins: known(formatCoins),
      dateTime: known(formatDateTime),
      date: known(formatDate),
      longDate: known(formatLongDate),
      hundredMillions: known(formatHundredMillions),
      range: (low: string, high: string) => formatRange(language, low, high),
      month: known(formatMonth),
    };
  }, [language]);
}
