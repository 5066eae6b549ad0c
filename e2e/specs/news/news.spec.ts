import { expect, withWords } from "../../fixtures.ts";
import { expectInert, watchHostile } from "../../pages/hostile.ts";
import { chooseWords } from "../../words.ts";

const WORDS = {
  all: { en: "All news", ja: "記事の一覧へ" },
  difficulty: {
    en: "What mining difficulty is, and why estimates move",
    ja: "採掘難度とは何か：収益の見込みが変わる理由",
  },
  difficultyTime: { en: "23 Aug 2025, 11:30 (Tokyo time)", ja: "2025/08/23 11:30（東京時間）" },
  empty: { en: "There is no news yet.", ja: "ニュースはまだありません。" },
  missing: { en: "News item not found", ja: "記事が見つかりません" },
  more: { en: "More news", ja: "ほかの記事" },
  news: { en: "News", ja: "ニュース" },
  newer: { en: "New cooling, one section at a time", ja: "冷却設備を区画ごとに入れ替えます" },
  older: { en: "The second hall of our Hokkaido site is running", ja: "北海道拠点の2番目のホールが稼働しました" },
} as const;
const test = withWords(WORDS);

test("the list leads to an item, the item to its neighbours and back to the list", async ({
  page,
  words,
  lang,
  own,
}) => {
  await page.goto("#/news");
  await expect(page.getByRole("heading", { level: 1, name: own.news })).toBeVisible();
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items).toHaveCount(8);
  await expect(items.first().getByRole("heading", { level: 2 })).toBeVisible();
  const item = items.filter({ hasText: own.difficulty });
  await expect(item.getByRole("time")).toHaveText(lang === "ja" ? "2025/08/23" : "23 Aug 2025");
  await expect(item.getByRole("paragraph")).toContainText(/./);
  await expect(item.getByRole("paragraph").getByRole("link"), "no link within the card's own").toHaveCount(0);

  // The whole card is a link, not only its title.
  await item.click();
  await expect(page).toHaveURL(/#\/news\/details\?id=2$/);
  const title = page.getByRole("heading", { level: 1, name: own.difficulty });
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(own.difficulty));
  const main = page.getByRole("main");
  await expect(main.getByRole("article").getByRole("time")).toHaveText(own.difficultyTime);
  await expect(main.getByRole("article").getByRole("heading", { level: 2 })).toHaveCount(1);
  await expect(main.getByRole("article").getByRole("listitem")).toHaveCount(3);

  const more = main.getByRole("navigation", { name: own.more });
  await expect(more.getByRole("link", { name: own.newer })).toBeVisible();
  await more.getByRole("link", { name: own.older }).click();
  await expect(page.getByRole("heading", { level: 1, name: own.older })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY), "the next item is read from its top").toBe(0);
  await page.goBack();
  await expect(title).toBeVisible();
  await main.getByRole("navigation", { name: words.breadcrumb }).getByRole("link", { name: own.news }).click();
  await expect(page).toHaveURL(/#\/news$/);
});

test("by keyboard alone: into an item and back to all of them", async ({ page, own }) => {
  await page.goto("#/news");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  const first = page.getByRole("main").getByRole("listitem").first().getByRole("link");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/news\/details\?id=8$/);
  const all = page.getByRole("link", { name: own.all });
  await expect(all).toBeVisible();
  await all.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: own.news })).toBeVisible();
});

test("an unknown id: a note inside the page, without a toast, with a link back", async ({ page, world, own }) => {
  for (const search of ["", "?id=", "?id=abc", "?id=-1", "?id=2.5", "?id=9007199254740993"]) {
    await page.goto(`#/news/details${search}`);
    await expect(page.getByRole("heading", { level: 1, name: own.missing }), search).toBeVisible();
  }
  expect(await world.calls("news.detail"), "nothing was asked of the server").toBe(0);
  await page.goto("#/news/details?id=999");
  await expect(page.getByRole("heading", { level: 1, name: own.missing })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL(/#\/news$/);
});

test.describe("a world without news", () => {
  test.use({ scenario: "empty" });
  test("shows a message and a next step", async ({ page, lang }) => {
    await page.goto("#/news");
    await expect(page.getByText(chooseWords(lang, WORDS).empty)).toBeVisible();
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL(/#\/product$/);
  });
});

test.describe("hostile texts", () => {
  test.use({ scenario: "edge-text" });
  test("are inert in news, company page and agreements, and fit the screen", async ({ page, world }) => {
    const outside = await watchHostile(page, world);
    const news = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => `#/news/details?id=${id}`);
    for (const path of ["#/news", ...news, "#/aboutus", "#/agreement?type=privacy", "#/agreement?type=user_policy"])
      await expectInert(page, path);
    // No request left the page, because its policy blocks images of other servers before they are requested.
    expect(outside).toEqual([]);
  });
});
