import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "#domain/state.ts";
import { usdtText } from "#domain/usdt.ts";
import { testDraft } from "#store/test-draft.ts";
import { PUBLICATIONS, putCatalogue } from "./catalogue.ts";
import { NEWS } from "./news.ts";
import { PRODUCTS } from "./products.ts";
import { SETTINGS } from "./settings.ts";

const PACKAGE = new URL("../../../", import.meta.url);
const LANGUAGES: readonly Language[] = ["ja", "en", "zh-CN"];
const CONTENT = { products: PRODUCTS, news: NEWS, publications: PUBLICATIONS };

/** Every string below `value` with the path to it. */
function* strings(value: unknown, path = ""): Generator<readonly [string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) yield* strings(part, `${path}/${key}`);
}
/** Every text of `value` by language. */
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

/** Tags of a rich text in order, without attributes. */
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

  test("name the fees and the minimum that the settings hold", () => {
    const trc20 = `${usdtText(SETTINGS.chains.TRC20.withdrawalFee)} USDT`;
    const erc20 = `${usdtText(SETTINGS.chains.ERC20.withdrawalFee)} USDT`;
    const fees = PUBLICATIONS.questions.find((question) => question.id === 7)?.answer;
    const topUp = PUBLICATIONS.questions.find((question) => question.id === 5)?.answer;
    for (const language of LANGUAGES) {
      expect(PUBLICATIONS.bankWithdrawalInstructions[language]).toContain(String(SETTINGS.bankWithdrawalFee));
      expect(fees?.[language]).toContain(String(SETTINGS.bankWithdrawalFee));
      for (const text of [fees?.[language], PUBLICATIONS.coinWithdrawalInstructions[language]]) {
        expect(text).toContain(trc20);
        expect(text).toContain(erc20);
      }
      expect(topUp?.[language]).toContain(`${usdtText(SETTINGS.minimumCoinTopUp)} USDT`);
    }
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
  test("are there for every reference, and none is left over", () => {
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
