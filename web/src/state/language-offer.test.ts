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

test("it is offered once, and never to who has chosen", () => {
  noteLanguageOffered();
  expect(languageToOffer(["en"])).toBeNull();
  localStorage.clear();
  storeLanguage("ja");
  expect(languageToOffer(["en"])).toBeNull();
});
