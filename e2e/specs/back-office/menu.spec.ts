// The side menu: collapsed, one open group at a time, external links; and tab buttons.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { openView } from "../../pages/back-office.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 }, hasTouch: false, admin: "admin" });

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu", exact: true });
const group = (page: Page, name: string) => menu(page).getByRole("button", { name, exact: true });
const entry = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const shown = (page: Page, title: string) => expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

test("an external link opens in its own window, without an opener", async ({ page }) => {
  await openView(page, "/level/menu2");
  await expect(entry(page, "Documentation")).toHaveAttribute("href", /^https:/);
  await expect(entry(page, "Documentation")).toHaveAttribute("target", "_blank");
  await expect(entry(page, "Documentation")).toHaveAttribute("rel", /noopener/);
});

test("the groups of the collapsed menu open beside it, by pointer and keyboard", async ({ page }) => {
  await openView(page, "/level/menu2");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(64);
  await group(page, "Functions").hover();
  await expect(entry(page, "Multiple tabs")).toBeVisible();
  await page.mouse.move(900, 600);
  await expect(entry(page, "Multiple tabs")).toHaveCount(0);

  await group(page, "hooks").press("Enter");
  await expect(entry(page, "useWatermark")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(entry(page, "useWatermark")).toHaveCount(0);
  await expect(group(page, "hooks")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(entry(page, "useWatermark")).toBeFocused();
  await page.keyboard.press("Enter");
  await shown(page, "useWatermark");
  await expect(entry(page, "useWatermark"), "what was chosen has done its duty").toHaveCount(0);
  await page.reload();
  await shown(page, "useWatermark");
  await expect.poll(async () => (await menu(page).boundingBox())?.width, "it stays collapsed").toBe(64);
});

test("only one group is open with that setting", async ({ page }) => {
  await openView(page, "/level/menu2");
  const [functions, hooks] = [group(page, "Functions"), group(page, "hooks")];
  await functions.click();
  await hooks.click();
  await expect(functions).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Page settings" }).click();
  await page.getByRole("switch", { name: "One open menu at a time" }).click();
  await page.keyboard.press("Escape");
  await functions.click();
  await functions.click();
  await expect(functions).toHaveAttribute("aria-expanded", "true");
  await expect(hooks).toHaveAttribute("aria-expanded", "false");
});

test("each of the five buttons opens its own tab, named after its page", async ({ page }) => {
  await openView(page, "/function/multipleTabs");
  const tabs = page.getByRole("region", { name: "Open tabs" });
  for (const id of [1, 2, 3, 4, 5]) {
    await openView(page, "/function/multipleTabs");
    await page
      .getByRole("main")
      .getByRole("button", { name: new RegExp(`${id}$`) })
      .click();
    await shown(page, `Details of ${id}`);
  }
  await expect(tabs.getByRole("listitem")).toHaveText([
    "Analysis",
    "Workplace",
    "Multiple tabs",
    ...[1, 2, 3, 4, 5].map((id) => `Details of ${id}`),
  ]);
});
