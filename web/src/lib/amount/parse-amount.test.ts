import { assert, boolean, constantFrom, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { readAmount, USDT_STYLE, usdtFromField, YEN_STYLE, yenFromField } from "./parse-amount.ts";

/** Reads a text as a yen amount: its digits, the error, or "empty". */
const yen = (text: string): string => {
  const reading = readAmount(text, YEN_STYLE);
  return reading.kind === "amount" ? reading.digits : reading.kind === "fault" ? reading.fault : reading.kind;
};

test.each([
  ["30000", "30000"],
  ["1,000", "1000"],
  ["1 000", "1000"],
  ["12 345 678", "12345678"],
  ["100\u202f200", "100200"],
  ["1’234’567", "1234567"],
  ["１２，０００", "12000"],
  ["\ufeff¥12,\u200b000\u2060\u00ad", "12000"],
  ["¥1,234", "1234"],
  ["JP¥1,234", "1234"],
  ["1,234日元", "1234"],
  ["￥１，２３４", "1234"],
  [" 1,234 円 ", "1234"],
  ["JPY 1,234", "1234"],
  ["1,234 JPY", "1234"],
  ["007", "7"],
  ["0", ""],
  ["20000.00", "20000"],
  ["1,000.00", "1000"],
  ["1000．0", "1000"],
  ["12.", "12"],
  ["999999999999", "999999999999"],
])("%j is read as %j", (text, digits) => {
  expect(yen(text)).toBe(digits);
});

test.each([
  ["20000.5", "fraction"],
  ["¥20,000.50", "fraction"],
  ["２００００．５", "fraction"],
  [".5", "fraction"],
  ["1234.000", "fraction"],
  ["1.000", "unclear"],
  ["20,00", "unclear"],
  ["1,0000", "unclear"],
  ["1,000 000", "unclear"],
  ["0,001", "unclear"],
  ["1.000,50", "unclear"],
  ["1.2.3", "unclear"],
  ["1e5", "unclear"],
  ["2万", "unclear"],
  ["5k", "unclear"],
  ["二千", "unclear"],
  ["10²", "unclear"],
  ["12a3", "unclear"],
  ["100 200", "unclear"],
  ["1000 2000", "unclear"],
  ["1,000 2,000", "unclear"],
  ["100-200", "unclear"],
  ["$100", "unclear"],
  ["100 USDT", "unclear"],
  ["-5", "negative"],
  ["－５００", "negative"],
  ["¥-5", "negative"],
  ["-¥5", "negative"],
  ["△500", "negative"],
  ["1000000000000", "too-long"],
])("%j is refused as %s", (text, fault) => {
  expect(yen(text)).toBe(fault);
});

test.each(["", "  ", "¥", "円"])("%j is empty", (text) => {
  expect(yen(text)).toBe("empty");
});

test("USDT has its own sign and length", () => {
  expect(readAmount("1,000 USDT", USDT_STYLE)).toEqual({ kind: "amount", digits: "1000" });
  expect(readAmount("1000 円", USDT_STYLE)).toEqual({ kind: "fault", fault: "unclear" });
  expect(readAmount("1234567890", USDT_STYLE)).toEqual({ kind: "fault", fault: "too-long" });
});

const LOCALES = [
  "ja",
  "en",
  "zh-CN",
  "de",
  "fr",
  "de-CH",
  "en-IN",
  "es",
  "pl",
  "pt",
  "sv",
  "tr",
  "id",
  "vi",
  "ru",
  "ko",
];
const notation = constantFrom("standard" as const, "compact" as const, "scientific" as const);

test("reads a number in any usual spelling exactly, or rejects it", () => {
  assert(
    property(
      double({ min: -2e12, max: 2e12, noNaN: true }),
      constantFrom(...LOCALES),
      notation,
      // At most two decimal places: with three, a locale with a decimal comma writes "1,234", which this site reads as
      // one thousand two hundred thirty-four.
      integer({ min: 0, max: 2 }),
      boolean(),
      (number, locale, spelling, places, currency) => {
        const text = new Intl.NumberFormat(locale, {
          notation: spelling,
          minimumFractionDigits: places,
          maximumFractionDigits: places,
          ...(currency && { style: "currency", currency: "JPY" }),
        }).format(number);
        const read = yen(text);
        if (!/^\d*$/.test(read)) return;
        // If a text is accepted, its amount is the written number's value, which is not negative.
        expect(Number(read || "0"), text).toBe(Math.abs(Number(number.toFixed(places))));
        expect(Number(number.toFixed(places)), text).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ["30000", 30000],
  ["1", 1],
  ["999999999999", 999_999_999_999],
  ["", null],
  ["0", null],
  ["1.5", null],
  ["1e3", null],
  ["30,000", 30000],
  ["99999999999999999999", null],
])("a field with %j contains %j", (digits, amount) => {
  expect(yenFromField(digits)).toBe(amount);
});

test.each([
  ["100", "100"],
  ["1,000", "1000"],
  ["１，０００ USDT", "1000"],
  ["100.00", "100"],
  ["12.5", null],
  ["0", null],
  ["abc", null],
  ["", null],
  ["¥100", null],
  ["1234567890", null],
])("a field with %j contains %j", (text, amount) => {
  expect(usdtFromField(text)).toBe(amount);
});
