// The investor's whole journey in each language: landing, sign-up, identity, top-up, purchase, maturity, second
// purchase, withdrawal. Only time and the back office are simulated. One run is in a browser that translates each page.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { Personage } from "../pages/personage.ts";
import { pngFile } from "../pages/receipt.ts";
import { WALK_WORDS } from "../pages/walk-words.ts";
import { staleTexts } from "../translated-pages/stale-texts.ts";
import { translatableFigures } from "../translated-pages/translatable-figures.ts";
import { translateFromStart } from "../translated-pages/translator.ts";
import { chooseWords, type Language, type Words } from "../words.ts";
import type { World } from "../world/world.ts";

const MEMBER = "newcomer@example.test";
const NAME = "SATO HANA";

const PHONE = { width: 375, height: 812 };
const VISITORS = [
  { lang: "ja", viewport: PHONE, isTranslated: false },
  { lang: "en", viewport: PHONE, isTranslated: false },
  { lang: "zh-CN", viewport: PHONE, isTranslated: false },
  { lang: "en", viewport: { width: 1280, height: 900 }, isTranslated: false },
  { lang: "en", viewport: PHONE, isTranslated: true },
] as const;

const walkOf = (page: Page, world: World, words: Words, lang: Language) => {
  const own = chooseWords(lang, WALK_WORDS);
  return {
    page,
    world,
    words,
    own,
    centre: new Personage(page, words),
    main: page.getByRole("main"),
    dialog: page.getByRole("dialog"),
    steps: page.getByRole("region", { name: own.firstSteps }),
  };
};
type Walk = ReturnType<typeof walkOf>;

