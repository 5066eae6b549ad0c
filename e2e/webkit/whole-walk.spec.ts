// The investor's whole journey in Safari's engine, by pointer and by keyboard: sign-up, identity, top-ups by bank and
// USDT, purchase, maturity, binding, withdrawal, logout.
import { writeFileSync } from "node:fs";
import { receiptPng } from "../pages/receipt.ts";
import { WALK_WORDS } from "../pages/walk-words.ts";
import { chooseWords, type Words } from "../words.ts";
import type { World } from "../world/world.ts";
import { expect, test } from "./fixtures.ts";
import type { SafariPart } from "./locator.ts";
import type { SafariPage } from "./page.ts";
import { keyboard, pointer, type UserInput } from "./user-input.ts";

const OWN = {
  completed: { ja: "送金済みとして申請する" },
  next: { ja: "次へ" },
  usdtTopUp: { ja: "USDTで入金" },
} as const;
const MEMBER = "newcomer@example.test";
const NAME = "SATO HANA";
const section = (id: number, rest = ""): string => `#/personage?personageHighlight=${id}${rest}`;

interface Walk {
  readonly page: SafariPage;
  readonly world: World;
  readonly words: Words;
  readonly own: Readonly<Record<keyof typeof WALK_WORDS | keyof typeof OWN, string>>;
  readonly user: UserInput;
  readonly main: SafariPart;
  readonly dialog: SafariPart;
  /** Path of a picture. */
  readonly image: string;
}

