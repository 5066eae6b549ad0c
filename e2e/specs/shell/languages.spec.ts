import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

/** A new browser: nothing is stored. */
const NEVER_HERE = { cookies: [], origins: [] };

test("the footer offers all three languages by their own names", async ({ page, lang }) => {
  await page.goto("#/aboutus");
  const languages = page.getByRole("contentinfo").getByRole("button");
  await expect(languages).toHaveText(["日本語", "English", "简体中文"]);
  await expect(languages.and(page.locator("[aria-current]"))).toHaveAttribute("lang", lang);
  // Wait for the content: it moves the footer when it arrives, and a click at its old position would miss.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await languages.filter({ hasText: "简体中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page, "and the page stays").toHaveURL(/#\/aboutus$/);
  await expect(languages.and(page.locator("[aria-current]"))).toHaveText("简体中文");
});

for (const [locale, language, offer, take] of [
  ["en-GB", "en", "This site is also in English.", "Read in English"],
  ["zh-CN", "zh-CN", "本网站有简体中文版。", "切换为简体中文"],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale, storageState: NEVER_HERE });

    test("is offered its language once, in one line", async ({ page }) => {
      await page.goto("");
      const line = page.getByRole("status").filter({ hasText: offer });
      await expect(line).toBeVisible();
      await line.getByRole("button").last().click();
      await expect(line).toBeHidden();
      await page.reload();
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "%" }).first()).toBeVisible();
      await expect(line).toBeHidden();
      await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    });

    test("shows the bar of the personal centre below the offer, on a phone", async ({ page, world }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      const session = JSON.stringify(world.member("alice").session);
      await presetItem(page, "userinfo", session);
      await page.goto("#/personage");
      const line = await page.getByRole("status").filter({ hasText: offer }).boundingBox();
      const bar = await page.locator("[data-bottom-bar]").boundingBox();
      expect((line?.y ?? Number.NaN) + (line?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? Number.NaN);
    });

    test("switches to its language on request", async ({ page }) => {
      await page.goto("#/product");
      await page.getByRole("button", { name: take }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });
  });
}

test.describe("a browser in Japanese", () => {
  test.use({ locale: "ja-JP", storageState: NEVER_HERE });

  test("is offered nothing", async ({ page }) => {
    await page.goto("");
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "%" }).first()).toBeVisible();
    await expect(page.getByText(/This site is also in English|本网站有简体中文版/)).toHaveCount(0);
  });
});
