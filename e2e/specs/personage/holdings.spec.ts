import { axeFaults } from "../../axe-faults.ts";
import { expect, withWords } from "../../fixtures.ts";
import { changeData } from "../../pages/replies.ts";

const test = withWords({
  checking: { en: "Payout being checked", ja: "支払いを確認中" },
  details: { en: "Details", ja: "詳細" },
  buyAgain: { en: "Buy again", ja: "同じ商品をもう一度購入する" },
  left: { en: "175 days left", ja: "残り175日" },
  matured: { en: "Matured", ja: "満期" },
  nothing: { en: "You have no holdings yet", ja: "保有商品はまだありません" },
  received: { en: "You received on", ja: "日に受け取り" },
  running: { en: "Active", ja: "運用中" },
  shortPlan: { en: "Short hash power plan, 30 days", ja: "ハッシュパワー短期プラン30日" },
});

test.use({ as: "alice" });

test("running and matured ones separately, times by the server's clock, each with its ledger entries", async ({
  page,
  words,
  own,
}) => {
  // A device clock that is years off must not change a term's progress.
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 5 * 365 * 24 * 60 * 60_000;
  });
  await page.goto("#/personage?personageHighlight=2");
  const running = page.getByRole("region", { name: own.running });
  const row = running.getByRole("row").filter({ hasText: words.productName });
  await expect(row).toContainText("100,000");
  await expect(row).toContainText("3,900");
  await expect(row).toContainText(own.left);
  await expect(row.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "2");
  const matured = page.getByRole("region", { name: own.matured });
  await expect(matured.getByRole("row").filter({ hasText: own.shortPlan })).toContainText(own.matured);
  await expect(running.getByText(own.shortPlan)).toHaveCount(0);

  await test.step("the detail, opened and closed by keyboard, and in the URL", async () => {
    const details = matured.getByRole("button", { name: own.details });
    await details.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: own.shortPlan });
    await expect(dialog.getByText(own.received).locator("..")).toContainText("80,236");
    const entries = dialog.getByRole("listitem");
    await expect(entries).toHaveCount(2);
    await expect(entries.nth(0)).toContainText(/−.*80,000/);
    await expect(entries.nth(1)).toContainText(/\+.*80,236/);
    await expect(page).toHaveURL(/dialog=holding&id=1/);
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    // The dialog receives keys once it has focus.
    await expect(dialog).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/dialog/);
  });

  await test.step("matured holdings link to products", async () => {
    await matured.getByRole("button", { name: own.details }).click();
    await page.getByRole("dialog").getByRole("link", { name: own.buyAgain }).click();
    await expect(page).toHaveURL(/personageHighlight=1&dialog=purchase/);
    await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue("80,000");
  });
});

test("a payout that is set aside is shown as being checked, never as paid", async ({ page, words, own }) => {
  await changeData(page, "**/api/orders/getMyFunds*", (holdings: { state: number }[]) =>
    holdings.map((holding) => (holding.state === 0 ? { ...holding, payout: "checking" } : holding)),
  );
  await page.goto("#/personage?personageHighlight=2");
  const row = page.getByRole("region", { name: own.running }).getByRole("row").filter({ hasText: words.productName });
  await expect(row).toContainText(own.checking);
  await expect(row.getByRole("progressbar")).toHaveCount(0);
  await row.getByRole("button", { name: own.details }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(own.checking)).toBeVisible();
  await expect(dialog.getByText(own.received)).toHaveCount(0);
  await expect(dialog.getByRole("link", { name: own.buyAgain })).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
});

test.describe("a long history", () => {
  test.use({ scenario: "long-history" });
  test("matured holdings are paged", async ({ page, own }) => {
    await page.goto("#/personage?personageHighlight=2&page=2");
    const matured = page.getByRole("region", { name: own.matured });
    await expect(matured.getByRole("status")).toContainText(/21.40/);
    await expect(matured.getByRole("row")).toHaveCount(21);
  });
});

test.describe("a newcomer", () => {
  test.use({ as: "bob" });
  test("has no holdings, and sees products", async ({ page, words, own }) => {
    await page.goto("#/personage?personageHighlight=2");
    await expect(page.getByText(own.nothing)).toBeVisible();
    await page.getByRole("main").getByRole("link").last().click();
    await expect(page.getByRole("heading", { level: 1, name: words.quantitativeProducts })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 } });
  test("the dialog has a progress bar as wide as its amounts, and times break only before the zone", async ({
    page,
    lang,
  }) => {
    await page.goto("#/personage?personageHighlight=2&dialog=holding&id=2");
    const dialog = page.getByRole("dialog");
    const bar = await dialog.getByRole("progressbar").boundingBox();
    expect(bar?.width).toBeGreaterThan(200);
    const times = dialog.locator("dl > div").filter({ hasText: /Tokyo|東京/ });
    await expect(times).toHaveCount(2);
    for (const time of await times.all()) {
      // English texts are longer, so the time zone may have a line of its own.
      expect((await time.boundingBox())?.height).toBeLessThan(lang === "en" ? 56 : 44);
      expect((await time.getByText(/^[(（].+[)）]$/).boundingBox())?.height).toBeLessThan(28);
    }
  });
});
