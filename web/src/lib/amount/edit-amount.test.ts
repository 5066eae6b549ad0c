import { array, assert, constantFrom, nat, property, record } from "fast-check";
import { expect, test } from "vitest";
import { editAmount } from "./edit-amount.ts";
import { readAmount, YEN_STYLE } from "./parse-amount.ts";

/** Edits a yen field: its text was `before`, and is now `text`. */
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
  // Deleting the first digit keeps the zeros after it, so that another first digit can be typed.
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
  // The same without a paste event, because an IME or a password manager also inserts several characters at once.
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
      expect(readAmount(shown, YEN_STYLE)).toEqual(shown ? { kind: "amount", digits: shown } : { kind: "empty" });
    }),
  );
});

test("reports the whole text that replaced an amount, even if it begins with the same digit", () => {
  expect(editAmount("12.34", "100000", YEN_STYLE, true)).toMatchObject({ digits: "100000", refused: "12.34" });
  expect(editAmount("10.50000", "10000", YEN_STYLE, true), "inserted between").toMatchObject({ refused: ".50" });
});
