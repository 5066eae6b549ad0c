import type { Page } from "@playwright/test";

/** The page as it is while it is left. */
interface Left {
  readonly left?: readonly Element[];
}

/** Goes to another page, and waits until the one before is gone: it stays until the code of the next has come. */
export async function goOn(page: Page, path: string): Promise<void> {
  const stays = page.url().endsWith(path);
  await page.evaluate(() => Object.assign(window, { left: [...document.querySelectorAll("h1")] }));
  await page.goto(path);
  if (!stays) await page.waitForFunction(() => !(window as Left).left?.some((heading) => heading.checkVisibility()));
}
