import { array, assert, boolean, constantFrom, double, integer, nat, property, record } from "fast-check";
import { expect, test } from "vitest";
import { keepTyped, readAmount, USDT_STYLE, YEN_STYLE } from "./amount-text.ts";

/** The digits that a yen field reads, or the fault. */
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

test.each(["", "  ", "¥", "円"])("%j says nothing yet", (text) => {
  expect(yen(text)).toBe("empty");
});

test("USDT have a mark and a length of their own", () => {
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

test("a number in any usual spelling is that number, or is refused", () => {
  assert(
    property(
      double({ min: -2e12, max: 2e12, noNaN: true }),
      constantFrom(...LOCALES),
      notation,
      // With three places, "1,234" would be two numbers, and is the one that the languages of this site mean by it.
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
        // What was written, after rounding to its places.
        expect(Number(read || "0"), text).toBe(Math.abs(Number(number.toFixed(places))));
        expect(Number(number.toFixed(places)), text).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ["12a", "12", "12"],
  ["1a2", "12", "12"],
  ["abc", "", ""],
  ["007", "00", "7"],
  ["0", "", ""],
  ["１２", "１", "12"],
  // Taking the first digit away to put another in its place.
  ["000", "2000", "000"],
  ["1e", "1", "1e"],
  ["2万", "2", "2万"],
  ["-", "", "-"],
  ["12.", "12", "12."],
  ["1,0000", "1,000", "1,0000"],
  ["¥20,000.50", "", "¥20,000.50"],
  ["12a3", "", "12a3"],
])("%j typed over %j keeps %j", (text, before, kept) => {
  expect(keepTyped(text, before)).toBe(kept);
});

test("digits typed one by one, anywhere and among letters, are the number that stands there", () => {
  const key = record({ sign: constantFrom(..."0123456789abxyz"), at: nat() });
  assert(
    property(array(key, { maxLength: 11 }), (keys) => {
      const shown = keys.reduce((before, { sign, at }) => {
        const caret = at % (before.length + 1);
        return keepTyped(before.slice(0, caret) + sign + before.slice(caret), before);
      }, "");
      expect(shown).toMatch(/^([1-9]\d*)?$/);
      expect(yen(shown)).toBe(shown || "empty");
    }),
  );
});
