import { afterEach, expect, test } from "vitest";
import { LANG_KEY, storeLanguage } from "./locale.ts";

afterEach(() => localStorage.clear());

test("writes the template's wrapper", () => {
  storeLanguage("en");
  expect(localStorage.getItem(LANG_KEY)).toBe('{"type":"String","value":"en"}');
});
