// How long a page lets a finger or a key wait.
import type { Page } from "@playwright/test";

/** What follows an input within this time is counted as its answer. */
const SETTLE_MS = 1000;

/** The longest wait from an input to the next frame while `act` runs, in ms; the browser counts in steps of 8. */
export async function longestWait(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => seen.push(duration)),
    );
    observer.observe({ type: "event", durationThreshold: 16, buffered: false } as never);
    Object.assign(globalThis, { seen, observer });
  });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => {
    (Reflect.get(globalThis, "observer") as PerformanceObserver).disconnect();
    return Math.max(0, ...(Reflect.get(globalThis, "seen") as number[]));
  });
}
