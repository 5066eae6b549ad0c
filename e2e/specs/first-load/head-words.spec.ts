// Heading and lead of a page stand there before any code has come, so that the reader sees where they are.
import type { Locator } from "@playwright/test";
import { isChunk } from "../../built-files.ts";
import { expect, test } from "../../fixtures.ts";

const PAGES = ["product", "news", "login"] as const;

/** What a place says, and how much room its text takes, in whole pixels. */
const seen = (place: Locator): Promise<readonly [text: string, width: number, height: number]> =>
  place.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { width, height } = text.getBoundingClientRect();
    return [element.textContent.trim(), Math.round(width), Math.round(height)] as const;
  });

for (const storedLanguage of ["ja", "en", "zh-CN"] as const) {
  test.describe(storedLanguage, () => {
    test.use({ storedLanguage });

    for (const name of PAGES) {
      test(`${name}: the words before the code are those of the page, and as large`, async ({ page }) => {
        const gate = Promise.withResolvers<void>();
        await page.route(isChunk("shell"), async (route) => {
          await gate.promise;
          await route.continue();
        });
        await page.goto(`#/${name}`, { waitUntil: "commit" });
        const words = page.locator("#waiting i");
        await expect(words.nth(2)).not.toBeEmpty();
        const before = { heading: await seen(words.nth(1)), lead: await seen(words.nth(2)) };
        gate.resolve();
        const heading = page.locator("main h1");
        await expect(heading).toBeVisible();
        expect({ heading: await seen(heading), lead: await seen(heading.locator("+ p")) }).toEqual(before);
      });
    }
  });
}
