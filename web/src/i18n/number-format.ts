import type { Language } from "#lib/language.ts";
import { cachedFormatter } from "./cached-formatter.ts";

type Figure = number | string;

/** The sign before an amount in yen. In Chinese, "¥" alone would mean renminbi. */
export const yenSignOf = (language: Language): string => (language === "zh-CN" ? "JP¥" : "¥");

/**
 * Whole yen as "¥30,000", with a half-width sign in Japanese too; in Chinese as "JP¥30,000". Does not use Intl, because
 * creating its first formatter takes a fifth of the home page's startup time.
 */
export function formatYen(language: Language, yen: number): string {
  const digits = String(Math.round(Math.abs(yen)));
  return `${yen < 0 ? "-" : ""}${yenSignOf(language)}${digits.replace(/\B(?=(\d{3})+$)/g, ",")}`;
}

/** A number with thousands separators; at most two decimals by default. */
export function formatNumber(language: Language, value: Figure, maximumFractionDigits = 2): string {
  return numberFormat(language, { maximumFractionDigits }).format(Number(value));
}

/** A percentage from the server's text ("7.8", "4") with its sign: "7.8%", "4.0%". At least one decimal by default. */
export function formatPercent(language: Language, percent: Figure, places = 1): string {
  const rounded = Math.round(Number(percent) * 100) / 100;
  // Without Intl, because the home page needs this (see formatYen); the result is the same in each language.
  if (Math.abs(rounded) < 1000) return `${Number.isInteger(rounded) ? rounded.toFixed(places) : rounded}%`;
  const options = { style: "percent", minimumFractionDigits: places, maximumFractionDigits: 2 } as const;
  return numberFormat(language, options).format(Number(percent) / 100);
}

/** The unit after an amount, with a non-breaking space before it. */
const USDT = "\u00a0USDT";

/** The price of one USDT in yen, with two to six decimals: "1 USDT = ¥157.05", "1 USDT = ¥156.80". */
export function formatRate(language: Language, rate: Figure): string {
  return `1${USDT} = ${yenSignOf(language)}${numberFormat(language, TWO_TO_SIX_PLACES).format(Number(rate))}`;
}

/** An amount of USDT with two to six decimals: "12.50 USDT". */
export function formatUsdt(language: Language, usdt: Figure): string {
  return `${numberFormat(language, TWO_TO_SIX_PLACES).format(Number(usdt))}${USDT}`;
}

/** An amount of USDT as the user entered it, without padding zeros: "100 USDT". */
export function formatCoins(language: Language, coins: Figure): string {
  return formatNumber(language, coins, 6) + USDT;
}

const TWO_TO_SIX_PLACES: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 6 };

/** A number of hundred millions in the language's large unit: "5億", "500 million", "5亿"; zero as "0億". */
export function formatHundredMillions(language: Language, count: number): string {
  const format = numberFormat(language, { notation: "compact", compactDisplay: "long", maximumFractionDigits: 4 });
  return count === 0 ? format.format(100_000_000).replace(/\d+/, "0") : format.format(count * 100_000_000);
}

/** A range, from its formatted ends: "6.5%〜8.2%", "6.5%–8.2%". */
export function formatRange(language: Language, low: string, high: string): string {
  return low + (language === "ja" ? "〜" : "–") + high;
}

const numberFormat = cachedFormatter(
  (language: Language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
