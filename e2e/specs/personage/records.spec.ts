import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, withWords } from "../../fixtures.ts";
import { Keyboard } from "../../pages/keyboard.ts";
import { Personage } from "../../pages/personage.ts";

const test = withWords({
  all: { en: "All", ja: "すべて" },
  cancelThis: { en: "Cancel this withdrawal", ja: "この出金を取り消す" },
  cancelIt: { en: "Cancel the withdrawal", ja: "出金を取り消す" },
  cancelled: { en: "You cancelled this withdrawal.", ja: "お客様が取り消しました。" },
  cancelledState: { en: "Cancelled", ja: "取り消し済み" },
  clearFilter: { en: "Clear filter", ja: "絞り込みを解除" },
  coinDeposit: { en: "USDT top-ups", ja: "USDT入金" },
  credited: { en: "Credited", ja: "残高に反映" },
  usualTime: { en: "Usually within 1 business day of your request", ja: "申請から通常1営業日以内" },
  details: { en: "Details", ja: "詳細" },
  explorer: { en: "Look it up in the block explorer", ja: "ブロックエクスプローラーで確認する" },
  failed: { en: "Failed", ja: "失敗" },
  from: { en: "First day", ja: "開始日" },
  howItStands: { en: "Progress of the request", ja: "手続きの状況" },
  net: { en: "You receive", ja: "受取額" },
  nextPage: { en: "Next page", ja: "次のページ" },
  noData: { en: "No records", ja: "記録はありません" },
  notAccepted: { en: "Not accepted", ja: "承認されませんでした" },
  nothingMatches: { en: "Nothing matches the filter", ja: "条件に合う記録はありません" },
  requested: { en: "Requested", ja: "申請" },
  saveAsCsv: { en: "Save as CSV", ja: "CSVで保存" },
  status: { en: "Status", ja: "状態" },
  to: { en: "Last day", ja: "終了日" },
  tokyo: { en: "(Tokyo time)", ja: "（東京時間）" },
  unknownOutcome: {
    en: "We do not know whether the withdrawal was cancelled.",
    ja: "出金の取り消しが受け付けられたか確認できません。",
  },
  withdrawal: { en: "Withdrawals", ja: "出金" },
});

const open = (page: Page, search: string) => page.goto(`#/personage?personageHighlight=8&tab=${search}`);

test.use({ as: "alice" });

test.describe("a long history", () => {
  test.use({ scenario: "long-history" });

  test("pages and filters are in the URL, survive a reload, and back steps through them", async ({
    page,
    words,
    own,
  }) => {
    const rows = page.getByRole("table").getByRole("row");
    const status = page.getByRole("main").getByRole("status").first();
    await open(page, "deposit");
    await expect(rows).toHaveCount(21);
    await expect(status).toContainText("1,094");

    // Rows outside the viewport keep their height, so content below does not move.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.getByRole("button", { name: own.nextPage }).scrollIntoViewIfNeeded();
    expect(await height()).toBe(before);
    await page.getByRole("button", { name: own.nextPage }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(status).toContainText(/21.40/);
    await expect(status).toBeFocused();
    await page.reload();
    await expect(status).toContainText(/21.40/);
    await page.goBack();
    await expect(status).toContainText(/1.20/);

    await new Personage(page, words).unfoldFilter();
    await page.getByLabel(own.status).selectOption({ label: own.failed });
    await expect(page).toHaveURL(/status=failure/);
    await expect(status).toContainText("99");
    await expect(page.getByLabel(own.from)).toHaveAttribute("name", "from");
    await expect(page.getByLabel(own.to, { exact: true })).toHaveAttribute("name", "to");
    await page.getByLabel(own.from).fill("2026-02-01");
    await page.getByLabel(own.to, { exact: true }).fill("2026-02-28");
    await expect(page).toHaveURL(/from=2026-02-01.*to=2026-02-28|to=2026-02-28.*from=2026-02-01/);
    await expect(status).toContainText("14");
    await page.reload();
    await expect(page.getByLabel(own.from)).toHaveValue("2026-02-01");
    await expect(rows).toHaveCount(15);

    await page.getByLabel(own.to, { exact: true }).fill("2026-01-31");
    await expect(page.getByText(own.nothingMatches)).toBeVisible();
    await expect(page.getByLabel(own.to, { exact: true })).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: own.clearFilter }).last().click();
    await expect(page).not.toHaveURL(/from|to=|status/);
    await expect(status).toContainText("1,094");
  });

  test("a page number that is too large opens the last page", async ({ page }) => {
    await open(page, "coin-withdrawal&page=999");
    await expect(page).toHaveURL(/page=11/);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(4);
  });

  test("the saved file has all filtered rows", async ({ page, own }) => {
    await open(page, "withdrawal&status=failure");
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(21);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: own.saveAsCsv }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^hashgrove-bank-withdrawal-2026-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text.charCodeAt(0), "a byte order mark").toBe(0xfeff);
    const [head, ...lines] = text.slice(1).trimEnd().split("\r\n");
    expect(head?.split(",")).toHaveLength(15);
    expect(lines).toHaveLength(99);
    for (const line of lines) {
      expect(line).toMatch(
        /^\d+,(2026-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00,("[^"]+"|[^",]+),){2}[^,]+,700,,,JPY,,,Test Bank \*\*\*\*4567,,/,
      );
    }
  });
});

