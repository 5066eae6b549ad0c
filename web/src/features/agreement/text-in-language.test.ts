import { expect, test } from "vitest";
import { pickText } from "./text-in-language.ts";

const ALL = { ja: "<p>あ</p>", en: "<p>a</p>", "zh-CN": "<p>中</p>" };

test.each([
  ["the reader's own", ALL, "zh-CN", "zh-CN"],
  ["English where that is missing", { ja: "<p>あ</p>", en: "<p>a</p>" }, "zh-CN", "en"],
  ["English where that is blank", { ...ALL, "zh-CN": " \n" }, "zh-CN", "en"],
  ["Japanese where English is missing too", { ja: "<p>あ</p>" }, "zh-CN", "ja"],
  ["Japanese for a reader of English", { ja: "<p>あ</p>", "zh-CN": "<p>中</p>" }, "en", "ja"],
  ["a code in another case", { ja: "<p>あ</p>", "zh-cn": "<p>中</p>" }, "zh-CN", "zh-CN"],
] as const)("%s", (_, texts, chosen, language) => {
  expect(pickText(texts, chosen)?.language).toBe(language);
});

test("returns null if there is no text in a supported language", () => {
  expect(pickText({}, "ja")).toBeNull();
  expect(pickText({ ja: "", fr: "<p>f</p>" }, "ja")).toBeNull();
});
