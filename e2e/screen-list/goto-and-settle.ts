import type { Page } from "@playwright/test";

/** The window, which keeps the old page's headings in `left`. */
interface Left {
  readonly left?: readonly Element[];
}

/**
 * Navigates and waits until the old page's headings are hidden, because the old page stays until the next page's code
 * has loaded.
 */
export async function gotoAndSettle(page: Page, path: string): Promise<void> {
  const stays = page.url().endsWith(path);
  await page.evaluate(() => Object.assign(window, { left: [...document.querySelectorAll("h1")] }));
  await page.goto(path);
  if (!stays) await page.waitForFunction(() => !(window as Left).left?.some((heading) => heading.checkVisibility()));
}
