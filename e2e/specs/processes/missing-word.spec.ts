// A missing word throws, because a locator with the name `undefined` would match everything.
import { expect, test } from "@playwright/test";
import { MONEY_POSTS } from "../../pages/money-posts.ts";
import { receiveText } from "../../pages/purchase.ts";
import { asLanguage, chooseWords, wordsIn } from "../../words.ts";

test("a word that a list does not have throws, at all or in its language", () => {
  const words = wordsIn("zh-CN");
  expect(words.accountAssets).toBe("账户资产");
  expect(() => Reflect.get(words, "accountAsets")).toThrow(/no word "accountAsets"/);
  expect(() => chooseWords("zh-CN", { next: { en: "Next" } })).toThrow(/word "next" is not known in zh-CN/);
  expect(() => asLanguage("zh")).toThrow(/none of ja, en, zh-CN/);
});

test("promises and JSON may look at a list of words", async () => {
  const words = chooseWords("en", { next: { en: "Next" } });
  expect((await Promise.resolve(words)).next).toBe("Next");
  expect(JSON.stringify(words)).toBe('{"next":"Next"}');
});

test("the estimate's sentence is known in every language", () => {
  const sentence = "今天支付¥100,000，预计2026年7月15日收到约¥103,900。";
  expect(sentence).toMatch(receiveText("zh-CN", "¥100,000", "¥103,900"));
  expect(sentence).not.toMatch(receiveText("zh-CN", "¥100,000", "¥103,901"));
  expect(Object.keys(MONEY_POSTS)).toHaveLength(5);
});
