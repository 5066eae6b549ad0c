// A page starts even if its tab is hidden from the beginning, when the browser calls no animation frames.
import { expect, test } from "../../fixtures.ts";

for (const path of ["", "#/product", "#/news"])
  test(`starts without a frame: ${path || "home"}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(path);
    await expect(page.locator("#stuck"), "removed by the application").toHaveCount(0);
    await expect(page.locator("main h1")).toBeVisible();
  });
