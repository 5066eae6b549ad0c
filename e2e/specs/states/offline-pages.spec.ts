import { expect, withWords } from "../../fixtures.ts";

const test = withWords({
  aboutUs: { en: "About us", ja: "会社概要" },
  offline: { en: "You are offline.", ja: "オフライン" },
});

test("a page whose code has not loaded yet waits for the network, and the current page stays", async ({
  page,
  context,
  own,
}) => {
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
