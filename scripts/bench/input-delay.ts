import type { Page } from "@playwright/test";
import { amount } from "./smoke.ts";

/** How long to wait after the inputs, so that the frames that they cause are measured too. */
const SETTLE_MS = amount(1000, 0);

/**
 * Longest delay from an input to the next frame during `act`, in ms; the browser measures in steps of 8 and omits
 * delays below 16. Only clicks, taps and key presses count, not scrolling or hovering. Rejects if `act` presses
 * nothing.
 */
export async function longestInputDelay(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        if (Reflect.get(entry, "interactionId") !== 0) seen.push(entry.duration);
      }),
    );
    observer.observe({ type: "event", durationThreshold: 16, buffered: false } as never);
    Object.assign(globalThis, { seen, observer, inputs: 0 });
    const count = ({ isTrusted }: Event) =>
      isTrusted && Reflect.set(globalThis, "inputs", Reflect.get(globalThis, "inputs") + 1);
    const heard = Reflect.get(globalThis, "document") as EventTarget;
    for (const type of ["pointerdown", "keydown"]) heard.addEventListener(type, count, { capture: true });
  });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const { inputs, waits } = await page.evaluate(() => {
    (Reflect.get(globalThis, "observer") as PerformanceObserver).disconnect();
    return {
      inputs: Reflect.get(globalThis, "inputs") as number,
      waits: Reflect.get(globalThis, "seen") as number[],
    };
  });
  if (inputs === 0) throw new Error("nothing was pressed");
  return Math.max(0, ...waits);
}
