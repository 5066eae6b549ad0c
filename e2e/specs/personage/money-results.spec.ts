import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { coveredBy } from "../../pages/covered.ts";
import { MONEY_POSTS, type MoneyPostName } from "../../pages/money-posts.ts";
import { chooseWords, type Language, type WordList, wordIn } from "../../words.ts";

const OWN = {
  again: { en: "Choose another product", ja: "ほかの商品を選ぶ" },
  handedIn: { en: "Top-up submitted", ja: "入金を申請しました" },
  hour: { en: "Usually within 1 hour", ja: "通常1時間以内" },
  next: { en: "What happens next", ja: "今後の流れ" },
  purchased: { en: "Purchase complete", ja: "購入が完了しました" },
  seeHoldings: { en: "See my holdings", ja: "保有商品を見る" },
  seeRecords: { en: "See the records", ja: "履歴を見る" },
  topUpMore: { en: "Top up more", ja: "続けて入金する" },
  usdt: { en: "USDT top-up", ja: "USDTで入金" },
  workday: { en: "Usually within 1 business day", ja: "通常1営業日以内" },
} as const satisfies WordList;

test.use({ as: "alice" });

async function send(page: Page, lang: Language, name: MoneyPostName): Promise<void> {
  const post = MONEY_POSTS[name];
  await (await post.fill(page, lang, 0)).click();
  await post.done(page, lang);
}

test("a purchase ends with a page: what comes back when, what happens next, where to look", async ({
  page,
  words,
  lang,
}) => {
  const own = chooseWords(lang, OWN);
  await send(page, lang, "purchase");
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { level: 2, name: own.purchased });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/personageHighlight=1&step=done$/);
  await expect(page.getByText(words.bought), "the server's own word stands beside it").toBeVisible();
  await expect(main.getByText("¥31,170").first()).toBeVisible();
  await expect(main.getByRole("heading", { level: 3, name: own.next })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: /\d{4}/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await main.getByRole("button", { name: own.again }).click();
  await expect(page).toHaveURL(/personageHighlight=1$/);
  await expect(main.getByRole("button", { name: words.buy }).first()).toBeVisible();
  await page.goForward();
  await main.getByRole("link", { name: own.seeHoldings }).click();
  await expect(page.getByRole("row").filter({ hasText: words.productName }).first()).toContainText("30,000");
});

for (const shownIn of ["ja", "zh-CN"] as const) {
  test.describe(`a withdrawal in ${shownIn}`, () => {
    test.use({ lang: shownIn });
    test("ends with its sum and what becomes of it, which the message leaves free", async ({ page, lang }) => {
      await send(page, lang, "bank withdrawal");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2 })).toBeFocused();
      await expect(main.getByText("5,000").first()).toBeVisible();
      const message = page.locator("[data-live-announcer] [role=status] span");
      await expect.poll(() => coveredBy(message, "main :is(h1, h2, h3, p, dd, a, button)")).toEqual([]);
    });
  });
}

test.describe("who wants no motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("is not left with the dialog over the result", async ({ page, lang }) => {
    await send(page, lang, "purchase");
    await expect(page.getByRole("heading", { level: 2, name: wordIn(lang, OWN.purchased) })).toBeFocused();
    // The payment and the return are shown beside the toast.
    const message = page.locator("[data-live-announcer] [role=status] span");
    await expect(page.locator("main p").filter({ hasText: "¥" }).first()).toBeVisible();
    await expect.poll(() => coveredBy(message, "main :is(h1, h2, h3, p, dd, a, button)")).toEqual([]);
  });
});

for (const [name, wordKey, shownIn] of [
  ["bank top-up", "workday", "ja"],
  // Its longer words leave the message less room.
  ["USDT top-up", "hour", "en"],
] as const) {
  test.describe(shownIn, () => {
    test.use({ lang: shownIn });

    test(`a ${name} ends with a page: not credited yet, when it will be, where to look`, async ({
      page,
      words,
      lang,
    }) => {
      const own = chooseWords(lang, OWN);
      await send(page, lang, name);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2, name: own.handedIn })).toBeFocused();
      await expect(page).toHaveURL(/personageHighlight=6&step=done$/);
      // The server's message is shown beside the result and its next steps.
      const message = page.locator("[data-live-announcer] [role=status] span");
      await expect.poll(() => coveredBy(message, "main :is(h1, h2, h3, p, dd, a, button)")).toEqual([]);
      await expect(main.getByText(own[wordKey])).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await main.getByRole("button", { name: own.topUpMore }).click();
      await expect(main.getByRole("button", { name: own.usdt })).toBeVisible();
      await page.goForward();
      await main.getByRole("link", { name: own.seeRecords }).click();
      await expect(page.getByRole("row").filter({ hasText: words.inReview }).first()).toBeVisible();
      await page.goBack();
      await expect(main.getByRole("button", { name: own.usdt }), "an address alone shows no result").toBeVisible();
    });
  });
}
