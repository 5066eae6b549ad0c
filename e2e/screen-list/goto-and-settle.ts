import type { Page } from "@playwright/test";

/** The window of the page being left. */
interface Left {
  readonly left?: readonly Element[];
}

/** Navigates and waits until the old page is gone; it stays until the next page's code has loaded. */
export async function gotoAndSettle(page: Page, path: string): Promise<void> {
  const stays = page.url().endsWith(path);
  await page.evaluate(() => Object.assign(window, { left: [...document.querySelectorAll("h1")] }));
  await page.goto(path);
  if (!stays) await page.waitForFunction(() => !(window as Left).left?.some((heading) => heading.checkVisibility()));
}
