import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { setTextSize } from "../../layout/layout-faults.ts";

/** Words that a Japanese line break must not split. */
const WORDS = [
  "お問い合わせ",
  "プライバシーポリシー",
  "カスタマーサポート",
  "ハッシュパワー",
  "クオンツ",
  "プラン",
  "ネットワーク",
  "架空",
  "拠点",
  "読み込み",
  "3か月",
  "6か月",
  "12か月",
  "12週",
  "2年",
  "第2",
];

const PATHS = [
  "",
  "#/product",
  ...[1, 2, 3, 4, 5, 6].map((id) => `#/product/details?id=${id}`),
  "#/news",
  ...[1, 2, 8].map((id) => `#/news/details?id=${id}`),
  "#/aboutus",
  "#/help",
  "#/agreement?type=privacy",
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 20].map((id) => `#/personage?personageHighlight=${id}`),
];

/**
 * Words that are on two lines although they fit into one; in the whole page, or only in the elements that match
 * `parts`.
 */
function splitWords(page: Page, words: readonly string[], parts = "body"): Promise<string[]> {
  return page.evaluate(
    ([list, selector]) => {
      const split: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const text = node.textContent ?? "";
        const block = node.parentElement?.closest("p, h1, h2, h3, h4, li, dt, dd, td, th, a, button, label, div");
        if (!block?.checkVisibility() || !node.parentElement?.closest(selector)) continue;
        for (const word of list)
          for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + word.length);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
            const width = lines.reduce((sum, line) => sum + line.width, 0);
            const isSplit = lines.some(({ top }) => Math.abs(top - (lines[0]?.top ?? top)) > 4);
            if (isSplit && width < block.clientWidth) split.push(text.slice(Math.max(0, at - 8), at + word.length + 8));
          }
      }
      return split;
    },
    [words, parts] as const,
  );
}

test.describe("in Japanese", () => {
  test.use({ as: "alice", lang: "ja", viewport: { width: 320, height: 667 } });

  // Only Chromium has `word-break: auto-phrase`, which keeps Japanese words together; other browsers break lines
  // between any two characters.
  test("a line ends between words on every page @chromium", async ({ page }) => {
    for (const path of PATHS) {
      await page.goto("about:blank");
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect.soft(await splitWords(page, WORDS), path).toEqual([]);
    }
  });
});

/** Texts with a line that begins with a closing mark, such as a full stop. */
function linesFromMark(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.parentElement?.checkVisibility()) continue;
      const text = node.textContent ?? "";
      for (const { index } of text.matchAll(/(?<=\S)[。，、；：？！）」]/g)) {
        const range = document.createRange();
        const topAt = (at: number) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect().top;
        };
        if (topAt(index) > topAt(index - 1) + 4) found.push(text.slice(Math.max(0, index - 12), index + 4));
      }
    }
    return found;
  });
}

test.describe("in Chinese", () => {
  test.use({ as: "alice", lang: "zh-CN" });

  test("no line begins with a closing mark on any page", async ({ page }) => {
    for (const path of PATHS) {
      await page.goto("about:blank");
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 667 });
        expect.soft(await linesFromMark(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

/** Label parts that fit into a line of large text. */
const LARGE = {
  ja: {
    words: [
      "プライバシー",
      "カスタマー",
      "サポート",
      "パートナー",
      "購入する",
      "はじめる",
      "詳細を見る",
      "リンク",
      "パスワード",
      "アドレス",
    ],
    paths: [
      "",
      "#/product/details?id=1",
      "#/aboutus",
      "#/help",
      ...[5, 6, 7, 20].map((id) => `#/personage?personageHighlight=${id}`),
    ],
  },
  "zh-CN": {
    words: ["购买", "查看详情", "隐私政策", "用户协议", "领取", "复制", "立即开始", "提现到银行", "USDT提现"],
    paths: ["", "#/product", ...[5, 6, 7].map((id) => `#/personage?personageHighlight=${id}`)],
  },
} as const;

for (const lang of ["ja", "zh-CN"] as const)
  test.describe(`in ${lang}, in text of 200 %`, () => {
    test.use({ as: "alice", lang });

    for (const width of [320, 375])
      test(`no heading, button, tab or link of a page splits a word at ${width} px @chromium`, async ({ page }) => {
        await page.setViewportSize({ width, height: 667 });
        const { words, paths } = LARGE[lang];
        for (const path of paths) {
          await page.goto("about:blank");
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
          await setTextSize(page, 200);
          const split = await splitWords(page, words, "h1, h2, h3, h4, button, a, [role=tab]");
          expect.soft(split, path).toEqual([]);
        }
      });
  });
