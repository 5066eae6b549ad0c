// Before any code has loaded, a page shows its heading, its lead and the data that has arrived, so that readers know
// where they are.
import type { Locator, Page } from "@playwright/test";
import { isChunk } from "../../built-files.ts";
import { expect, test } from "../../fixtures.ts";

const PAGES = ["product", "news", "login"] as const;

/** Reads an element's text and its position in whole pixels. */
const seen = (place: Locator): Promise<readonly [text: string, x: number, y: number, width: number, height: number]> =>
  place.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { x, y, width, height } = text.getBoundingClientRect();
    const [left, top, across, down] = [x, y, width, height].map(Math.round) as [number, number, number, number];
    return [element.textContent.trim(), left, top, across, down] as const;
  });

/** Opens a page with its code blocked until released. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(isChunk("shell"), async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return gate.resolve;
}

for (const storedLanguage of ["ja", "en", "zh-CN"] as const) {
  test.describe(storedLanguage, () => {
    test.use({ storedLanguage });

    for (const name of PAGES) {
      test(`${name}: the texts before the code are the page's, in the same position`, async ({ page }) => {
        const bringCode = await openWithoutCode(page, `#/${name}`);
        const words = page.locator("#waiting > *");
        await expect(words.nth(2)).not.toBeEmpty();
        const before = { heading: await seen(words.nth(1)), lead: await seen(words.nth(2)) };
        bringCode();
        const heading = page.locator("main h1");
        await expect(heading).toBeVisible();
        expect({ heading: await seen(heading), lead: await seen(heading.locator("+ p")) }).toEqual(before);
      });
    }
  });
}

test("a product's name is shown before the code, and requested once", async ({ page, world }) => {
  const bringCode = await openWithoutCode(page, "#/product/details?id=2");
  const words = page.locator("#waiting > *");
  await expect(words.nth(1)).not.toBeEmpty();
  const name = await seen(words.nth(1));
  bringCode();
  const heading = page.locator("main h1");
  await expect(heading).toHaveText(name[0]);
  // Height and position stay the same. The width is not compared, because the loaded code breaks the name between
  // words, which can shorten the lines.
  const [text, x, y, , height] = await seen(heading);
  expect([text, x, y, height]).toEqual([...name.slice(0, 3), name[4]]);
  await expect(page.locator("#waiting")).toHaveCount(0);
  expect(await world.calls("products.detail"), "one reply for both").toBe(1);
});

test("a first read without a reply delays the code only briefly", async ({ page }) => {
  await page.route("**/api/products/detail**", () => new Promise(() => {}));
  await page.goto("#/product/details?id=2");
  await expect(page.locator("#waiting")).toHaveCount(0);
  await expect(page.locator("main [aria-busy=true]").first()).toBeVisible();
});

test("an unknown product's address shows no product", async ({ page, world }) => {
  await openWithoutCode(page, "#/product/details?id=02");
  await expect(page.locator("#waiting")).toBeVisible();
  await expect(page.locator("link[rel=modulepreload]")).not.toHaveCount(0);
  expect(await world.calls("products.detail")).toBe(0);
  await expect(page.locator("#waiting > *").nth(1)).toBeEmpty();
});

for (const width of [375, 1280]) {
  test(`the newest news image is in its position before the code, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const box = (picture: Locator) =>
      picture.evaluate((element) => {
        const { x, y, width: across, height } = element.getBoundingClientRect();
        return [x, y, across, height].map(Math.round);
      });
    const bringCode = await openWithoutCode(page, "#/news");
    const early = page.locator("#waiting img");
    await expect(early).toHaveJSProperty("complete", true);
    const [before, source] = [await box(early), await early.getAttribute("src")];
    bringCode();
    const picture = page.locator("main img").first();
    await expect(picture).toHaveJSProperty("complete", true);
    expect(await box(picture)).toEqual(before);
    expect(await picture.getAttribute("src")).toContain(source?.replace("./", "/") ?? "no picture");
  });
}

test.describe("a member", () => {
  test.use({ as: "alice" });

  for (const path of ["#/personage", "#/personage?personageHighlight=0"]) {
    test(`the amounts are requested before the code, and once: ${path}`, async ({ page, world, words }) => {
      const bringCode = await openWithoutCode(page, path);
      await expect.poll(() => world.calls("user.getAssets")).toBe(1);
      bringCode();
      await expect(page.getByRole("main")).toContainText(words.topUp);
      expect(await world.calls("user.getAssets"), "one reply for both").toBe(1);
    });
  }

  for (const section of [1, 3, 10]) {
    test(`section ${section} requests its own data`, async ({ page, world }) => {
      await openWithoutCode(page, `#/personage?personageHighlight=${section}`);
      await expect(page.locator("link[rel=modulepreload]")).not.toHaveCount(0);
      expect(await world.calls("user.getAssets")).toBe(0);
    });
  }

  test("whose session has ended is asked to log in", async ({ page, world, words }) => {
    await world.expire("alice");
    const bringCode = await openWithoutCode(page, "#/personage");
    await expect.poll(() => world.calls("user.getAssets")).toBe(1);
    bringCode();
    await expect(page.getByText(words.sessionEnded)).toBeVisible();
  });
});