const STEPS: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  async "signs up from a plan, and is back at it"({ page, words, user, main, dialog }) {
    await page.goto("");
    await user.press(main.getByRole("button", { name: words.productName }));
    await page.waitForURL(/#\/login\?redirect=/);
    await user.follow(main.getByRole("link", { name: words.register }));
    await user.fill(page.getByRole("textbox", { name: words.email }), MEMBER);
    await user.fill(page.getByLabel(words.password, { exact: true }), "Passw0rd1");
    await user.fill(page.getByLabel(words.passwordAgain, { exact: true }), "Passw0rd1");
    await user.check(page.getByRole("checkbox"));
    await user.press(main.getByRole("button", { name: words.register }));
    await dialog.shows(words.productName);
  },

  async "hands in the identity, which a reviewer approves"({ page, world, own, user, main, image }) {
    await page.goto(section(3));
    await user.fill(page.getByLabel(own.fullName), NAME);
    await user.check(page.getByRole("radio", { name: own.female, exact: true }));
    await user.fill(page.getByLabel(own.documentNumber), "B7654321");
    await page.getByLabel(own.front).setInputFiles(image);
    await page.getByLabel(own.back).setInputFiles(image);
    await user.press(main.getByRole("button", { name: own.handInDocument }));
    await main.shows(own.underReview);
    await world.decide(MEMBER, "identity", "approve");
    await page.reload();
    await main.shows(own.verified);
  },

  async "tops up by bank"({ page, world, words, user, dialog, image }) {
    await page.goto(section(6));
    await user.press(page.getByRole("button", { name: words.bankTopUp }));
    await user.fill(dialog.getByLabel(words.topUpAmount), "50,000");
    await dialog.getByLabel(words.receipt).setInputFiles(image);
    await user.press(dialog.getByRole("button", { name: words.confirm, exact: true }));
    await dialog.shows("receipt.png");
    await user.press(dialog.getByRole("button", { name: words.handInTopUp }));
    await dialog.waitFor({ state: "hidden" });
    await world.decide(MEMBER, "topup", "approve");
  },

  async "and by USDT"({ page, own, user, dialog }) {
    await page.goto(section(6));
    await user.press(page.getByRole("button", { name: own.usdtTopUp }));
    await user.fill(dialog.locator("input[name=amount]"), "100");
    await user.check(dialog.getByRole("radio", { name: "TRC20" }));
    await user.press(dialog.getByRole("button", { name: own.next, exact: true }));
    await user.fill(dialog.getByRole("textbox", { name: "TXID" }), "9f".repeat(32));
    await user.press(dialog.getByRole("button", { name: own.completed }));
    await dialog.waitFor({ state: "hidden" });
  },

  async "buys, and is notified at maturity"({ page, world, words, own, user, dialog }) {
    await page.goto(section(1));
    const row = page.getByRole("listitem").filter({ hasText: words.productName });
    await user.press(row.getByRole("button", { name: words.buy }));
    await user.fill(dialog.getByRole("textbox", { name: words.amount }), "30000");
    await user.check(dialog.getByRole("checkbox"));
    await user.press(dialog.getByRole("button", { name: words.goToReview }));
    await user.press(dialog.getByRole("button", { name: words.confirmPurchase }));
    await dialog.waitFor({ state: "hidden" });
    await page.goto(section(2));
    await page.getByRole("row").filter({ hasText: words.productName }).shows("30,000");
    await world.advance("P6M1D", { keepSessions: true });
    await page.reload();
    await user.press(page.getByRole("banner").getByRole("button", { name: own.notifications }));
    const list = page.getByRole("region", { name: own.notifications });
    await list.getByRole("link", { name: own.buyAgain }).first().waitFor();
  },

  async "binds an account, and withdraws to it"({ page, world, words, own, user, main }) {
    await page.goto(section(7));
    const password = page.getByRole("dialog", { name: own.tradingPassword });
    await user.fill(password.getByLabel(own.tradingPassword, { exact: true }), "135790");
    await user.fill(password.getByLabel(own.again), "135790");
    await user.press(password.getByRole("button", { name: own.setPassword }));
    await password.waitFor({ state: "hidden" });
    await user.press(main.getByRole("button", { name: own.bank }));
    await user.fill(page.getByLabel(own.bankName), "Test Bank");
    await user.fill(page.getByLabel(own.branchName), "Tokyo");
    await user.fill(page.getByLabel(own.branchCode), "001");
    await user.fill(page.getByLabel(own.accountNumber), "1234567");
    await user.fill(page.getByLabel(own.holder), NAME);
    await user.press(main.getByRole("button", { name: words.goToReview }));
    await main.shows(own.sameName);
    await user.press(main.getByRole("button", { name: own.registerIt }));
    await user.fill(main.getByRole("textbox", { name: own.withdrawalAmount }), "10000");
    await user.fill(main.getByLabel(own.tradingPassword, { exact: true }), "135790");
    await user.press(main.getByRole("button", { name: words.confirm, exact: true }));
    await user.press(main.getByRole("button", { name: own.confirmWithdrawal }));
    await page.getByRole("heading", { name: own.withdrawn }).waitFor();
    await world.decide(MEMBER, "withdrawal", "approve");
    await page.goto(section(8, "&tab=withdrawal"));
    await page.getByRole("row").filter({ hasText: "10,000" }).shows(words.success);
  },

  async "logs out"({ page, words, user }) {
    await page.goto("#/aboutus");
    await user.press(page.getByRole("banner").getByRole("button", { name: words.menu }));
    await user.press(
      page.getByRole("dialog", { name: words.menu }).getByRole("button", { name: words.logOut }).first(),
    );
    await user.press(page.getByRole("dialog", { name: words.logOut }).getByRole("button", { name: words.logOut }));
    await page.until(
      () => page.evaluate(() => localStorage.getItem("userinfo") === null),
      () => "the member is still logged in",
    );
  },
};

for (const means of ["pointer", "keyboard"] as const) {
  test(`the whole walk by ${means}`, { tag: "@core" }, async ({ safari, world, words, lang }, info) => {
    const image = info.outputPath("receipt.png");
    writeFileSync(image, receiptPng());
    const walk = {
      page: safari,
      world,
      words,
      own: chooseWords(lang, { ...WALK_WORDS, ...OWN }),
      user: means === "pointer" ? pointer : keyboard(safari),
      main: safari.getByRole("main"),
      dialog: safari.getByRole("dialog"),
      image,
    };
    for (const [name, act] of Object.entries(STEPS)) await test.step(name, () => act(walk));

    expect(await world.calls("products.buy"), "the purchase was sent once").toBe(1);
    expect(await world.calls("wallet.bankWithdrawal"), "the withdrawal was sent once").toBe(1);
  });
}
