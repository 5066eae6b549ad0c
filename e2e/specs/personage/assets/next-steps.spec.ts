import { axeFaults } from "../../../axe-faults.ts";
import { expect, withWords } from "../../../fixtures.ts";
import { Login } from "../../../pages/login.ts";
import { Personage } from "../../../pages/personage.ts";

const test = withWords({
  allFive: { en: "All 5", ja: "5件すべてを見る" },
  allFour: { en: "All 4", ja: "4件すべてを見る" },
  again: { en: "Trading password again", ja: "取引パスワード（確認）" },
  beingWithdrawn: { en: "Withdrawal in progress", ja: "出金手続き中" },
  cancelThis: { en: "Cancel this withdrawal", ja: "この出金を取り消す" },
  cancelIt: { en: "Cancel the withdrawal", ja: "出金を取り消す" },
  bankTopUp: { en: "Top-up by bank transfer", ja: "銀行振込で入金" },
  details: { en: "Details", ja: "詳細" },
  firstSteps: { en: "Your first steps", ja: "はじめにすること" },
  handIn: { en: "Submit your document", ja: "書類を提出する" },
  handInNew: { en: "Submit a new top-up", ja: "入金をもう一度申請する" },
  hasBeenSet: { en: "Your trading password has been set.", ja: "取引パスワードを設定しました。" },
  holdingsValue: { en: "Invested amount", ja: "保有額（購入金額）" },
  identity: { en: "Real-name verification", ja: "本人確認" },
  reportAgain: { en: "Submit it again", ja: "もう一度申請する" },
  setFirst: { en: "Please set your trading password first.", ja: "出金には取引パスワードの設定が必要です。" },
  setIt: { en: "Set trading password", ja: "取引パスワードを設定する" },
  setPassword: { en: "Set a trading password", ja: "取引パスワードを設定する" },
  tradingPassword: { en: "Trading password", ja: "取引パスワード" },
  total: { en: "Total assets", ja: "総資産" },
  underWay: { en: "Under way", ja: "手続き中" },
  where: { en: "Where should the money go?", ja: "出金方法を選ぶ" },
  usdtTopUp: { en: "USDT top-up", ja: "USDTで入金" },
  withdrawAgain: { en: "Withdraw again", ja: "もう一度出金する" },
  withdrawal: { en: "Withdrawal to a bank account", ja: "銀行口座に出金" },
});

const yenIn = (text: string | null): number => Number(/¥([\d,]+)/.exec(text ?? "")?.[1]?.replaceAll(",", ""));
const centre = (section: number, rest = "") => `#/personage?personageHighlight=${section}${rest}`;

test.use({ as: "alice" });

test.describe("everything in review", () => {
  test.use({ scenario: "under-review" });

  test("shows on account assets with its amount, and the parts add up to the total", async ({ page, words, own }) => {
    const assets = new Personage(page, words);
    await page.goto(centre(0));
    const underWay = page.getByRole("region", { name: own.underWay });
    const rows = underWay.getByRole("listitem");
    await expect(rows, "the newest three").toHaveCount(3);
    const all = underWay.getByRole("button", { name: own.allFive });
    await expect(all).toHaveAttribute("aria-expanded", "false");
    await all.click();
    await expect(rows).toHaveCount(5);
    await expect(rows.filter({ hasText: "¥100,000" })).toContainText(own.bankTopUp);
    await expect(rows.filter({ hasText: "250.00 USDT" })).toContainText(own.usdtTopUp);
    await expect(rows.filter({ hasText: "¥50,000" })).toContainText(own.withdrawal);
    await expect(rows.filter({ hasText: "TRC20" })).toBeVisible();
    await expect(rows.filter({ hasText: own.identity })).toBeVisible();

    // Without investments the value of the holdings is hidden.
    await expect(assets.figure(own.holdingsValue)).toHaveCount(0);
    const parts = [words.availableBalance, own.beingWithdrawn];
    const shown = await Promise.all(parts.map(async (name) => yenIn(await assets.figure(name).textContent())));
    expect(shown).toEqual([150_000, 50_000]);
    await expect(page.getByRole("main")).toContainText("¥200,000");
    expect(await axeFaults(page)).toEqual([]);

    await rows.filter({ hasText: "¥50,000" }).getByRole("link").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("50,000");
    await dialog.getByRole("button", { name: own.cancelThis }).click();
    await dialog.getByRole("button", { name: own.cancelIt }).click();
    await expect(dialog.getByRole("link", { name: own.withdrawAgain })).toHaveCount(0);
    await page.goto(centre(0));
    await underWay.getByRole("button", { name: own.allFour }).click();
    await expect(rows).toHaveCount(4);
    await expect(assets.figure(words.availableBalance)).toContainText("200,000");
    await expect(assets.figure(own.beingWithdrawn)).toHaveCount(0);
  });
});

