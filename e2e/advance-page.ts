import type { BrowserContext, Page } from "@playwright/test";

/**
 * Playwright repeats every fast-forward in each document that loads later, and the timers of that document stop once the
 * sum exceeds the longest delay of a browser's timer (2^31 - 1 ms). A day of it is left for the time that really passes.
 */
const LONGEST_FAST_FORWARD_MS = 2 ** 31 - 86_400_000;

/** How far the clock of each context was fast-forwarded, in milliseconds. */
const fastForwarded = new WeakMap<BrowserContext, number>();

/**
 * Moves a page whose clock is installed forward by `duration` milliseconds, to `now` (ISO 8601): timers that are due
 * fire. The rest beyond the longest timer is skipped by setting the time, which fires none.
 */
export async function advancePage(page: Page, duration: number, now: string): Promise<void> {
  const context = page.context();
  const before = fastForwarded.get(context) ?? 0;
  const forward = Math.min(duration, LONGEST_FAST_FORWARD_MS - before);
  fastForwarded.set(context, before + forward);
  if (forward > 0) await page.clock.fastForward(forward);
  if (forward < duration) await page.clock.setSystemTime(now);
}
