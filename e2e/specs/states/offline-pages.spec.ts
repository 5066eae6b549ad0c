import { expect, test } from "../../fixtures.ts";
import { chooseWords } from "../../words.ts";

const OWN = {
  aboutUs: { en: "About us", ja: "会社概要" },
  offline: { en: "You are offline.", ja: "オフライン" },
} as const;

test("a page whose code has not come yet waits for the network, and the page on screen stays", async ({
  page,
  context,
  lang,
}) => {
  const own = chooseWords(lang, OWN);
  await page.goto("#/product");
  const here = page.getByRole("main").getByRole("heading", { level: 1 });
  const name = await here.innerText();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: own.aboutUs }).click();
  await expect(page.getByRole("status").filter({ hasText: own.offline })).toBeVisible();
  await expect(here).toHaveText(name);
  await context.setOffline(false);
  await expect(here).not.toHaveText(name);
  await expect(page).toHaveURL(/#\/aboutus$/);
});
