import type { Page } from "@playwright/test";
import { expect, withWords } from "../../fixtures.ts";
import { changeData } from "../../pages/replies.ts";
import { chooseWords, wordIn, type WordList } from "../../words.ts";

const card = (page: Page, title: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: title });
const CLOSED = { en: "Long-term equipment plan, 2 years", ja: "長期設備プラン2年" } as const;

/** Changes every product in a list's reply. */
const changeList = (page: Page, call: string, change: (product: Record<string, unknown>) => unknown) =>
  changeData(page, `**/api/products/${call}`, (products: Record<string, unknown>[]) => products.map(change));

const NEWS = /Go to the news|ニュースを見る/;
const WHY = {
  closed: { en: "Closed to new purchases.", ja: "募集は終了しました。" },
  upcoming: { en: "Not open to purchases yet.", ja: "まだ募集は始まっていません。" },
} as const satisfies WordList;
const test = withWords(WHY);

test("each card has its button; a product that is not open shows why, and its button is inactive", async ({
  page,
  words,
  lang,
  own,
}) => {
  await page.goto("#/product");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  // Waits for the list, because its cards are counted next.
  await expect(cards).not.toHaveCount(0);
  await expect(cards.getByRole("button", { name: words.buy })).toHaveCount(await cards.count());
  const closed = card(page, wordIn(lang, CLOSED));
  await expect(closed.getByText(words.closed, { exact: true })).toBeVisible();
  await expect(closed.getByText(own.closed)).toBeVisible();
  const button = closed.getByRole("button", { name: words.buy });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(own.closed);
  await button.focus();
  await expect(button, "within reach of the keyboard").toBeFocused();
  await page.keyboard.press("Enter");
  const upcoming = cards.filter({ has: page.getByText(words.upcoming, { exact: true }) }).first();
  await expect(upcoming.getByText(own.upcoming)).toBeVisible();
  await expect(upcoming.getByRole("button", { name: words.buy })).toHaveAccessibleDescription(own.upcoming);
  await expect(page).toHaveURL(/#\/product$/);
});

test("the home page shows that too", async ({ page, words, lang }) => {
  await changeList(page, "homeProduct", (product) => (product.id === 2 ? { ...product, state: 2 } : product));
  await page.goto("");
  const closed = card(page, words.productName);
  await expect(closed.getByText(words.closed, { exact: true })).toBeVisible();
  const button = closed.getByRole("button", { name: words.buy });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(chooseWords(lang, WHY).closed);
});

test.describe("without products", () => {
  test.use({ scenario: "empty" });
  test("the banner of the list has no button to buy", async ({ page, words }) => {
    await page.goto("#/product");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByRole("link", { name: NEWS })).toBeVisible();
    await expect(main.getByRole("button", { name: words.buy })).toHaveCount(0);
  });
});

test("a list that names no states offers every product", async ({ page, words, lang }) => {
  await changeList(page, "index", ({ state: _state, ...product }) => product);
  await page.goto("#/product");
  await expect(card(page, wordIn(lang, CLOSED)).getByRole("button", { name: words.buy })).toBeVisible();
});
