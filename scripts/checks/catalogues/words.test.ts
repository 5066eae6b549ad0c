import { expect, test } from "vitest";
import { glossaryOf, textsIn, wordFaults } from "./words.ts";

const RULES = `
# Rules

| thing | ja | en | zh-CN |
|---|---|---|---|
| account at a bank | 銀行口座 (not 銀行カード) | bank account (not bank card, card number) | 银行账户 (not 银行卡) |
| network | ネットワーク | network (not Tron) | 网络 |
| withdrawal | 出金 | withdrawal (not cash-out) | 提现 (not 出金, 提款) |

Other text | with a bar.
`;
const glossary = glossaryOf(RULES);

test("the table gives a choice for each thing and language", () => {
  expect(glossary).toHaveLength(9);
  expect(glossary[1]).toEqual({
    thing: "account at a bank",
    language: "en",
    chosen: "bank account",
    not: ["bank card", "card number"],
  });
  expect(glossary[3]?.not).toEqual([]);
  expect(glossaryOf("no table")).toEqual([]);
});

test.each([
  ["en", "Enter your Card  Number."],
  ["en", "Two bank cards"],
  ["en", "A cash-out"],
  ["en", "Tron; addresses start with T"],
  ["ja", "銀行カードの登録"],
  ["zh-CN", "出金申请"],
])("%s: %s is refused", (language, text) => {
  expect(wordFaults(glossary, language, text)).toHaveLength(1);
});

test.each([
  ["en", "Enter your account number, not that of a card."],
  ["en", "discard numbers"],
  ["en", "TRON; addresses start with T"],
  ["en", "Withdrawals over {cashOut}"],
  ["ja", "出金の申請"],
  ["zh-CN", "提现申请"],
])("%s: %s is as chosen", (language, text) => {
  expect(wordFaults(glossary, language, text)).toEqual([]);
});

test("reads published texts of one language at any depth, except proper names", () => {
  const text = (ja: string, en: string) => ({ ja, en });
  const published = [
    { title: text("標準プラン", "Standard plan"), state: "open", summary: text("商品", "product") },
    { parts: [{ name: text("監視", "Watched") }], rate: 3, note: null },
  ];
  expect(textsIn(published, "ja", ["title"])).toEqual(["商品", "監視"]);
  expect(textsIn(published, "en", [])).toEqual(["Standard plan", "product", "Watched"]);
});