test.describe("a newcomer", () => {
  test.use({ as: null });

  test("is guided from the login through the first steps, and sees them change", async ({
    page,
    world,
    words,
    own,
  }) => {
    await page.goto("#/login");
    await new Login(page, words).as("bob@example.test", "Passw0rd1");
    const steps = page.getByRole("region", { name: own.firstSteps });
    await expect(steps.getByRole("listitem")).toHaveCount(4);
    await expect(steps.locator("[aria-current=step]")).toContainText(own.handIn);
    expect(await axeFaults(page)).toEqual([]);

    const size = page.viewportSize();
    await page.setViewportSize({ width: 375, height: 667 });
    await expect(page.getByRole("heading", { name: own.total })).toBeInViewport();
    if (size) await page.setViewportSize(size);

    await steps.getByRole("link", { name: own.setPassword }).click();
    const dialog = page.getByRole("dialog", { name: own.tradingPassword });
    await dialog.getByLabel(own.tradingPassword, { exact: true }).fill("135790");
    await dialog.getByLabel(own.again).fill("135790");
    await dialog.getByRole("button", { name: own.setIt }).click();
    await expect(dialog).toBeHidden();
    await expect(steps, "back where the member came from").toBeVisible();
    await expect(steps.getByRole("link", { name: own.setPassword })).toHaveCount(0);

    await world.grant("bob", 100_000);
    const { token } = world.member("bob").session;
    await world.post(token, "products/buy", { products_id: 2, price: 100_000, expire: 6 });
    await page.reload();
    await expect(steps.getByRole("listitem"), "identity and wallet are still missing").toHaveCount(4);
    await expect(steps.locator("[aria-current=step]")).toContainText(own.handIn);
  });
});

test.describe("the first withdrawal", () => {
  test.use({ as: "bob" });

  test("sets the trading password and comes back", async ({ page, own }) => {
    await page.goto(centre(7));
    await expect(page.getByText(own.setFirst)).toBeVisible();
    const dialog = page.getByRole("dialog", { name: own.tradingPassword });
    await dialog.getByLabel(own.tradingPassword, { exact: true }).fill("135790");
    await dialog.getByLabel(own.again).fill("135790");
    await dialog.getByRole("button", { name: own.setIt }).click();
    await expect(page).toHaveURL(/personageHighlight=7/);
    await expect(page.getByRole("heading", { name: own.where })).toBeVisible();
    await expect(
      page.getByText(own.hasBeenSet),
      "what has just been done is said, and no longer asked for",
    ).toBeVisible();
    await expect(page.getByText(own.setFirst)).toBeHidden();
  });
});

test.describe("everything rejected", () => {
  test.use({ scenario: "rejected" });

  for (const [tab, link, place] of [
    ["deposit", "handInNew", /personageHighlight=6&dialog=bank-top-up/],
    ["coin-deposit", "reportAgain", /personageHighlight=6&dialog=usdt-top-up/],
    ["withdrawal", "withdrawAgain", /personageHighlight=7&tab=bank/],
    ["coin-withdrawal", "withdrawAgain", /personageHighlight=7&tab=TRC20/],
  ] as const) {
    test(`a ${tab} names its next step and links to it`, async ({ page, own }) => {
      await page.goto(centre(8, `&tab=${tab}`));
      await page.getByRole("row").getByRole("button", { name: own.details }).first().click();
      await page.getByRole("dialog").getByRole("link", { name: own[link] }).click();
      await expect(page).toHaveURL(place);
    });
  }
});
