import { beforeEach, expect, test } from "vitest";
import { languageToOffer, noteLanguageOffered } from "./language-offer.ts";
import { storeLanguage } from "./locale.ts";

beforeEach(() => localStorage.clear());

test.each([
  [["en-US", "ja"], "en"],
  [["en"], "en"],
  [["zh-CN"], "zh-CN"],
  [["zh-TW", "en"], "zh-CN"],
  [["ja-JP", "en"], null],
  [["fr", "en"], null],
  [[], null],
])("a browser in %j is offered %s", (browser, offered) => {
  expect(languageToOffer(browser)).toBe(offered);
});

test("offers it once, and never after a choice", () => {
  noteLanguageOffered();
  expect(languageToOffer(["en"])).toBeNull();
  localStorage.clear();
  storeLanguage("ja");
  expect(languageToOffer(["en"])).toBeNull();
});
