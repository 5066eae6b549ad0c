// Header tools, the tour, and the settings that toggle parts of the frame.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { clipboardPermissions } from "../../engines.ts";
import { expect, test } from "../../fixtures.ts";
import { openView } from "../../pages/back-office.ts";
import { Keyboard } from "../../pages/keyboard.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 }, hasTouch: false, admin: "admin" });

const html = (page: Page) => page.locator("html");
const settings = (page: Page) => page.getByRole("dialog", { name: "Page settings" });
const openSettings = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Page settings" }).click();
  await expect(settings(page)).toBeVisible();
};
const choose = async (page: Page, button: string, item: string): Promise<void> => {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("the page enters and leaves full screen", async ({ page }) => {
  await page.goto("#/level/menu2");
  const fills = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(fills).toBe(true);
  await page.getByRole("button", { name: "Leave full screen" }).click();
  await expect.poll(fills).toBe(false);
  await expect(page.getByRole("button", { name: "Full screen" })).toBeVisible();
});

test("controls and rows have the selected size, in dialogs and after a reload too", async ({ page }) => {
  await openView(page, "/example/example-dialog");
  const heightOf = async (name: string, of: Page | ReturnType<Page["locator"]>): Promise<number> =>
    of.getByRole("textbox", { name, exact: true }).evaluate((text) => text.parentElement?.offsetHeight ?? 0);
  const row = page.getByRole("main").locator("tbody tr").first();
  const rowHeight = async (): Promise<number> => (await row.boundingBox())?.height ?? 0;
  await expect(row.getByRole("cell").nth(1)).toHaveText("1");
  const [usual, search] = [await rowHeight(), page.getByRole("search")];
  expect(await heightOf("Title", search)).toBe(36);

  await choose(page, "Size", "Large");
  await expect.poll(() => heightOf("Title", search)).toBe(44);
  const large = await rowHeight();
  expect(large).toBeGreaterThan(usual);
  await expect(page.getByRole("button", { name: "Row height: high" })).toBeVisible();

  await choose(page, "Size", "Small");
  await expect.poll(() => heightOf("Title", search)).toBe(30);
  expect(await rowHeight()).toBeLessThan(usual);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(() => heightOf("Title", page.getByRole("dialog"))).toBe(30);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);

  // A table with a changed row height keeps it, regardless of the size setting.
  await page.getByRole("button", { name: "Row height: low" }).click();
  await page.getByRole("button", { name: "Row height: medium" }).click();
  await choose(page, "Size", "Default size");
  await expect(page.getByRole("button", { name: "Row height: high" })).toBeVisible();
  await choose(page, "Size", "Small");
  await page.reload();
  await expect.poll(() => heightOf("Title", search)).toBe(30);
  await expect(page.getByRole("button", { name: "Row height: low" })).toBeVisible();
});

test("another language reloads the page and keeps the session", async ({ page }) => {
  await page.goto("#/level/menu2");
  await choose(page, "Language", "简体中文");
  await expect(page.getByRole("heading", { level: 1, name: "菜单2" })).toBeVisible();
  await expect(html(page)).toHaveAttribute("lang", "zh-CN");
  await expect(page).toHaveTitle(/菜单2$/);
  await choose(page, "语言", "日本語");
  await expect(page.getByRole("heading", { level: 1, name: "メニュー2" })).toBeVisible();
  await expect(page.getByRole("region", { name: "開いているタブ" }).getByRole("link")).toHaveCount(3);
});

test("the tour points at menu, tools and tabs, also by keyboard", async ({ page }) => {
  await openView(page, "/guide/index");
  const keyboard = new Keyboard(page);
  const start = page.getByRole("button", { name: "Start the tour" });
  const step = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  await keyboard.tabTo(start);
  await keyboard.press("Enter");
  await expect(step("Menu")).toBeVisible();
  await expect(page.getByText("1 of 3")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(step("Tools")).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(step("Menu")).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(step("Tabs")).toBeVisible();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(step("Tabs")).toHaveCount(0);
  await start.press("Enter");
  await expect(step("Menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(step("Menu")).toHaveCount(0);
  await keyboard.hasPlace();
});

test("a breadcrumb that is too long shows its end", async ({ page }) => {
  await openView(page, "/components/editor-demo/json-editor");
  const way = page.getByRole("navigation", { name: "Breadcrumb" });
  const isWhole = () => way.getByRole("list").evaluate((list) => list.scrollWidth <= list.clientWidth);
  await expect(way.getByRole("listitem")).toHaveText(["Components", "Editors", "JSON editor"]);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(way.getByRole("listitem")).toHaveText(["Editors", "JSON editor"]);
  await expect(way.locator("li:visible > svg:visible")).toHaveCount(1);
  expect(await isWhole()).toBe(true);
});

test("every part of the frame can be switched off and on", async ({ page }) => {
  await page.goto("#/level/menu2");
  const parts = {
    Breadcrumb: page.getByRole("navigation", { name: "Breadcrumb" }),
    "Menu button": page.getByRole("button", { name: "Menu", exact: true }),
    "Full screen button": page.getByRole("button", { name: "Full screen" }),
    "Size button": page.getByRole("button", { name: "Size", exact: true }),
    "Language button": page.getByRole("button", { name: "Language", exact: true }),
    Tabs: page.locator("[data-tour=tabs]"),
    Logo: page.locator("nav").getByText("Hashgrove Admin"),
    Footer: page.getByRole("contentinfo"),
  };
  await expect(page.getByRole("heading", { level: 1, name: "Menu 2" })).toBeVisible();
  for (const part of Object.values(parts)) await expect(part).toBeVisible();
  await openSettings(page);
  for (const name of Object.keys(parts)) await settings(page).getByRole("switch", { name, exact: true }).click();
  await page.keyboard.press("Escape");
  for (const part of Object.values(parts)) await expect(part).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Menu 2" })).toBeVisible();
  for (const part of Object.values(parts)) await expect(part).toHaveCount(0);
  await openSettings(page);
  for (const name of Object.keys(parts)) await settings(page).getByRole("switch", { name, exact: true }).click();
  await page.keyboard.press("Escape");
  for (const part of Object.values(parts)) await expect(part).toBeVisible();
});

test("grey mode greys only the back office", async ({ page }) => {
  await page.goto("#/level/menu2");
  await openSettings(page);
  await settings(page).getByRole("switch", { name: "Grey mode" }).click();
  await expect(html(page)).toHaveCSS("filter", "grayscale(1)");
  await page.reload();
  await expect(html(page)).toHaveCSS("filter", "grayscale(1)");
  await page.goto("#/help");
  await expect(html(page)).toHaveCSS("filter", "none");
});

test("the current configuration is copied", async ({ page, context }) => {
  await context.grantPermissions(clipboardPermissions());
  await page.goto("#/level/menu2");
  await openSettings(page);
  await settings(page).getByRole("radio", { name: "Menu in two columns" }).check();
  await settings(page).getByRole("radio", { name: "#009688" }).first().check();
  await settings(page).getByRole("switch", { name: "Footer" }).click();
  await settings(page).getByRole("button", { name: "Copy configuration" }).click();
  await expect(page.getByText("The configuration was copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(text)).toMatchObject({
    title: "Hashgrove Admin",
    layout: "cutMenu",
    primary: "#009688",
    footer: false,
    breadcrumb: true,
    currentSize: "default",
    dynamicRouter: true,
    serverDynamicRouter: true,
  });
  expect(text, "nothing of who is logged in").not.toMatch(/"admin"|token|password/i);
});