const STEPS: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  async "a visitor chooses a plan, and is asked to log in or register first"({ page, words, main }) {
    await page.goto("");
    await main.getByRole("button", { name: words.productName }).click();
    await expect(page.getByText(words.logInToSubscribe)).toBeVisible();
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    await expect(main).toContainText(words.productName);
  },

  async "signs up, and is back at the plan"({ page, words, main, dialog }) {
    await main.getByRole("link", { name: words.register }).click();
    await page.getByRole("textbox", { name: words.email }).fill(MEMBER);
    await page.getByLabel(words.password, { exact: true }).fill("Passw0rd1");
    await page.getByLabel(words.passwordAgain, { exact: true }).fill("Passw0rd1");
    await page.getByRole("checkbox").check();
    await main.getByRole("button", { name: words.register }).click();
    await expect(dialog).toContainText(words.productName);
  },

  async "the first steps lead to the identity, which a reviewer approves"({ page, world, own, centre, main, steps }) {
    await centre.open("assets");
    await steps.getByRole("link", { name: own.submitDocument }).click();
    await page.getByLabel(own.fullName).fill(NAME);
    await page.getByRole("radio", { name: own.female, exact: true }).check();
    await page.getByLabel(own.documentNumber).fill("B7654321");
    await page.getByLabel(own.front).setInputFiles(pngFile("front.png"));
    await page.getByLabel(own.back).setInputFiles(pngFile("back.png"));
    await main.getByRole("button", { name: own.handInDocument }).click();
    await expect(main).toContainText(own.underReview);
    await world.decide(MEMBER, "identity", "approve");
    await page.reload();
    await expect(main).toContainText(own.verified);
  },

  async "and to the top-up, which is credited once it is approved"({ page, world, words, own, centre, dialog, steps }) {
    await centre.open("assets");
    await steps.getByRole("link", { name: own.toTopUp, exact: true }).click();
    await page.getByRole("button", { name: words.bankTopUp }).click();
    await dialog.getByLabel(words.topUpAmount).fill("50,000");
    await dialog.getByLabel(words.receipt).setInputFiles(pngFile("receipt.png"));
    await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
    await expect(dialog).toContainText("receipt.png");
    await dialog.getByRole("button", { name: words.handInTopUp }).click();
    await expect(dialog).toBeHidden();
    await centre.open("records");
    await expect(page.getByRole("row").filter({ hasText: "50,000" })).toContainText(words.inReview);
    await world.decide(MEMBER, "topup", "approve");
    await page.reload();
    await expect(page.getByRole("row").filter({ hasText: "50,000" })).toContainText(words.success);
  },

  async "the first purchase: holding, ledger and balance agree"({ page, words, centre, dialog }) {
    await centre.open("products");
    await centre.reviewPurchase(words.productName, "30000");
    await expect(dialog).toContainText("30,000");
    await dialog.getByRole("button", { name: words.confirmPurchase }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.bought)).toBeVisible();
    await centre.open("holdings");
    await expect(page.getByRole("row").filter({ hasText: words.productName })).toContainText("30,000");
    await centre.open("fundsFlow");
    await page.getByRole("tab", { name: words.expense }).click();
    await expect(page.getByRole("row").filter({ hasText: words.productName })).toContainText("30,000");
    await centre.open("assets");
    await expect(centre.figure(words.availableBalance)).toContainText("20,000");
  },

  async "at maturity the bell says so, and leads to investing again"({ page, world, words, own, centre, dialog }) {
    await world.advance("P6M1D", { keepSessions: true });
    await page.reload();
    await expect(centre.figure(words.availableBalance)).toContainText("51,");
    await page.getByRole("banner").getByRole("button", { name: own.notifications }).click();
    const list = page.getByRole("region", { name: own.notifications });
    await list.getByRole("link", { name: own.buyAgain }).first().click();
    await expect(dialog, "the same product").toContainText(words.productName);
    await expect(dialog.getByRole("textbox"), "the same amount").toHaveValue(/^[\d,]+$/);
    await centre.reviewOpenPurchase("31000");
    await dialog.getByRole("button", { name: words.confirmPurchase }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.bought)).toBeVisible();
  },

  async "the first withdrawal asks for a trading password and an account, and is paid"({
    page,
    world,
    words,
    own,
    main,
  }) {
    await page.goto("#/personage?personageHighlight=7");
    const password = page.getByRole("dialog", { name: own.tradingPassword });
    await password.getByLabel(own.tradingPassword, { exact: true }).fill("135790");
    await password.getByLabel(own.again).fill("135790");
    await password.getByRole("button", { name: own.setPassword }).click();
    await main.getByRole("button", { name: own.bank }).click();
    await page.getByLabel(own.bankName).fill("Test Bank");
    await page.getByLabel(own.branchName).fill("Tokyo");
    await page.getByLabel(own.branchCode).fill("001");
    await page.getByLabel(own.accountNumber).fill("1234567");
    await page.getByLabel(own.holder).fill(NAME);
    await main.getByRole("button", { name: words.goToReview }).click();
    await expect(main).toContainText(own.sameName);
    await main.getByRole("button", { name: own.registerIt }).click();
    await main.getByRole("textbox", { name: own.withdrawalAmount }).fill("10000");
    await main.getByLabel(own.tradingPassword, { exact: true }).fill("135790");
    await main.getByRole("button", { name: words.confirm, exact: true }).click();
    await main.getByRole("button", { name: own.confirmWithdrawal }).click();
    await expect(page.getByRole("heading", { name: own.withdrawn })).toBeVisible();
    await world.decide(MEMBER, "withdrawal", "approve");
    await page.goto("#/personage?personageHighlight=8&tab=withdrawal");
    await expect(page.getByRole("row").filter({ hasText: "10,000" })).toContainText(words.success);
  },
};

for (const { isTranslated, ...visitor } of VISITORS) {
  test.describe(`${visitor.lang}, ${visitor.viewport.width} px${isTranslated ? ", translated" : ""}`, () => {
    test.use({ ...visitor, contextOptions: { reducedMotion: "no-preference" } });

    test("from landing to the second purchase and the withdrawal", async ({ page, world, words, lang }) => {
      if (isTranslated) await translateFromStart(page);
      const step = (name: string, act: () => Promise<void>) =>
        test.step(name, async () => {
          await act();
          if (!isTranslated) return;
          await expect.poll(() => staleTexts(page)).toEqual([]);
          await expect.poll(() => translatableFigures(page)).toEqual([]);
        });
      const walk = walkOf(page, world, words, lang);
      for (const [name, act] of Object.entries(STEPS)) await step(name, () => act(walk));

      expect(await world.calls("products.buy"), "each purchase was sent once").toBe(2);
      expect(await world.calls("wallet.bankWithdrawal"), "the withdrawal was sent once").toBe(1);
    });
  });
}
