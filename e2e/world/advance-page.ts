import type { BrowserContext, Page } from "@playwright/test";

/**
 * The longest total fast-forward, because Playwright repeats every fast-forward in each document that loads later, and
 * a document's timers stop once the sum exceeds a browser's longest timer (2^31 - 1 ms). One day less, for the real
 * time that passes.
 */
const LONGEST_FAST_FORWARD_MS = 2 ** 31 - 86_400_000;

/** Total fast-forward of each context's clock, in milliseconds. */
const fastForwarded = new WeakMap<BrowserContext, number>();

/**
 * Fast-forwards a page's installed clock by `duration` milliseconds to `now` (ISO 8601), firing due timers. Beyond the
 * longest fast-forward it sets the clock, which fires no timers.
 */
export async function advancePage(page: Page, duration: number, now: string): Promise<void> {
  const context = page.context();
  const before = fastForwarded.get(context) ?? 0;
  const forward = Math.min(duration, LONGEST_FAST_FORWARD_MS - before);
  fastForwarded.set(context, before + forward);
  if (forward > 0) await page.clock.fastForward(forward);
  if (forward < duration) await page.clock.setSystemTime(now);
}
