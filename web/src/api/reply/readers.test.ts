import { describe, expect, test } from "vitest";
import { countOf, flagOf, idOf, numberOf, percentOf, rateOf, textOf, textOrNull, usdtOf, yenOf } from "./readers.ts";
import { timeOf } from "./time-reader.ts";

/** Values that every number reader rejects. */
const NOT_NUMBERS = [undefined, null, "", " ", "abc", "1e3", "0x10", "1,000", "５", " 5", "+5", "--5", true, {}, [5]];

describe("yen", () => {
  test.each([
    [487_276, 487_276],
    ["487276", 487_276],
    ["487276.00", 487_276],
    ["0", 0],
    [-5, -5],
    ["-5", -5],
    ["9007199254740991", 9_007_199_254_740_991],
  ])("reads %j", (value, yen) => expect(yenOf(value)).toBe(yen));
  test.each([
    ...NOT_NUMBERS,
    12.5,
    "12.5",
    "12.50",
    "12.",
    ".5",
    NaN,
    Infinity,
    "9007199254740992",
    9_007_199_254_740_992,
    "1".repeat(40),
  ])("does not guess %j", (value) => expect(yenOf(value)).toBeNull());
});

describe("decimals", () => {
  test.each([
    ["7.8", "7.8"],
    [7.8, "7.8"],
    ["7.80", "7.80"],
    ["7.800000", "7.8"],
    ["7.000000", "7"],
    [0, "0"],
  ])("reads the percentage %j", (value, percent) => expect(percentOf(value)).toBe(percent));
  test.each([...NOT_NUMBERS, "7.80001", "-1", 1e-7, "12345", "7.8%"])("rejects the percentage %j", (value) =>
    expect(percentOf(value)).toBeNull(),
  );
  test.each([
    ["1.5", "1.5"],
    [1.5, "1.5"],
    ["20.00000000", "20"],
    ["123456789012345678901.123456", "123456789012345678901.123456"],
  ])("reads %j USDT", (value, usdt) => expect(usdtOf(value)).toBe(usdt));
  test.each([...NOT_NUMBERS, "1.0000001", "-1"])("rejects %j USDT", (value) => expect(usdtOf(value)).toBeNull());
  test("a rate is not 0", () => {
    expect([rateOf("157.05"), rateOf(157.05), rateOf("0.00"), rateOf(null)]).toEqual(["157.05", "157.05", null, null]);
  });
  test.each([
    ["1.5", 1.5],
    [12, 12],
    ["", null],
    ["many", null],
  ])("reads the number %j", (value, number) => expect(numberOf(value)).toBe(number));
});

test.each([
  [12, 12],
  ["12", 12],
  ["12.00", 12],
  [0, 0],
  [-1, null],
  [1.5, null],
  ["x", null],
  [null, null],
])("counts %j as %j", (value, count) => {
  expect(countOf(value)).toBe(count);
  expect(idOf(value)).toBe(count ?? 0);
});

test.each([
  ["a", "a"],
  [7, "7"],
  ["", ""],
  [null, ""],
  [undefined, ""],
  [{}, ""],
  [true, ""],
])("reads the text of %j", (value, text) => {
  expect(textOf(value)).toBe(text);
  expect(textOrNull(value)).toBe(text === "" ? null : text);
});

test.each([
  [true, true],
  [1, true],
  ["1", true],
  ["true", true],
  [false, false],
  [0, false],
  ["0", false],
  ["false", false],
  ["", false],
  [null, false],
  [undefined, false],
  ["yes", false],
])("reads the switch %j", (value, on) => expect(flagOf(value)).toBe(on));

test.each([
  ["2026-01-15 09:05:00", "2026-01-15T00:05:00.000Z"],
  [1_768_435_500, "2026-01-15T00:05:00.000Z"],
  ["1768435500", "2026-01-15T00:05:00.000Z"],
  ["1768435500.0", "2026-01-15T00:05:00.000Z"],
])("reads the time %j", (value, iso) => expect(new Date(timeOf(value) ?? 0).toISOString()).toBe(iso));

test.each([
  ...NOT_NUMBERS,
  0,
  "0",
  -5,
  20_260_115,
  1_768_435_500_000,
  "2026-02-31x",
  "2026-99-99 00:00:00",
  "2026-01-15",
])("does not guess the time %j", (value) => expect(timeOf(value)).toBeNull());
