// Clicks work in tests that pause the page's clock, because the page handles them without a timer.
import { expect, test } from "../../fixtures.ts";

for (const path of ["", "#/product"]) {
  test(`presses work while the page's clock is paused: ${path || "home"}`, async ({ page, words }) => {
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByRole("main").getByText(words.productName).first()).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const link = page.getByRole("banner").locator('a[href$="#/login"]');
    await link.click();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByRole("main").locator("input[name=account]")).toBeVisible();
  });
}
