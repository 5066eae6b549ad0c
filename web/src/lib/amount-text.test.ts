import { array, assert, boolean, constantFrom, double, integer, nat, property, record } from "fast-check";
import { expect, test } from "vitest";
import { editAmount, readAmount, USDT_STYLE, YEN_STYLE } from "./amount-text.ts";

/** The digits that a yen field reads, or the error. */
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
      // At most two places, because "1,234" is ambiguous: in this site's languages it means thousands.
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
        // The written number, rounded to its places.
        expect(Number(read || "0"), text).toBe(Math.abs(Number(number.toFixed(places))));
        expect(Number(number.toFixed(places)), text).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 3000 },
  );
});

/** The digits of a yen field after its text has changed to `text`. */
const edit = (text: string, before: string, isPasted = false) => editAmount(text, before, YEN_STYLE, isPasted);

test.each([
  ["12a", "12", "12"],
  ["1a2", "12", "12"],
  ["a", "", ""],
  ["0", "", ""],
  ["007", "00", "7"],
  ["05", "5", "5"],
  ["１2", "2", "12"],
  ["2万", "2", "2"],
  ["1,0000", "1,000", "10000"],
  // Deleting the first digit leaves its zeros, so that another first digit can be typed.
  ["000", "2000", "000"],
  ["7000", "000", "7000"],
  ["0005", "000", "5"],
])("%j typed over %j becomes %j", (text, before, digits) => {
  expect(edit(text, before)).toMatchObject({ digits, fault: null, refused: "" });
});

test.each([
  ["12.", "12", "fraction"],
  ["12．", "12", "fraction"],
  ["-12", "12", "negative"],
  ["−12", "12", "negative"],
] as const)("a sign typed into %j (before: %j) is dropped and reported", (text, before, fault) => {
  expect(edit(text, before)).toMatchObject({ digits: "12", fault, refused: "" });
});

test.each(["50,000", "¥50,000", "￥５０，０００", "50000円", "５００００", "50,000.00", "0050000", " 50 000 "])(
  "%j replaces the amount at once",
  (text) => {
    expect(edit(text, "7", true)).toMatchObject({ digits: "50000", fault: null, refused: "" });
  },
);

test.each([
  ["12.34", "fraction"],
  ["-50", "negative"],
  ["¥-50", "negative"],
  ["1.000", "unclear"],
  ["1e5", "unclear"],
  ["5万", "unclear"],
  ["abc", "unclear"],
  ["1234567890123", "too-long"],
] as const)("pasted %j is refused, and the old amount stays", (text, fault) => {
  expect(edit(text, "7777", true)).toMatchObject({ digits: "7777", fault, refused: text });
  // From an IME composition, or from a program without an input type.
  expect(edit(text, "7777").digits).toBe("7777");
});

test("a rejected text keeps the digits of a field that shows separators", () => {
  expect(edit("50,00012.5", "50,000", true).digits).toBe("50000");
});

test("rejects one digit more than an amount has", () => {
  expect(edit("9999999999991", "999999999999")).toMatchObject({
    digits: "999999999999",
    fault: "too-long",
    refused: "1",
  });
});

test("single keys at any position keep the number that is shown", () => {
  const key = record({ sign: constantFrom(..."0123456789abxyz.-,¥万"), at: nat() });
  assert(
    property(array(key, { maxLength: 11 }), (keys) => {
      const shown = keys.reduce((before, { sign, at }) => {
        const caret = at % (before.length + 1);
        return edit(before.slice(0, caret) + sign + before.slice(caret), before).digits;
      }, "");
      expect(shown).toMatch(/^([1-9]\d*)?$/);
      expect(yen(shown)).toBe(shown || "empty");
    }),
  );
});

test("reports the whole text that replaced an amount, even if it begins with the same digit", () => {
  expect(editAmount("12.34", "100000", YEN_STYLE, true)).toMatchObject({ digits: "100000", refused: "12.34" });
  expect(editAmount("10.50000", "10000", YEN_STYLE, true), "inserted between").toMatchObject({ refused: ".50" });
});
