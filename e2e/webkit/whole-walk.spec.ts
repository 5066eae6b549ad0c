// The investor's whole journey in Safari's engine, by pointer and by keyboard: sign-up, identity, top-ups by bank and
// USDT, purchase, maturity, binding, withdrawal, logout.
import { writeFileSync } from "node:fs";
import { receiptPng } from "../pages/receipt.ts";
import { WALK_WORDS } from "../pages/walk-words.ts";
import { chooseWords } from "../words.ts";
import { expect, test } from "./fixtures.ts";
import { keyboard, pointer } from "./hand.ts";

const OWN = {
  completed: { ja: "送金済みとして申請する" },
  next: { ja: "次へ" },
  usdtTopUp: { ja: "USDTで入金" },
} as const;
const MEMBER = "newcomer@example.test";
const NAME = "SATO HANA";
const section = (id: number, rest = ""): string => `#/personage?personageHighlight=${id}${rest}`;

for (const means of ["pointer", "keyboard"] as const) {
  test(`the whole walk by ${means}`, { tag: "@core" }, async ({ safari: page, world, words, lang }, info) => {
    const own = chooseWords(lang, { ...WALK_WORDS, ...OWN });
    const hand = means === "pointer" ? pointer : keyboard(page);
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const image = info.outputPath("receipt.png");
    writeFileSync(image, receiptPng());

    await test.step("signs up from a plan, and is back at it", async () => {
      await page.goto("");
      await hand.press(main.getByRole("button", { name: words.productName }));
      await page.waitForURL(/#\/login\?redirect=/);
      await hand.follow(main.getByRole("link", { name: words.register }));
      await hand.fill(page.getByRole("textbox", { name: words.email }), MEMBER);
      await hand.fill(page.getByLabel(words.password, { exact: true }), "Passw0rd1");
      await hand.fill(page.getByLabel(words.passwordAgain, { exact: true }), "Passw0rd1");
      await hand.check(page.getByRole("checkbox"));
      await hand.press(main.getByRole("button", { name: words.register }));
      await dialog.shows(words.productName);
    });

    await test.step("hands in the identity, which a reviewer approves", async () => {
      await page.goto(section(3));
      await hand.fill(page.getByLabel(own.fullName), NAME);
      await hand.check(page.getByRole("radio", { name: own.female, exact: true }));
      await hand.fill(page.getByLabel(own.documentNumber), "B7654321");
      await page.getByLabel(own.front).setInputFiles(image);
      await page.getByLabel(own.back).setInputFiles(image);
      await hand.press(main.getByRole("button", { name: own.handInDocument }));
      await main.shows(own.underReview);
      await world.decide(MEMBER, "identity", "approve");
      await page.reload();
      await main.shows(own.verified);
    });

    await test.step("tops up by bank", async () => {
      await page.goto(section(6));
      await hand.press(page.getByRole("button", { name: words.bankTopUp }));
      await hand.fill(dialog.getByLabel(words.topUpAmount), "50,000");
      await dialog.getByLabel(words.receipt).setInputFiles(image);
      await hand.press(dialog.getByRole("button", { name: words.confirm, exact: true }));
      await dialog.shows("receipt.png");
      await hand.press(dialog.getByRole("button", { name: words.handInTopUp }));
      await dialog.waitFor({ state: "hidden" });
      await world.decide(MEMBER, "topup", "approve");
    });

    await test.step("and by USDT", async () => {
      await page.goto(section(6));
      await hand.press(page.getByRole("button", { name: own.usdtTopUp }));
      await hand.fill(dialog.locator("input[name=amount]"), "100");
      await hand.check(dialog.getByRole("radio", { name: "TRC20" }));
      await hand.press(dialog.getByRole("button", { name: own.next, exact: true }));
      await hand.fill(dialog.getByRole("textbox", { name: "TXID" }), "9f".repeat(32));
      await hand.press(dialog.getByRole("button", { name: own.completed }));
      await dialog.waitFor({ state: "hidden" });
    });

    await test.step("buys, and is notified at maturity", async () => {
      await page.goto(section(1));
      const row = page.getByRole("listitem").filter({ hasText: words.productName });
      await hand.press(row.getByRole("button", { name: words.buy }));
      await hand.fill(dialog.getByRole("textbox", { name: words.amount }), "30000");
      await hand.check(dialog.getByRole("checkbox"));
      await hand.press(dialog.getByRole("button", { name: words.goToReview }));
      await hand.press(dialog.getByRole("button", { name: words.confirmPurchase }));
      await dialog.waitFor({ state: "hidden" });
      await page.goto(section(2));
      await page.getByRole("row").filter({ hasText: words.productName }).shows("30,000");
      await world.advance("P6M1D", { keepSessions: true });
      await page.reload();
      await hand.press(page.getByRole("banner").getByRole("button", { name: own.notifications }));
      const list = page.getByRole("region", { name: own.notifications });
      await list.getByRole("link", { name: own.buyAgain }).first().waitFor();
    });

    await test.step("binds an account, and withdraws to it", async () => {
      await page.goto(section(7));
      const password = page.getByRole("dialog", { name: own.tradingPassword });
      await hand.fill(password.getByLabel(own.tradingPassword, { exact: true }), "135790");
      await hand.fill(password.getByLabel(own.again), "135790");
      await hand.press(password.getByRole("button", { name: own.setPassword }));
      await password.waitFor({ state: "hidden" });
      await hand.press(main.getByRole("button", { name: own.bank }));
      await hand.fill(page.getByLabel(own.bankName), "Test Bank");
      await hand.fill(page.getByLabel(own.branchName), "Tokyo");
      await hand.fill(page.getByLabel(own.branchCode), "001");
      await hand.fill(page.getByLabel(own.accountNumber), "1234567");
      await hand.fill(page.getByLabel(own.holder), NAME);
      await hand.press(main.getByRole("button", { name: words.goToReview }));
      await main.shows(own.sameName);
      await hand.press(main.getByRole("button", { name: own.registerIt }));
      await hand.fill(main.getByRole("textbox", { name: own.withdrawalAmount }), "10000");
      await hand.fill(main.getByLabel(own.tradingPassword, { exact: true }), "135790");
      await hand.press(main.getByRole("button", { name: words.confirm, exact: true }));
      await hand.press(main.getByRole("button", { name: own.confirmWithdrawal }));
      await page.getByRole("heading", { name: own.withdrawn }).waitFor();
      await world.decide(MEMBER, "withdrawal", "approve");
      await page.goto(section(8, "&tab=withdrawal"));
      await page.getByRole("row").filter({ hasText: "10,000" }).shows(words.success);
    });

    await test.step("logs out", async () => {
      await page.goto("#/aboutus");
      await hand.press(page.getByRole("banner").getByRole("button", { name: words.menu }));
      await hand.press(
        page.getByRole("dialog", { name: words.menu }).getByRole("button", { name: words.logOut }).first(),
      );
      await hand.press(page.getByRole("dialog", { name: words.logOut }).getByRole("button", { name: words.logOut }));
      await page.until(
        () => page.evaluate(() => localStorage.getItem("userinfo") === null),
        () => "the member is still logged in",
      );
    });

    expect(await world.calls("products.buy"), "the purchase was sent once").toBe(1);
    expect(await world.calls("wallet.bankWithdrawal"), "the withdrawal was sent once").toBe(1);
  });
}
