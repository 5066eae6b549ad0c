// What a phone needs beyond a layout that holds: actions of dialogs in reach on the lowest windows, and inputs that iOS
// does not zoom into.
import type { Page } from "@playwright/test";

/** A phone that is held sideways, the smallest one, and a phone whose on-screen keyboard is open. */
const LOW = [
  { width: 812, height: 375 },
  { width: 320, height: 568 },
  { width: 375, height: 400 },
] as const;

/** Says what of an open dialog can be neither seen nor scrolled to on low windows; nothing where no dialog is open. */
export async function dialogFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if ((await page.locator('[role=dialog][data-state="open"]').count()) === 0) return faults;
  for (const { width, height } of LOW) {
    await page.setViewportSize({ width, height });
    faults.push(...(await page.evaluate(unreachable)).map((fault) => `${width} x ${height} px: ${fault}`));
  }
  return faults;
}

/** Says which inputs have a text smaller than 16 px, into which iOS zooms. */
export const inputFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("input, textarea, select")]
      .filter((input) => !input.matches("[type=radio], [type=checkbox], [type=range], [type=file]"))
      .filter((input) => input.checkVisibility() && Number.parseFloat(getComputedStyle(input).fontSize) < 16)
      .map((input) => `the text of ${input.tagName.toLowerCase()} ${input.getAttribute("name") ?? ""} is below 16 px`),
  );

/** Runs in the page. */
async function unreachable(): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const dialog = [...document.querySelectorAll('[role=dialog][data-state="open"]')].at(-1);
  const faults: string[] = [];
  for (const control of dialog?.querySelectorAll<HTMLElement>("button, input, textarea, select, a[href]") ?? []) {
    if (!control.checkVisibility() || control.matches("[type=file], [tabindex='-1'], [aria-hidden]")) continue;
    control.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    // A toast goes away by itself.
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