test.describe("in review", () => {
  test.use({ scenario: "under-review" });

  test("a record's states: in review, then credited", async ({ page, world, words, own }) => {
    await open(page, "deposit&dialog=record&id=1");
    const stations = page.getByRole("dialog").getByRole("list", { name: own.howItStands }).getByRole("listitem");
    await expect(stations).toHaveCount(3);
    await expect(stations.nth(0)).toContainText(own.requested);
    await expect(stations.nth(0)).toContainText(own.tokyo);
    await expect(stations.nth(1)).toHaveAttribute("aria-current", "step");
    await expect(stations.nth(1)).toContainText(words.inReview);
    await expect(stations.nth(2)).toHaveText(`${own.credited}${own.usualTime}`);

    await world.decide("alice", "topup", "approve", { record: 1 });
    await world.decide("alice", "topup", "reject", { record: 2, reason: "=送金額が一致しません。" });
    await page.reload();
    await expect(stations.nth(2)).toContainText(own.credited);
    await expect(stations.nth(2)).not.toContainText(own.usualTime);
    await expect(stations.nth(2)).toContainText(own.tokyo);
    await expect(page.getByRole("dialog")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/dialog/);

    await test.step("another one failed, with its reason in table, detail and, harmless, in the file", async () => {
      await page.getByRole("tab", { name: own.coinDeposit }).click();
      const row = page.getByRole("table").getByRole("row").filter({ hasText: "250.00 USDT" });
      await expect(row).toContainText("=送金額が一致しません。");
      await row.getByRole("button", { name: own.details }).click();
      await expect(stations.nth(2)).toContainText(own.notAccepted);
      await expect(stations.nth(2)).toContainText("=送金額が一致しません。");

      const link = page.getByRole("dialog").getByRole("link", { name: own.explorer });
      await expect(link).toHaveAttribute("href", /^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/);
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toHaveAttribute("target", "_blank");
      expect(await axeFaults(page)).toEqual([]);
      await page.goBack();
      await expect(page.getByRole("dialog")).toBeHidden();

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: own.saveAsCsv }).click(),
      ]);
      expect(await readFile(await download.path(), "utf8")).toContain(",'=送金額が一致しません。");
    });
  });

  test("a reopened section shows its records' current states", async ({ page, world, words }) => {
    const centre = new Personage(page, words);
    await open(page, "deposit");
    const row = page.getByRole("table").getByRole("row").filter({ hasText: words.inReview });
    await expect(row).toHaveCount(1);
    await centre.bellHasLooked();
    await world.decide("alice", "topup", "approve", { record: 1 });
    await centre.open("assets");
    await expect(centre.figure(words.availableBalance)).toBeVisible();
    await centre.open("records", "deposit");
    await expect(page.getByRole("table")).toContainText(words.success);
    await expect(row).toHaveCount(0);
  });

  test("a withdrawal is cancelled once by keyboard, also after a lost reply", async ({ page, world, words, own }) => {
    const { token } = world.member("alice").session;
    let lost = 0;
    await page.route("**/api/wallet/cancelWithdrawal", async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    // Block the page's own reads of the record, so that only the member's press retries.
    let held = true;
    await page.route("**/api/wallet/index**", async (route) =>
      lost > 0 && held ? route.abort("connectionreset") : route.continue(),
    );
    await open(page, "deposit");
    await page.getByRole("tab", { selected: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: own.withdrawal, exact: true })).toHaveAttribute("aria-selected", "true");
    const details = page.getByRole("table").getByRole("button", { name: own.details });
    await new Keyboard(page).tabTo(details);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: own.cancelThis }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const cancel = dialog.getByRole("button", { name: own.cancelIt });
    await expect(cancel).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toContainText(own.unknownOutcome);

    await expect(cancel).not.toHaveAttribute("aria-busy");
    held = false;
    await cancel.press("Enter");
    await expect(dialog.getByText(own.cancelled)).toBeVisible();
    const stations = dialog.getByRole("list", { name: own.howItStands }).getByRole("listitem");
    await expect(stations, "nobody has reviewed it").toHaveCount(2);
    await expect(dialog.getByRole("term").filter({ hasText: own.net }), "nothing is paid out").toHaveCount(0);
    await expect(dialog.getByRole("button", { name: own.cancelThis })).toHaveCount(0);
    // The first press closes the success toast.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(details, "the focus is back").toBeFocused();
    const row = page
      .getByRole("table")
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name: own.details }) });
    await expect(row).toContainText(own.cancelledState);
    await expect(row).not.toContainText(own.failed);
    await new Personage(page, words).unfoldFilter();
    await page.getByLabel(own.status).selectOption({ label: own.failed });
    await expect(page.getByText(own.nothingMatches)).toBeVisible();
    await page.getByLabel(own.status).selectOption({ label: own.cancelledState });
    await expect(row).toContainText(own.cancelledState);

    expect(await world.get<{ balance: number }>(token, "wallet/getBalance")).toMatchObject({ balance: 200_000 });
    expect(await world.calls("wallet.cancelWithdrawal")).toBe(2);
  });
});

