import { expect, test } from "vitest";
import { translateOf } from "./translate-attribute.ts";

test.each([
  "¥30,000",
  "-JP¥30,000",
  "12.50\u00a0USDT",
  "1\u00a0USDT = ¥157.05",
  "¥600 – ¥1,200",
  "TQ3xabcd…9fKd12",
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "****4567",
  "•••• 67",
  "1234567",
  "7.8%",
])("%s is not translated", (text) => {
  expect(translateOf(text)).toBe("no");
});

test.each(["30日", "12 months", "March 31, 2026", "2026年3月31日", "USDT top-up", "Test Bank", "5億", "", null, {}])(
  "%s is translated",
  (text) => {
    expect(translateOf(text)).toBeUndefined();
  },
);
