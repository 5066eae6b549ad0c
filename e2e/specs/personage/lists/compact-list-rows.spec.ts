import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "../../../axe-faults.ts";
import { expect, withWords } from "../../../fixtures.ts";
import { layoutFaults } from "../../../layout/layout-faults.ts";

const test = withWords({
  details: { en: "Details", ja: "詳細" },
  income: { en: "Income", ja: "増加" },
  search: { en: "Search", ja: "検索" },
});

const PHONE = { width: 375, height: 667 } as const;

test.use({ as: "alice", scenario: "long-history", viewport: PHONE });

/** Number of rows of the first table that are fully between the header and the bottom bar. */
const rowsInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const bottom = document.querySelector("[data-bottom-bar]")?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll("main table tbody tr")].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    }).length;
  });

/** Measures a row and its visible parts, in pixels. */
const partsOf = (row: Locator) =>
  row.evaluate((element) => {
    const box = (part: string) => {
      const found = element.querySelector(`[data-part$=${part}]`);
      if (!found?.checkVisibility()) return null;
      const { top, bottom, right } = found.getBoundingClientRect();
      return { top, bottom, right };
    };
    return {
      title: box("title"),
      amount: box("amount"),
      note: box("note"),
      state: box("state"),
      row: element.getBoundingClientRect().height,
      right: element.getBoundingClientRect().right,
    };
  });

for (const [name, section, inView] of [
  ["funds flow", 4, 7],
  ["records", 8, 7],
  ["holdings", 2, 6],
] as const) {
  test(`${name}: a row has two lines, seven rows are on a screen, and a press anywhere opens the details`, async ({
    page,
    own,
  }) => {
    await page.goto(`#/personage?personageHighlight=${section}`);
    const rows = page.locator("main table").first().locator("tbody tr");
    await expect(rows.nth(9)).toBeAttached();
    expect(await rowsInView(page), "on the page as it opens").toBeGreaterThanOrEqual(inView);
    for (const row of await rows.all()) {
      const { title, amount, note, state, row: height, right } = await partsOf(row);
      const text = row.locator("[data-part=text]");
      const below = (await text.count()) > 0 ? ((await text.boundingBox())?.height ?? 0) : 0;
      expect(height - below, "two lines and their padding").toBeLessThan(60);
      expect(Math.abs((title?.top ?? 0) - (amount?.top ?? 100)), "title and amount on one line").toBeLessThan(4);
      expect(state?.top).toBeGreaterThanOrEqual(amount?.bottom ?? Infinity);
      expect(amount?.right).toBeCloseTo(right, 0);
      expect(state?.right).toBeCloseTo(right, 0);
      if (note) expect(note.top).toBeGreaterThanOrEqual(title?.bottom ?? Infinity);
    }
    await expect(rows.first().getByText(own.details, { exact: true }), "read out, not seen").toHaveCSS("width", "1px");

    await rows.nth(2).scrollIntoViewIfNeeded();
    await page.evaluate((list) => list?.scrollIntoView(), await page.locator("main table").first().elementHandle());
    expect(await rowsInView(page), "scrolled to the list").toBeGreaterThanOrEqual(7);
    expect(await axeFaults(page)).toEqual([]);
    const box = await rows.nth(3).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 12);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await rows.nth(4).getByRole("button", { name: own.details }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("funds flow opens on income, its search folded behind a button on a phone and open on a wide screen", async ({
  page,
  words,
  own,
}) => {
  await page.goto("#/personage?personageHighlight=4");
  await expect(page.getByRole("tab", { name: own.income })).toHaveAttribute("aria-selected", "true");
  const search = page.getByRole("searchbox", { name: own.search });
  const fold = page.getByRole("button", { name: words.searchAndFilter });
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(search).toBeHidden();
  await fold.click();
  await expect(search).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(fold).toBeHidden();
  await page.reload();
  await expect(search).toBeVisible();
});

test("a small phone, large text and a wide screen keep all of the row in its box", async ({ page }) => {
  for (const section of [2, 4, 8]) {
    await page.goto(`#/personage?personageHighlight=${section}`);
    await page.locator("main table tbody tr").first().waitFor();
    expect(await layoutFaults(page, [320, 375, 1280])).toEqual([]);
  }
});

test("paper keeps the labelled lines of each row", async ({ page }) => {
  await page.goto("#/personage?personageHighlight=2");
  const row = page.locator("main table tbody tr").first();
  await row.waitFor();
  const earnings = row.locator("td:not([data-part])").first();
  await expect(earnings).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(earnings).toBeVisible();
});
