// A phone with a notch and a home bar: text and controls avoid both.
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Insets of an iPhone 15, portrait and landscape. */
const HELD = {
  upright: { size: { width: 375, height: 812 }, insets: { top: 59, right: 0, bottom: 34, left: 0 } },
  sideways: { size: { width: 812, height: 375 }, insets: { top: 0, right: 59, bottom: 21, left: 59 } },
} as const;

/** Simulates the areas that a phone's hardware covers. */
async function cover(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

/** Controls and texts that the insets partly cover. At the top and bottom only those count that do not scroll away. */
function coveredParts(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ top, right, bottom, left }) => {
    const scrolls = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      !(
        element !== document.documentElement &&
        /auto|scroll/.test(getComputedStyle(element).overflowY) &&
        scrolls(element)
      ) &&
      (["fixed", "sticky"].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
    const isCutOff = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== "visible" || isCutOff(element.parentElement));
    return [...document.querySelectorAll("a, button, input, label, h1, h2, h3, p, dt, dd, th, td, li")]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest("[inert], [aria-hidden=true]"))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1 || box.bottom <= 0 || box.top >= innerHeight) return false;
        if (box.left < left - 0.5 || box.right > innerWidth - right + 0.5) return !isCutOff(element.parentElement);
        const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
        if (!element.contains(document.elementFromPoint(middle.x, middle.y))) return false;
        return isFixed(element) && (box.top < top || box.bottom > innerHeight - bottom + 0.5);
      })
      .map((element) => {
        const { left: x, right: to, top: y, bottom: end } = element.getBoundingClientRect();
        const place = `${Math.round(x)} to ${Math.round(to)}, ${Math.round(y)} to ${Math.round(end)}`;
        return `${element.tagName} ${element.textContent?.trim().slice(0, 30)}: ${place}`;
      });
  }, insets);
}

const PAGES = {
  visitor: ["", "#/product", "#/product/details?id=2", "#/news", "#/login", "#/signIn"],
  alice: [
    "#/personage",
    "#/personage?personageHighlight=4&tab=all",
    "#/personage?personageHighlight=7",
    "#/personage?personageHighlight=20",
    // Dialogs that use a phone's whole bottom edge.
    "#/personage?personageHighlight=1&dialog=purchase&id=2",
    "#/personage?personageHighlight=6&dialog=bank-top-up",
    "#/personage?personageHighlight=6&dialog=usdt-top-up",
  ],
} as const;

for (const [who, paths] of Object.entries(PAGES)) {
  test.describe(who, () => {
    test.use({ as: who === "alice" ? "alice" : null });
    for (const [how, { size, insets }] of Object.entries(HELD)) {
      // @chromium, because only Chromium's driver sets the safe area insets.
      test(`a phone held ${how} covers nothing`, { tag: "@chromium" }, async ({ page }) => {
        await page.setViewportSize(size);
        await cover(page, insets);
        for (const path of paths) {
          await page.goto("about:blank");
          await page.goto(path);
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
          if (path.includes("dialog=")) await expect(page.getByRole("dialog")).toBeVisible();
          else await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect.poll(() => coveredParts(page, insets), path).toEqual([]);
        }
      });
    }
  });
}
