import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axeFaults } from "../../../axe-faults.ts";
import { expect, withWords } from "../../../fixtures.ts";
import { Personage } from "../../../pages/personage.ts";
import { pdfPages } from "../../../pdf-pages.ts";

const test = withWords({
  details: { en: "Details", ja: "詳細" },
  largest: { en: "Amount: high to low", ja: "金額の大きい順" },
  limits: { en: "no tax certificate", ja: "税務上の証明書ではなく" },
  totalOverTime: { en: "Total assets over time", ja: "総資産の推移" },
  march: { en: "March 2026", ja: "2026年3月" },
  member: { en: "Member: alice@example.test", ja: "会員：alice@example.test" },
  openRecord: { en: "Open the record", ja: "履歴の詳細を見る" },
  order: { en: "Order", ja: "並び順" },
  print: { en: "Print", ja: "印刷" },
  printed: { en: "Printed", ja: "印刷日時" },
  saveAsCsv: { en: "Save as CSV", ja: "CSVで保存" },
  statement: { en: "Yearly statement", ja: "年間取引明細書" },
  tax: { en: "For your tax return", ja: "確定申告のために" },
  statementFor: { en: "Statement for 2026", ja: "2026年の年間取引明細書" },
  withdraw: { en: "Withdraw", ja: "出金する" },
  topUpByBank: { en: "Top-up by bank transfer", ja: "銀行振込で入金" },
});

test.use({ as: "alice" });

const centre = (section: number, rest = "") => `#/personage?personageHighlight=${section}${rest}`;
const amounts = (texts: readonly string[]): number[] =>
  texts.map((text) => Number(/¥([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "")));

/** Prints the page; returns the text of each sheet, and expects the sheet's number at its start. */
async function sheetsOf(page: Page): Promise<readonly string[]> {
  const sheets = await pdfPages(await page.pdf({ format: "A4" }));
  for (const [at, text] of sheets.entries()) expect(text.startsWith(`${at + 1} / ${sheets.length}`), text).toBe(true);
  return sheets;
}

test("a movement opens and links to its record, which links back; sorted by amount, the months are hidden", async ({
  page,
  words,
  own,
}) => {
  await page.goto(centre(4));
  const rows = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  await expect(page.locator("tr[data-starts]").first()).toBeAttached();
  await expect(page.locator(`[data-group="${own.march}"]`), "said once").toHaveCount(1);
  await new Personage(page, words).unfoldFilter();
  await page.getByLabel(own.order).selectOption({ label: own.largest });
  await expect(page).toHaveURL(/sort=largest/);
  await expect(page.locator("tr[data-starts]")).toHaveCount(0);
  const shown = amounts(await rows.allTextContents());
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));

  const topUp = rows.filter({ hasText: own.topUpByBank }).filter({ hasText: "500,000" }).first();
  await topUp.getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("500,000");
  await dialog.getByRole("link", { name: own.openRecord }).click();
  await expect(page).toHaveURL(/personageHighlight=8&tab=deposit&dialog=record/);
  await expect(dialog).toContainText("500,000");
  await dialog.getByRole("link", { name: own.topUpByBank }).click();
  await expect(page).toHaveURL(/personageHighlight=4&tab=income&dialog=movement/);
});

// @chromium, because only Chromium's driver prints to PDF.
test(
  "the yearly statement adds up, states its limits, and is saved and printed as a document",
  { tag: "@chromium" },
  async ({ page, own }) => {
    await page.goto(centre(4));
    await page.getByRole("tab", { name: own.statement }).click();
    const sums = page.getByRole("region", { name: own.statementFor });
    await expect(sums).toContainText("¥387,276");
    const tax = page.getByRole("region", { name: own.tax });
    await expect(tax.getByRole("definition").first(), "what matured above what was paid for it").toHaveText("¥236");
    const latest = page.getByRole("table").getByRole("row").last();
    await expect(latest, "its balance is the one at the end").toContainText("¥387,276");
    await expect(page.getByRole("main")).toContainText(own.limits);
    expect(await axeFaults(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: own.saveAsCsv }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("hashgrove-statement-2026.csv");
    expect((await readFile(await download.path(), "utf8")).trimEnd()).toMatch(/,387276(,[^,]*)*$/);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(own.member)).toBeVisible();
    await expect(page.getByText(own.printed)).toBeVisible();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    const [first = ""] = await sheetsOf(page);
    for (const text of ["Hashgrove", own.member, own.printed, own.statementFor, "¥387,276"])
      expect(first).toContain(text);
  },
);

// @chromium, because only Chromium's driver prints to PDF.
test(
  "account assets have a print button, with title, company, member, time and page numbers",
  { tag: "@chromium" },
  async ({ page, words, own }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await page.goto(centre(0));
    // Wait for the charts, which load after the amounts, because they are printed too.
    await expect(page.getByRole("heading", { name: own.totalOverTime })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: own.print }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "");
    const sheets = await sheetsOf(page);
    expect(sheets.length, "more than one sheet").toBeGreaterThan(1);
    for (const text of [words.accountAssets, "Hashgrove", own.member, own.printed, "¥487,276"])
      expect(sheets[0]).toContain(text);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("main").getByRole("link", { name: own.withdraw })).toBeHidden();
    await expect(page.locator("main button").filter({ visible: true })).toHaveCount(0);
  },
);

// @chromium, because only Chromium's driver prints to PDF.
test("a printed record is only the record", { tag: "@chromium" }, async ({ page, own }) => {
  await page.goto(centre(8));
  await page.getByRole("row").getByRole("button", { name: own.details }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // Make the fade-in last, so that the record is printed during it.
  await dialog.evaluate((box: HTMLElement) => box.style.setProperty("animation", "fade-in 60s"));
  await page.emulateMedia({ media: "print" });
  await expect(dialog.getByRole("heading").first()).toBeVisible();
  await expect(page.getByText(own.member)).toBeVisible();
  await expect(page.locator("main [role=table]")).toBeHidden();
  await expect(page.locator("button").filter({ visible: true })).toHaveCount(0);
  await expect(dialog).toHaveCSS("position", "static");
  const sheets = await sheetsOf(page);
  expect(sheets, "on one sheet").toHaveLength(1);
  for (const text of ["Hashgrove", own.member, own.printed, "¥70,000"]) expect(sheets[0]).toContain(text);
});
