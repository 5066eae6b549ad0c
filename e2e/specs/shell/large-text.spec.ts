import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";

/** What of a page is to the right of a phone's screen, apart from what is scrolled to, or hidden from sight. */
function beyondScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutOff = (element: Element): boolean =>
      /auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && isCutOff(element.parentElement));
    return [...document.querySelectorAll("a, button, input, h1, h2, h3, p, dt, dd, th, td")]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > 376)
      .filter((element) => !isCutOff(element.parentElement ?? element))
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`);
  });
}

for (const [as, paths] of [
  [null, ["", "#/product", "#/login", "#/signIn"]],
  [
    "alice",
    [
      "",
      "#/personage",
      "#/personage?personageHighlight=1",
      "#/personage?personageHighlight=4&tab=all",
      "#/personage?personageHighlight=7",
      "#/personage?personageHighlight=20",
    ],
  ],
] as const) {
  test.describe(as ?? "a visitor", () => {
    test.use({ as, viewport: { width: 375, height: 812 } });
    test("keeps everything on a phone's screen in text of 150 and 200 %", async ({ page }) => {
      for (const path of paths) {
        await page.goto("about:blank");
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        for (const size of ["150%", "200%"]) {
          await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
          await expect.poll(() => beyondScreen(page), `${path} at ${size}`).toEqual([]);
        }
      }
    });
  });
}
