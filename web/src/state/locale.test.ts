import { afterEach, expect, test } from "vitest";
import { LANG_KEY, readLanguage, storeLanguage } from "./locale.ts";

afterEach(() => localStorage.clear());

test.each([
  ['{"type":"String","value":"en"}', "en"],
  ['{"type":"String","value":"zh-CN"}', "zh-CN"],
  ["en", "en"],
  ['"zh-cn"', "zh-CN"],
  ["zh", "zh-CN"],
  ["fr", "ja"],
  ["", "ja"],
  ["{broken", "ja"],
])("the stored text %s means %s", (stored, language) => {
  localStorage.setItem(LANG_KEY, stored);
  expect(readLanguage()).toBe(language);
});

test("nothing stored means Japanese; storing writes the template's wrapper", () => {
  expect(readLanguage()).toBe("ja");
  storeLanguage("en");
  expect(localStorage.getItem(LANG_KEY)).toBe('{"type":"String","value":"en"}');
});
