import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { setTextSize } from "../../layout/layout-faults.ts";

/** Finds parts beyond the right edge of a phone's screen, except scrollable or hidden ones. */
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

/** Finds amounts that extend into the page's margin; horizontally scrolled ones are ignored. */
function amountsBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = innerWidth - (document.querySelector("h1")?.getBoundingClientRect().left ?? 0);
    return [...document.querySelectorAll("main [translate=no]")]
      .filter((element) => element.checkVisibility() && /\d/.test(element.textContent))
      .filter((element) => !element.closest("[data-columns], table"))
      .filter((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return [...text.getClientRects()].some(({ width, right }) => width > 1 && right > end + 1);
      })
      .map((element) => element.textContent);
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

test.describe("a member with more than a million yen", () => {
  test.use({ as: "alice", viewport: { width: 320, height: 667 } });
  test("sees every amount of the personal centre whole in text of 200 % on the smallest phone @chromium", async ({
    page,
    world,
  }) => {
    await world.grant("alice", 1_500_000);
    for (const id of [0, 1, 2, 3, 4, 5, 6, 7]) {
      await page.goto("about:blank");
      await page.goto(`#/personage?personageHighlight=${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await setTextSize(page, 200);
      // Some parts adjust to a new size in a later frame.
      await expect.poll(() => amountsBeyond(page), `section ${id}`).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `section ${id}`).toBe(320);
    }
  });
});

test.describe("a newcomer", () => {
  test.use({ as: "alice", scenario: "newcomer", viewport: { width: 320, height: 667 } });
  test("sees empty lists within the page in text of 200 % on the smallest phone @chromium", async ({ page }) => {
    for (const path of ["personageHighlight=2", "personageHighlight=4&tab=all", "personageHighlight=3"]) {
      await page.goto("about:blank");
      await page.goto(`#/personage?${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await setTextSize(page, 200);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
});
