// Layouts of the back office's frame. The matrix checks every view in the layout `classic`. This spec checks some views
// in the layouts topLeft, top and cutMenu, and the bars above the page with large text in all four layouts.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { layoutFaults, setTextSize } from "../../layout/layout-faults.ts";
import { openView } from "../../pages/back-office.ts";

test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, admin: "admin" });

const LAYOUTS = ["topLeft", "top", "cutMenu"] as const;
const VIEWS = ["/dashboard/analysis", "/components/table/use-table", "/authorization/user"] as const;

/** Changes stored settings as another tab would, without a reload. */
const arrange = (page: Page, settings: object): Promise<void> =>
  page.evaluate((value) => {
    localStorage.setItem("demo.app", JSON.stringify(value));
    window.dispatchEvent(new StorageEvent("storage", { key: "demo.app" }));
  }, settings);
const stands = (page: Page): Promise<void> =>
  expect(page.locator("main:visible [aria-busy=true]:visible")).toHaveCount(0);

for (const [lang, isDark] of [
  ["en", false],
  ["zh-CN", true],
] as const) {
  test.describe(`${lang}, ${isDark ? "dark" : "light"}`, () => {
    test.use({ lang });

    test("the other three layouts have no layout or axe faults", async ({ page }) => {
      await openView(page, "/level/menu2");
      for (const view of VIEWS) {
        await openView(page, view);
        await stands(page);
        for (const layout of LAYOUTS) {
          await arrange(page, { layout, isDark, fixedMenu: view === VIEWS[1] });
          const faults = [
            ...(await axeFaults(page, lang === "en" ? "all" : "words and colours")),
            ...(await layoutFaults(page, [1280, 800])),
          ];
          expect.soft(faults, `${layout} ${view}`).toEqual([]);
          await page.setViewportSize({ width: 1280, height: 900 });
        }
      }
    });
  });
}

test.describe("in large text", () => {
  test.use({ lang: "en" });

  // @chromium, because only Chromium's driver sets the text size.
  test("the bars above the page do not overlap", { tag: "@chromium" }, async ({ page }) => {
    await openView(page, "/components/table/use-table");
    await stands(page);
    // With double text size every width below 1536 px has a phone's frame, so widths between 375 and 1280 px are not
    // measured.
    await setTextSize(page, 200);
    expect(await layoutFaults(page, [375, 1280])).toEqual([]);
    for (const layout of ["classic", ...LAYOUTS]) {
      await arrange(page, { layout, fixedMenu: true });
      expect.soft(await layoutFaults(page, [1680]), layout).toEqual([]);
    }
  });

  test("on small screens the settings open from the header", async ({ page }) => {
    await openView(page, "/components/table/use-table");
    const settings = page.getByRole("button", { name: "Page settings" });
    await expect(page.getByRole("complementary").locator(settings)).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole("banner").locator(settings).press("Enter");
    await page.getByRole("dialog", { name: "Page settings" }).press("Escape");
    await expect(settings).toBeFocused();
  });
});

test.describe("the menu in the head", () => {
  // With reduced motion each press scrolls at once, without an animation.
  test.use({ lang: "en", contextOptions: { reducedMotion: "reduce" } });

  test("indicates overflow, and scrolls by pointer and keyboard", async ({ page }) => {
    await openView(page, "/components/table/use-table");
    await arrange(page, { layout: "top" });
    const menu = page.getByRole("navigation", { name: "Menu", exact: true });
    const [left, right] = [
      menu.getByRole("button", { name: "Scroll left" }),
      menu.getByRole("button", { name: "Scroll right" }),
    ];
    const last = menu.getByRole("button", { name: "Authorization" });
    await expect(last).not.toBeInViewport();
    await expect(left).toBeDisabled();
    await right.click();
    await right.click();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(right).toBeDisabled();
    await left.press("Enter");
    await left.press("Enter");
    await expect(left).toBeDisabled();
    // The menu follows the keyboard focus.
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    // The open page's group is visible from the start.
    await left.press("Enter");
    await left.press("Enter");
    await expect(last).not.toBeInViewport();
    await openView(page, "/authorization/user");
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 2200, height: 900 });
    await expect(left).toHaveCount(0);
    await expect(right).toHaveCount(0);
  });
});

test.describe("the tabs", () => {
  test.use({ lang: "en", contextOptions: { reducedMotion: "reduce" } });

  test("show the open page, also after the window was narrowed", async ({ page }) => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      await openView(page, `/function/multiple-tabs-demo/${id}`);
      await expect(page.getByRole("heading", { level: 1, name: `Details of ${id}`, exact: true })).toBeVisible();
    }
    const tabs = page.getByRole("region", { name: "Open tabs" });
    const last = tabs.getByRole("link", { name: "Details of 10", exact: true });
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 320, height: 812 });
    await expect(last).toBeInViewport({ ratio: 0.9 });
    // A scroll position set by the reader is kept.
    await tabs.getByRole("link", { name: "Analysis", exact: true }).evaluate((tab) => tab.scrollIntoView());
    await expect(last).not.toBeInViewport();
    // The scroll position is kept until another page opens.
    await openView(page, "/function/multiple-tabs-demo/11");
    await expect(tabs.getByRole("link", { name: "Details of 11", exact: true })).toBeInViewport({ ratio: 0.9 });
  });
});
