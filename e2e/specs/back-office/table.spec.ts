// Tables: arranging, opening, previewing, and ten thousand rows.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { enterBackOffice, openView } from "../../pages/back-office.ts";
import { Keyboard } from "../../pages/keyboard.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => enterBackOffice(page));

const heads = (page: Page) => page.getByRole("main").getByRole("table").first().getByRole("columnheader");

test("columns are hidden, moved and fixed by the keyboard, and restored", async ({ page }) => {
  await openView(page, "/components/table/default-table");
  await expect(heads(page)).toHaveText(["Title", "Author", "Display time", "Importance", "Page views", "Content"]);
  await expect(heads(page).nth(2)).toHaveAttribute("aria-sort", "descending");
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(page.getByRole("button", { name: "Columns" }));
  await keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Columns" });
  await keyboard.tabTo(drawer.getByRole("checkbox", { name: "Author" }));
  await keyboard.press(" ");
  await keyboard.tabTo(drawer.getByRole("button", { name: "Move Display time up" }));
  await keyboard.press("Enter", "Enter");
  await drawer.getByLabel("Where Page views stays").selectOption("Fixed at the left");
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(heads(page)).toHaveText(["Page views", "Display time", "Title", "Importance", "Content"]);
  await page.getByRole("button", { name: "Columns" }).click();
  await drawer.getByRole("button", { name: "Reset" }).click();
  await drawer.getByRole("button", { name: "Done" }).click();
  await expect(heads(page)).toHaveText(["Title", "Author", "Display time", "Importance", "Page views", "Content"]);
  await expect(drawer).toHaveCount(0);
  await page.getByRole("button", { name: "Author", exact: true }).click();
  await expect(heads(page).nth(1)).toHaveAttribute("aria-sort", "ascending");
});

test("only visible rows of ten thousand render, and sorting applies to all", async ({ page }) => {
  await openView(page, "/components/table/use-table");
  const many = page.getByRole("table", { name: "Ten thousand rows" });
  await expect(many).toHaveAttribute("aria-rowcount", "10001");
  const drawn = many.locator("tbody tr[role=row]");
  expect(await drawn.count()).toBeLessThan(60);
  await many.evaluate((table) => table.parentElement?.scrollTo({ top: 1e9 }));
  await expect(many.getByRole("rowheader", { name: "Delta 10000", exact: true })).toBeVisible();
  expect(await drawn.count()).toBeLessThan(60);
  await many.getByRole("button", { name: "Second figure" }).click();
  await many.evaluate((table) => table.parentElement?.scrollTo({ top: 0 }));
  await expect(drawn.first()).toHaveAttribute("aria-rowindex", "2");

  const first = page.getByRole("table", { name: "Example records" });
  await page.getByRole("button", { name: "Expandable rows" }).click();
  await first
    .getByRole("button", { name: /^More of/ })
    .first()
    .click();
  await expect(first.locator("tbody tr")).toHaveCount(11);
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await expect(first.getByRole("checkbox", { checked: true })).toHaveCount(11);
  await page.getByRole("button", { name: "Numbering continues across pages" }).click();
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(first.locator("tbody tr").first().getByRole("cell").nth(2)).toHaveText("1");
});

// @chromium, because only Chromium's driver sets the text size.
test("rows grow with their text while visible", { tag: "@chromium" }, async ({ page }) => {
  await openView(page, "/components/table/use-table");
  const many = page.getByRole("table", { name: "Ten thousand rows" });
  const scroller = page.getByRole("group", { name: "Ten thousand rows" });
  const drawn = many.locator("tbody tr[role=row]");
  await expect(drawn.first()).toBeVisible();
  await scroller.evaluate((box) => box.scrollTo({ top: 38 * 500 }));
  const at = many.getByRole("rowheader", { name: "Delta 501", exact: true });
  await scroller.scrollIntoViewIfNeeded();
  await expect(at).toBeInViewport();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  // Rows have double height. The scroll height is the header plus ten thousand rows, without the last border.
  await expect.poll(() => drawn.first().evaluate((row) => row.getBoundingClientRect().height)).toBe(75);
  await expect.poll(() => scroller.evaluate((box) => box.scrollHeight)).toBeGreaterThan(750_000);
  await scroller.evaluate((box) => box.scrollIntoView({ block: "center" }));
  await expect(at, "what was read is still there").toBeInViewport();
  await scroller.evaluate((box) => box.scrollTo({ top: 1e9 }));
  await expect(many.getByRole("rowheader", { name: "Delta 10000", exact: true })).toBeInViewport();
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
});

