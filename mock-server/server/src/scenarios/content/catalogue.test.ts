import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { usdtText } from "#domain/amounts/usdt.ts";
import type { Language } from "#domain/state.ts";
import { testDraft } from "#store/test-draft.ts";
import { PUBLICATIONS, publicationsFor, putCatalogue } from "./catalogue.ts";
import { NEWS } from "./news.ts";
import { PRODUCTS } from "./products.ts";
import { SETTINGS, SETTINGS_WITH_FEES } from "./settings.ts";

const PACKAGE = new URL("../../../", import.meta.url);
const LANGUAGES: readonly Language[] = ["ja", "en", "zh-CN"];
const WITH_FEES = publicationsFor(SETTINGS_WITH_FEES);
const CONTENT = { products: PRODUCTS, news: NEWS, publications: PUBLICATIONS, withFees: WITH_FEES };

/** Every string below `value` with the path to it. */
function* strings(value: unknown, path = ""): Generator<readonly [string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) yield* strings(part, `${path}/${key}`);
}
/** Every text in `value` that exists in several languages, with the path to it. */
function* localised(value: unknown, path = ""): Generator<readonly [string, Readonly<Record<string, unknown>>]> {
  if (typeof value !== "object" || value === null) return;
  if ("ja" in value) yield [path, { ...value }];
  else for (const [key, part] of Object.entries(value)) yield* localised(part, `${path}/${key}`);
}

const pictures = (): Set<string> =>
  new Set(
    [...strings(CONTENT)].flatMap(([, text]) =>
      text.startsWith("pictures/") ? [text] : [...text.matchAll(/src="([^"]*)"/g)].map((match) => match[1] ?? ""),
    ),
  );

/** The tags of a rich text in order, without attributes. */
const tags = (html: string): string[] => [...html.matchAll(/<(\/?[a-z0-9]+)/g)].map((match) => match[1] ?? "");

test("putCatalogue fills an empty draft with products, news, publications and settings", () => {
  const draft = testDraft();
  putCatalogue(draft);
  expect([draft.products.size, draft.news.size]).toEqual([6, 8]);
  expect(draft.publications.get("main")).toBe(PUBLICATIONS);
  expect(draft.settings.get("main")).toBe(SETTINGS);
});

describe("texts", () => {
  test("exist in each language and in the script of that language", () => {
    for (const [path, text] of localised(CONTENT))
      for (const language of LANGUAGES) {
        expect(text[language], `${path} ${language}`).toMatch(/\S/);
        if (language === "en") expect(text[language], path).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
        if (language === "zh-CN") expect(text[language], path).not.toMatch(/[\u3040-\u30ff]/);
      }
  });

  test("have the same parts in each language", () => {
    for (const [path, text] of localised(CONTENT))
      for (const language of LANGUAGES)
        expect(tags(String(text[language])), `${path} ${language}`).toEqual(tags(String(text["ja"])));
  });

  test("use the tags agreed for rich text, and close them", () => {
    const voidTags = new Set(["img"]);
    const allowed = new Set("p h2 h3 ul ol li table thead tbody tr th td a strong img".split(" "));
    for (const [path, text] of strings(CONTENT)) {
      const open: string[] = [];
      for (const tag of tags(text)) {
        expect(allowed.has(tag.replace("/", "")), `${path} <${tag}>`).toBe(true);
        if (tag.startsWith("/")) expect(open.pop(), path).toBe(tag.slice(1));
        else if (!voidTags.has(tag)) open.push(tag);
      }
      expect(open, path).toEqual([]);
    }
  });

  test("say of every product and news item that it is demo content", () => {
    for (const text of [...PRODUCTS.map((p) => p.introduction), ...NEWS.map((n) => n.content)]) {
      expect(text.ja).toContain("デモサーバーの見本");
      expect(text.en).toContain("sample content of a demo server");
      expect(text["zh-CN"]).toContain("演示服务器的示例内容");
    }
  });

  /** The texts about fees in a language. */
  const feeTexts = (
    { questions, bankWithdrawalInstructions, coinWithdrawalInstructions }: typeof PUBLICATIONS,
    language: Language,
  ) => ({
    answer: questions.find(({ id }) => id === 7)?.answer[language] ?? "",
    bank: bankWithdrawalInstructions[language],
    coin: coinWithdrawalInstructions[language],
  });

  test("name the fees that the settings hold", () => {
    const { chains, bankWithdrawalFee } = SETTINGS_WITH_FEES;
    const coinFees = [chains.TRC20, chains.ERC20].map(({ withdrawalFee }) => `${usdtText(withdrawalFee)} USDT`);
    for (const language of LANGUAGES) {
      const { answer, bank, coin } = feeTexts(WITH_FEES, language);
      for (const text of [answer, bank]) expect(text).toContain(String(bankWithdrawalFee));
      for (const fee of coinFees) for (const text of [answer, coin]) expect(text).toContain(fee);
    }
  });

  test("name no fee if there is none", () => {
    const free = { ja: "無料", en: /free of charge|without a fee/, "zh-CN": "免手续费" };
    for (const language of LANGUAGES) {
      for (const text of Object.values(feeTexts(PUBLICATIONS, language))) {
        expect(text).toMatch(free[language]);
        expect(text).not.toMatch(/[1-9][0-9]* ?USDT|330|¥/);
      }
    }
  });

  test("name the smallest top-up that the settings hold", () => {
    const topUp = PUBLICATIONS.questions.find(({ id }) => id === 5)?.answer;
    for (const language of LANGUAGES)
      expect(topUp?.[language]).toContain(`${usdtText(SETTINGS.minimumCoinTopUp)} USDT`);
  });
});

describe("products", () => {
  test("show every state and every unit of a term, and one is recommended", () => {
    expect(new Set(PRODUCTS.map((p) => p.state))).toEqual(new Set(["open", "upcoming", "closed"]));
    expect(new Set(PRODUCTS.map((p) => p.termUnit))).toEqual(new Set(["day", "week", "month", "year"]));
    expect(PRODUCTS.filter((p) => p.recommended).map((p) => p.id)).toEqual([2]);
    expect(PRODUCTS.map((p) => p.id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(PRODUCTS.map((p) => p.order).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("bind a rate within their range", () => {
    for (const { rate, rateRange } of PRODUCTS)
      if (rateRange) {
        expect(Number(rateRange.min)).toBeLessThan(Number(rate));
        expect(Number(rate)).toBeLessThan(Number(rateRange.max));
      }
  });
});

describe("pictures", () => {
  test("exist for every reference, without unused ones", () => {
    const ours = /^(advantage|news|partner|site)-/;
    const files = readdirSync(new URL("pictures/", PACKAGE)).filter((name) => ours.test(name));
    expect([...pictures()].toSorted()).toEqual(files.map((name) => `pictures/${name}`).toSorted());
  });

  test("stay under 8 kB and hold neither scripts nor references to elsewhere", () => {
    for (const picture of pictures()) {
      const svg = readFileSync(new URL(picture, PACKAGE), "utf8");
      expect(svg.length, picture).toBeLessThan(8_000);
      expect(svg, picture).not.toMatch(/<script|href="[^#]|url\((?!#)/);
    }
  });
});