test("no data, an empty filter result and a failing server are three different views", async ({ page, words, own }) => {
  // Block reads from the start, because the bell also reads the newest records of every tab. Block them until the
  // press, because a background read would update the table before the press.
  const isPressed = () => page.evaluate(() => "pressed" in document.documentElement.dataset);
  await page.route("**/api/wallet/index?type=2**", async (route) =>
    (await isPressed()) ? route.continue() : route.fulfill({ status: 500, body: "<html>" }),
  );
  await open(page, "deposit&status=in-review");
  await expect(page.getByText(own.nothingMatches)).toBeVisible();
  await page.getByRole("button", { name: own.clearFilter }).last().click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);

  await page.getByRole("tab", { name: own.withdrawal, exact: true }).click();
  const retry = page.getByRole("button", { name: words.retry });
  await expect(retry).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener("click", () => (document.documentElement.dataset.pressed = ""), { capture: true }),
  );
  await retry.click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);

  await page.route("**/api/wallet/index**", (route) =>
    route.fulfill({ json: { code: 200, msg: "", data: { list: [], total: 0, page: 1, limit: 20 } } }),
  );
  await page.getByRole("tab", { name: own.coinDeposit }).click();
  await page.reload();
  await expect(page.getByText(own.noData)).toBeVisible();
  await expect(page.getByRole("button", { name: own.saveAsCsv })).toHaveCount(0);
});

test("a server without paging, and an unknown state", async ({ page, lang, own }) => {
  const record = { fee: 0, net: 1000, rate: null, pay_type: null, address: null, txId: null, reason: null };
  const list = Array.from({ length: 45 }, (_, index) => ({
    ...record,
    id: 100 - index,
    amount: 1000 + index,
    audit: index === 0 ? 7 : 1,
    createtime: 1_768_435_200,
    updatetime: "2026-01-15 09:00:00",
  }));
  await page.route("**/api/wallet/index**", (route) => route.fulfill({ json: { code: 200, msg: "", data: { list } } }));
  await open(page, "deposit");
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(21);
  await expect(rows.nth(1)).toContainText(lang === "ja" ? "不明" : "Unknown");
  await expect(rows.nth(1)).not.toContainText(own.failed);
  await page.getByRole("button", { name: own.nextPage }).click();
  await expect(rows.nth(1)).toContainText("1,020");
});

test.describe("a rejected withdrawal on a phone", () => {
  test.use({ as: "alice", scenario: "rejected", viewport: { width: 375, height: 667 } });
  test("says in its row why it failed and that the amount has returned", async ({ page, lang }) => {
    await page.goto("#/personage?personageHighlight=8&tab=withdrawal");
    const row = page.getByRole("main").getByRole("row").filter({ hasText: "50,000" });
    const text = row.locator("[data-part=text]");
    await expect(text).toHaveText(
      lang === "ja"
        ? /本人確認の氏名と一致しません。金額は利用可能残高に戻りました。$/
        : /differs from the name on your verified identity\. The amount has returned to your available balance\.$/,
    );
    await expect(text).toBeVisible();
  });
});
