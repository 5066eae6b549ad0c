// Measures layout defects of a page: text that is cut, overflows its box, covers other text or makes the page scroll
// sideways; and content that a fixed bar hides.
import type { Page } from "@playwright/test";
import { MEASURE } from "./measure.ts";

/** Measures layout defects at each width in pixels. An open dialog is measured instead of the page. */
export async function layoutFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
    faults.push(...(await lasting(page)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/**
 * Sets text to 100 or 200 %, like the browser's setting, and waits until the page has applied it: the driver replies
 * earlier. The size persists. A new size recalculates all styles, so it is slow for large pages.
 */
export async function setTextSize(page: Page, percent: 100 | 200): Promise<void> {
  const standard = (16 * percent) / 100;
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard);
  await session.detach();
}

/** Returns only defects that last, because some parts of a page adjust to a new size in a later frame. */
async function lasting(page: Page): Promise<string[]> {
  let found = await page.evaluate<string[]>(MEASURE);
  for (let look = 0; look < 10 && found.length > 0; look += 1) {
    await page.waitForTimeout(100);
    found = await page.evaluate<string[]>(MEASURE);
  }
  return found;
}