test("trees open, images and videos enlarge, cards respond", async ({ page, browserName }) => {
  await openView(page, "/components/table/tree-table");
  const table = page.getByRole("main").getByRole("table");
  await expect(table.locator("tbody tr")).toHaveCount(10);
  await table
    .getByRole("button", { name: /^More of/ })
    .first()
    .click();
  await expect(table.locator("tbody tr")).toHaveCount(14);
  await table.getByRole("checkbox", { name: "Select all rows" }).check();
  await expect(table.getByRole("checkbox", { checked: true })).toHaveCount(15);
  await table
    .getByRole("button", { name: /^Action of/ })
    .first()
    .click();
  await expect(page.getByText(/^You pressed the action of/)).toBeVisible();

  await openView(page, "/components/table/table-image-preview");
  await page
    .getByRole("button", { name: /^Show the image of/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img")).toBeVisible();
  await dialog.getByRole("button", { name: "Next image" }).press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Image 2 of 10" })).toBeVisible();
  await page.keyboard.press("Escape");

  await openView(page, "/components/table/table-video-preview");
  await page
    .getByRole("button", { name: /^Play the video of/ })
    .first()
    .click();
  const video = dialog.locator("video");
  await expect(video).toBeVisible();
  // Debian's Firefox has no decoder for the video.
  if (browserName !== "firefox")
    await expect.poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeGreaterThan(1);
  await page.keyboard.press("Escape");

  await openView(page, "/components/table/card-table");
  await page.getByRole("search").getByRole("textbox").fill("Vue");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Cards" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "First action" }).click();
  await expect(page.getByText("You chose the first action of Vue.")).toBeVisible();
});

for (const lang of ["ja", "en", "zh-CN"] as const)
  test.describe(lang, () => {
    test.use({ lang });
    test("the users are visible on a laptop, with no cell truncated", async ({ page }) => {
      await openView(page, "/authorization/user");
      const table = page.getByRole("main").getByRole("table");
      await expect(table.locator("tbody tr")).toHaveCount(10);
      await expect(table.locator("tbody tr").first()).toContainText("@example.test");
      expect(
        await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth),
        "the table does not scroll sideways",
      ).toBe(0);
      const texts = table.locator("tbody [data-line]");
      expect(await texts.count()).toBeGreaterThan(40);
      const isCut = (all: Element[]) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
      expect(await texts.evaluateAll(isCut)).toEqual([]);
    });
  });

test("columns fixed at one side are adjacent for any content width", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await openView(page, "/authorization/user");
  await page.getByRole("button", { name: "Columns" }).click();
  const drawer = page.getByRole("dialog", { name: "Columns" });
  await drawer.getByLabel("Where Email stays").selectOption("Fixed at the left");
  await drawer.getByLabel("Where Account stays").selectOption("Fixed at the left");
  await drawer.getByRole("button", { name: "Done" }).click();
  const table = page.getByRole("main").getByRole("table");
  await table.evaluate(({ parentElement: box }) => box?.scrollTo({ left: 1e4 }));
  await expect
    .poll(() =>
      table
        .locator("tbody tr")
        .first()
        .evaluate((row) => {
          const left = row.closest("[role=group]")?.getBoundingClientRect().left ?? 0;
          const fixed = [...row.querySelectorAll("[data-fixed=start]")].map((cell) => cell.getBoundingClientRect());
          return fixed.map((cell, at) => Math.abs(cell.left - (fixed[at - 1]?.right ?? left)) < 1);
        }),
    )
    .toEqual([true, true]);
});

test("all columns of a list are visible on a laptop; truncated texts have a tooltip", async ({ page }) => {
  for (const [path, columns] of [
    ["/authorization/user", ["", "No.", "Username", "Account", "Roles", "Email", "Created", "Actions"]],
    [
      "/example/example-dialog",
      ["", "No.", "Title", "Author", "Display time", "Importance", "Page views", "Content", "Actions"],
    ],
  ] as const) {
    await openView(page, path);
    const table = page.getByRole("main").getByRole("table");
    await expect(table.locator("tbody tr")).toHaveCount(10);
    await expect(table.getByRole("columnheader"), path).toHaveText([...columns]);
    const scrolls = await table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0));
    expect(scrolls, `${path} needs no scrolling sideways`).toBeLessThanOrEqual(0);
    const heights = await table
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(Math.max(...heights), `rows of ${path} are one line high`).toBeLessThan(56);
  }
  const cell = page.getByRole("main").getByRole("table").locator("tbody tr").first().getByRole("cell").nth(6);
  await cell.locator("div").hover();
  const text = await cell.textContent();
  await expect(cell.locator("div")).toHaveAttribute("title", text ?? "");
  // Short texts have no tooltip.
  const short = page.getByRole("main").getByRole("table").locator("tbody tr").first().getByRole("cell").nth(1);
  await short.locator("div").hover();
  await expect(short.locator("div")).not.toHaveAttribute("title");
});
