import { expect, type Page } from "@playwright/test";
import type { World } from "../world/world.ts";

/**
 * Sets a small phone's size and blocks requests to other servers. Returns a list that grows with each such request and
 * each dialog.
 */
export async function watchHostile(page: Page, world: World): Promise<readonly string[]> {
  const outside: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(world.url).origin,
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  page.on("dialog", () => outside.push("a dialog"));
  await page.setViewportSize({ width: 320, height: 700 });
  return outside;
}

/** Expects that the hostile texts of a page run nothing, add no scripts, styles, frames or forms, and fit the width. */
export async function expectInert(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => "__hostile" in window), `${path} ran something`).toBe(false);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  await expect(page.locator("main :is(script, style, iframe, form, object)")).toHaveCount(0);
}
