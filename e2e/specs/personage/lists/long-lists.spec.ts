// Lists of movements that are longer than the server's page limit.
import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { expect, withWords } from "../../../fixtures.ts";

const test = withWords({
  all: { en: "All", ja: "すべて" },
  loaded: { en: "1,000 entries loaded so far", ja: "1,000件を読み込みました" },
  missing: { en: "are missing here", ja: "より前の明細は、ここには含まれていません" },
  saveAsCsv: { en: "Save as CSV", ja: "CSVで保存" },
  statement: { en: "Yearly statement", ja: "年間取引明細書" },
  statementFor: { en: "Statement for 2026", ja: "2026年の年間取引明細書" },
});

const FUNDS_FLOW = "#/personage?personageHighlight=4";

test.use({ as: "alice" });

interface Movement {
  readonly id: number;
  readonly amount: number;
}
interface LongHistory {
  /** Newest first. */
  income: Movement[];
  expense: Movement[];
  balance: number;
  /** Runs before a page of income is sent: delays it, adds a movement, or fails it with an HTTP status. */
  before: (page: number) => Promise<number | void> | number | void;
}

const EXPENSE = 500_000;

/** Replies as for a member with 10,001 top-ups of ¥100 and one purchase, a minute apart, in pages like the server. */
async function longHistory(page: Page): Promise<LongHistory> {
  const account: LongHistory = {
    income: Array.from({ length: 10_001 }, (_, at) => ({ id: 10_002 - at, amount: 100 })),
    expense: [{ id: 1, amount: EXPENSE }],
    balance: 10_001 * 100 - EXPENSE,
    before: () => undefined,
  };
  const send = (route: Route, data: unknown) => route.fulfill({ json: { code: 200, msg: "", data } });
  await page.route("**/api/user/getCapitalFlow*", async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [nth = 1, limit = 20, type] = ["page", "limit", "type"].map((name) => Number(searchParams.get(name)));
    const status = type === 0 ? await account.before(nth) : undefined;
    if (typeof status === "number") return route.fulfill({ status, json: { code: status, msg: "Busy.", data: null } });
    const rows = (type === 0 ? account.income : account.expense).slice((nth - 1) * limit, nth * limit);
    const minute = (id: number) => new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString();
    return send(
      route,
      rows.map(({ id, amount }) => ({
        id,
        explain: `No. ${id}`,
        createTime: minute(id).slice(0, 19).replace("T", " "),
        accounts: amount,
        ref: null,
      })),
    );
  });
  await page.route("**/api/wallet/getBalance*", (route) => send(route, { balance: account.balance, usdt: "0" }));
  return account;
}

const rowsOf = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

test("more than 10,000 movements are counted, stated and saved whole, and reading them shows its progress", async ({
  page,
  own,
}) => {
  const account = await longHistory(page);
  const held = Promise.withResolvers<void>();
  account.before = (nth) => (nth === 2 ? held.promise : undefined);
  await page.goto(`${FUNDS_FLOW}&tab=all`);
  const loaded = page.getByText(own.loaded);
  await expect(loaded).toBeVisible();
  await expect(page.getByText("¥500,100"), "no balance while pages are missing").toHaveCount(0);
  held.resolve();
  const status = page.getByRole("main").getByRole("status").first();
  await expect(status).toContainText("10,002");
  await expect(loaded).toHaveCount(0);
  await expect(rowsOf(page).first()).toContainText("¥500,100");

  await page.getByRole("tab", { name: own.statement }).click();
  await expect(page.getByRole("region", { name: own.statementFor })).toContainText("¥500,100");
  await expect(rowsOf(page), "one page of them").toHaveCount(20);
  await expect(rowsOf(page).first()).toContainText("No. 1");
  await expect(page.getByText(own.missing)).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: own.saveAsCsv }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines, "the heads, the balance at the beginning, and each movement").toHaveLength(10_004);
  expect(lines.at(-1)).toMatch(/,500100$/);
});

test("a statement of several pages is printed completely", async ({ page, own }) => {
  const account = await longHistory(page);
  account.income = account.income.slice(-45);
  account.balance = 45 * 100 - EXPENSE;
  await page.goto(`${FUNDS_FLOW}&tab=statement`);
  await expect(page.getByRole("region", { name: own.statementFor })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(20);
  await page.emulateMedia({ media: "print" });
  await expect(rowsOf(page)).toHaveCount(46);
  await page.emulateMedia({ media: "screen" });
  await expect(rowsOf(page)).toHaveCount(20);
});

test("a failed page leaves an incomplete list marked as such; a retry completes it", async ({ page, words, own }) => {
  const account = await longHistory(page);
  account.before = (nth) => (nth === 7 ? 503 : undefined);
  await page.goto(`${FUNDS_FLOW}&tab=statement`);
  const retry = page.getByRole("main").getByRole("button", { name: words.retry });
  await expect(retry).toBeVisible();
  await expect(page.getByRole("region", { name: own.statementFor })).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(0);
  account.before = () => undefined;
  await retry.click();
  await expect(page.getByRole("region", { name: own.statementFor })).toContainText("¥500,100");
});

test("a movement that arrives between two pages is in the balance, or not in the list either", async ({
  page,
  own,
}) => {
  const account = await longHistory(page);
  account.before = (nth) => {
    if (nth !== 4 || account.expense.length > 1) return;
    account.income.unshift({ id: 10_003, amount: 7_000 });
    account.expense.unshift({ id: 10_004, amount: 3_000 });
    account.balance += 4_000;
  };
  // Delays the balance, as on a slow connection, so that only the first pages of the lists are older than the balance.
  await page.route("**/api/wallet/getBalance*", async (route) => {
    await expect.poll(() => account.expense.length).toBe(2);
    await route.fallback();
  });
  await page.goto(`${FUNDS_FLOW}&tab=all`);
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("10,004");
  await expect(rowsOf(page).first()).toContainText("¥504,100");
  await expect(rowsOf(page).nth(1)).toContainText("¥507,100");
  await page.getByRole("tab", { name: own.statement }).click();
  await expect(page.getByRole("region", { name: own.statementFor })).toContainText("¥504,100");
});

test("if the server omits old movements, a note says so, and no balance is guessed", async ({ page, own }) => {
  const account = await longHistory(page);
  // The server returns only the 10,000 newest records of each direction, so one top-up is missing.
  account.income = account.income.slice(0, 10_000);
  await page.goto(`${FUNDS_FLOW}&tab=all`);
  await expect(page.getByText(own.missing)).toBeVisible();
  await expect(rowsOf(page).first(), "the member's balance").toContainText("¥500,100");
  await page.goto(`${FUNDS_FLOW}&tab=all&sort=oldest`);
  await expect(rowsOf(page).first()).toContainText("No. 1");
  await expect(rowsOf(page).first()).not.toContainText("¥-");
  await page.getByRole("tab", { name: own.statement }).click();
  await expect(page.getByText(own.missing)).toBeVisible();
  await expect(page.getByRole("region", { name: own.statementFor })).toHaveCount(0);
});
