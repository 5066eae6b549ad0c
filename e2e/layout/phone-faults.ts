// Phone defects besides layout: controls of dialogs that low windows make unreachable, and inputs that iOS zooms into.
import type { Page } from "@playwright/test";

/** A phone in landscape, the smallest phone, and a phone with its on-screen keyboard. */
const LOW = [
  { width: 812, height: 375 },
  { width: 320, height: 568 },
  { width: 375, height: 400 },
] as const;

/** Finds controls of an open dialog that cannot be seen or scrolled to in low windows; none without a dialog. */
export async function dialogFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if ((await page.locator('[role=dialog][data-state="open"]').count()) === 0) return faults;
  for (const { width, height } of LOW) {
    await page.setViewportSize({ width, height });
    faults.push(...(await page.evaluate(unreachable)).map((fault) => `${width} x ${height} px: ${fault}`));
  }
  return faults;
}

/** Finds inputs with text smaller than 16 px, which make iOS zoom in. */
export const inputFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("input, textarea, select")]
      .filter((input) => !input.matches("[type=radio], [type=checkbox], [type=range], [type=file]"))
      .filter((input) => input.checkVisibility() && Number.parseFloat(getComputedStyle(input).fontSize) < 16)
      .map((input) => `the text of ${input.tagName.toLowerCase()} ${input.getAttribute("name") ?? ""} is below 16 px`),
  );

async function unreachable(): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const dialog = [...document.querySelectorAll('[role=dialog][data-state="open"]')].at(-1);
  const faults: string[] = [];
  for (const control of dialog?.querySelectorAll<HTMLElement>("button, input, textarea, select, a[href]") ?? []) {
    if (!control.checkVisibility() || control.matches("[type=file], [tabindex='-1'], [aria-hidden]")) continue;
    control.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    // A toast is ignored as a cover, because it disappears by itself.
    const hit = document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .find((element) => !element.closest("[data-live-announcer]"));
    const isHit =
      hit !== undefined && (control.contains(hit) || hit.contains(control) || hit.closest("label")?.contains(control));
    const name = control.getAttribute("aria-label") ?? (control.textContent || control.getAttribute("name"));
    if (!isHit) faults.push(`"${name ?? ""}" cannot be reached`);
  }
  return faults;
}
