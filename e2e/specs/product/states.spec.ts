import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { wordIn } from "../../words.ts";

const card = (page: Page, title: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: title });
const CLOSED = { en: "Long-term equipment plan, 2 years", ja: "長期設備プラン2年" } as const;

/** Changes every product of a list's reply. */
async function changeList(page: Page, call: string, change: (product: Record<string, unknown>) => unknown) {
  await page.route(`**/api/products/${call}`, async (route) => {
    const reply = await route.fetch();
    const { data, ...envelope } = (await reply.json()) as { data: Record<string, unknown>[] };
    await route.fulfill({ response: reply, json: { ...envelope, data: data.map(change) } });
  });
}

test("a card of what is not open says so, and offers no purchase", async ({ page, words, lang }) => {
  await page.goto("#/product");
  const closed = card(page, wordIn(lang, CLOSED));
  await expect(closed.getByText(words.closed, { exact: true })).toBeVisible();
  await expect(closed.getByRole("button")).toHaveCount(0);
  await expect(closed.getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("main").getByText(words.upcoming, { exact: true })).toBeVisible();
  await expect(card(page, words.productName).getByRole("button", { name: words.subscribe })).toBeVisible();
});

test("the home page says it too", async ({ page, words }) => {
  await changeList(page, "homeProduct", (product) => (product.id === 2 ? { ...product, state: 2 } : product));
  await page.goto("");
  const closed = card(page, words.productName);
  await expect(closed.getByText(words.closed, { exact: true })).toBeVisible();
  await expect(closed.getByRole("button", { name: words.buy })).toHaveCount(0);
});

test("a list that names no states offers every product", async ({ page, words, lang }) => {
  await changeList(page, "index", ({ state: _state, ...product }) => product);
  await page.goto("#/product");
  await expect(card(page, wordIn(lang, CLOSED)).getByRole("button", { name: words.subscribe })).toBeVisible();
});
