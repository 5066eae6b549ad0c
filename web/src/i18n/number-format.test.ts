import { expect, test } from "vitest";
import {
  formatCoins,
  formatHundredMillions,
  formatNumber,
  formatPercent,
  formatRange,
  formatRate,
  formatUsdt,
  formatYen,
} from "./number-format.ts";

test.each([
  ["ja", "narrowSymbol"],
  ["en", "narrowSymbol"],
  // In Chinese, "¥" alone means renminbi.
  ["zh-CN", "symbol"],
] as const)(
  "yen in %s are written as the platform writes them, with a half-width sign",
  (language, currencyDisplay) => {
    const currency = { style: "currency", currency: "JPY", currencyDisplay } as const;
    const platform = new Intl.NumberFormat(language, currency);
    for (const yen of [0, 7, 500, -500, 999, 1000, 30_000, 123_456, -1_234_567, 9_999_999_999, 999_999_999_999])
      expect(formatYen(language, yen)).toBe(platform.format(yen).replace("￥", "¥"));
  },
);

test("formats percents from the server's decimal text", () => {
  expect(formatPercent("ja", "7.8")).toBe("7.8%");
  expect(formatPercent("en", "9.25")).toBe("9.25%");
  expect(formatPercent("ja", "4")).toBe("4.0%");
  expect(formatPercent("ja", 42, 0), "a whole number of progress").toBe("42%");
});

test.each(["ja", "en", "zh-CN"] as const)("percents in %s match the platform's format", (language) => {
  const platform = new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });
  for (const percent of [0, 0.5, 7.8, 7.456, 12, 99.99, 999.99, 1000, 1234.5, -3.25])
    expect(formatPercent(language, percent)).toBe(platform.format(percent / 100));
});

test("USDT has at most six places and at least two", () => {
  expect(formatCoins("en", 1000)).toBe("1,000\u00a0USDT");
  expect(formatUsdt("en", "795.9")).toBe("795.90\u00a0USDT");
  expect(formatUsdt("ja", "1234.123456")).toBe("1,234.123456\u00a0USDT");
});

test("a price of USDT has two decimals, or more if needed", () => {
  expect(formatRate("ja", "156.8")).toBe("1\u00a0USDT = ¥156.80");
  expect(formatRate("zh-CN", "156.8")).toBe("1\u00a0USDT = JP¥156.80");
  expect(formatRate("en", 157.123456)).toBe("1\u00a0USDT = ¥157.123456");
});

test("numbers round to the given places", () => {
  expect(formatNumber("en", 1234.567)).toBe("1,234.57");
  expect(formatNumber("en", 1234.567, 0)).toBe("1,235");
});

test("hundred millions use each language's large units", () => {
  const written = (count: number) => (["ja", "en", "zh-CN"] as const).map((to) => formatHundredMillions(to, count));
  expect(written(5)).toEqual(["5億", "500 million", "5亿"]);
  expect(written(12)).toEqual(["12億", "1.2 billion", "12亿"]);
  expect(written(0)).toEqual(["0億", "0 million", "0亿"]);
});

test("a range has its language's dash between its ends, and no spaces", () => {
  expect((["ja", "en", "zh-CN"] as const).map((to) => formatRange(to, "6.5%", "8.2%"))).toEqual([
    "6.5%〜8.2%",
    "6.5%–8.2%",
    "6.5%–8.2%",
  ]);
});
