import { readFile } from "node:fs/promises";
import { axeFaults } from "../../axe-faults.ts";
import { expect, withWords } from "../../fixtures.ts";
import { Personage } from "../../pages/personage.ts";

const test = withWords({
  all: { en: "All", ja: "すべて" },
  allMovements: { en: "All movements", ja: "すべての明細" },
  bankDeposit: { en: "Top-up by bank transfer", ja: "銀行振込で入金" },
  clearFilter: { en: "Clear filter", ja: "絞り込みを解除" },
  from: { en: "First day", ja: "開始日" },
  income: { en: "Income", ja: "増加" },
  nextPage: { en: "Next page", ja: "次のページ" },
  noData: { en: "No records", ja: "記録はありません" },
  nothingMatches: { en: "Nothing matches the filter", ja: "条件に合う記録はありません" },
  purchase: { en: "Purchase of Standard hash power plan, 6 months", ja: "ハッシュパワー標準プラン6か月の購入" },
  saveAsCsv: { en: "Save as CSV", ja: "CSVで保存" },
  search: { en: "Search", ja: "検索" },
  to: { en: "Last day", ja: "終了日" },
});

test.use({ as: "alice" });

test("income and expense, each with sign and word; the days stay when the direction changes", async ({
  page,
  words,
  own,
}) => {
  const rows = page.getByRole("table").getByRole("row");
  await page.goto("#/personage?personageHighlight=4");
  await expect(page.getByRole("tab", { name: own.income })).toHaveAttribute("aria-selected", "true");
  await expect(rows.filter({ hasText: own.bankDeposit })).toContainText(/\+.*500,000/);
  await expect(rows.filter({ hasText: own.bankDeposit })).toContainText(own.income);

  await new Personage(page, words).unfoldFilter();
  await page.getByLabel(own.from).fill("2026-02-20");
  await expect(page).toHaveURL(/from=2026-02-20/);
  await page.getByRole("tab", { name: words.expense }).click();
  await expect(page).toHaveURL(/tab=expense/);
  await expect(page.getByLabel(own.from)).toHaveValue("2026-02-20");
  await expect(rows.filter({ hasText: own.purchase })).toContainText(/−.*100,000/);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: own.saveAsCsv }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^hashgrove-expense-2026-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.trimEnd().split("\r\n").slice(1), "one line for each row that is shown").toHaveLength(
    (await rows.count()) - 1,
  );
  expect(text).toMatch(
    new RegExp(`2026-02-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\+09:00,("[^"]+"|[^",]+),${words.expense},.*,-100000,JPY`),
  );

  await page.getByLabel(own.to, { exact: true }).fill("2026-02-20");
  await expect(page.getByText(own.nothingMatches)).toBeVisible();
  await page.getByRole("button", { name: own.clearFilter }).last().click();
  await expect(page).not.toHaveURL(/from|to=/);
  await expect(rows.filter({ hasText: own.purchase })).toBeVisible();

  expect(await axeFaults(page)).toEqual([]);
});

test("all movements in one list: each with the balance after it, searchable by words and numbers", async ({
  page,
  words,
  own,
}) => {
  await page.goto("#/personage?personageHighlight=4");
  await page.getByRole("tab", { name: own.all, exact: true }).click();
  const table = page.getByRole("table", { name: own.allMovements });
  const rows = table.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows.first(), "the last balance is the one that can be used").toContainText("¥387,276");
  const both = await rows.count();
  await expect(rows.filter({ hasText: own.bankDeposit })).toHaveCount(1);
  await expect(rows.filter({ hasText: own.purchase })).toHaveCount(1);

  await new Personage(page, words).unfoldFilter();
  const search = page.getByRole("searchbox", { name: own.search });
  await search.fill("500000");
  await expect(page).toHaveURL(/q=500000/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(own.bankDeposit);
  await search.fill(own.purchase.slice(0, 12));
  await expect(rows.first()).toContainText(own.purchase);
  await search.fill("!!");
  await expect(page.getByText(own.nothingMatches)).toBeVisible();
  await page.getByRole("button", { name: own.clearFilter }).last().click();
  await expect(search).toHaveValue("");
  await expect(rows).toHaveCount(both);
  expect(await axeFaults(page)).toEqual([]);
});

test.describe("a long history", () => {
  test.use({ scenario: "long-history" });

  test("by keyboard alone: to the next page, a day chosen, and back", async ({ page, words, own }) => {
    const status = page.getByRole("main").getByRole("status").first();
    await page.goto("#/personage?personageHighlight=4");
    await expect(status).toContainText("1,4");
    await page.getByRole("button", { name: own.nextPage }).focus();
    await page.keyboard.press("Enter");
    await expect(status).toBeFocused();
    await expect(status).toContainText(/21.40/);
    await expect(page).toHaveURL(/page=2/);

    await new Personage(page, words).unfoldFilter();
    await page.getByLabel(own.from).focus();
    await page.keyboard.type("07302026");
    await expect(page).toHaveURL(/from=2026-07-30/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(page.getByLabel(own.from)).toBeFocused();
    await expect(status).not.toContainText("1,4");
    const narrowed = await status.textContent();
    await page.reload();
    await expect(status).toHaveText(narrowed ?? "");
  });
});

test.describe("a newcomer", () => {
  test.use({ as: "bob" });
  test("reads what will be listed here, without a filter", async ({ page, own }) => {
    await page.goto("#/personage?personageHighlight=4");
    await expect(page.getByText(own.noData)).toBeVisible();
    await expect(page.getByLabel(own.from)).toHaveCount(0);
  });
});
