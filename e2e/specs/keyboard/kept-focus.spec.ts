// When the focused element disappears, another element receives the focus, so that reading does not start again at the
// top of the document.
import type { FileChooser } from "@playwright/test";
import { expect, withWords } from "../../fixtures.ts";
import { Keyboard } from "../../pages/keyboard.ts";
import { pngFile } from "../../pages/receipt.ts";
import { chooseWords } from "../../words.ts";

const WORDS = {
  agreement: { en: "User agreement", ja: "利用規約" },
  back: { en: "Back of the document", ja: "本人確認書類の裏面" },
  clearFilter: { en: "Clear filter", ja: "絞り込みを解除" },
  confirm: { en: "Confirm withdrawal", ja: "出金を確定する" },
  difficulty: {
    en: "What mining difficulty is, and why estimates move",
    ja: "採掘難度とは何か：収益の見込みが変わる理由",
  },
  front: { en: "Front of the document", ja: "本人確認書類の表面" },
  handIn: { en: "Submit for review", ja: "審査に提出する" },
  loggedOut: { en: "You are logged out.", ja: "ログアウトしました。" },
  more: { en: "More news", ja: "ほかの記事" },
  name: { en: "Your full name", ja: "氏名" },
  number: { en: "Document number", ja: "書類の番号" },
  privacy: { en: "Privacy policy", ja: "プライバシーポリシー" },
  received: { en: "Withdrawal requested", ja: "出金を申請しました" },
  openRecord: { en: "Open the record", ja: "履歴の詳細を見る" },
  sent: { en: "We are checking your documents", ja: "書類を確認しています。" },
  topUp: { en: "Top up", ja: "入金する" },
  withdraw: { en: "Withdraw", ja: "出金する" },
  withdrawalAmount: { en: "Withdrawal amount", ja: "出金額" },
  tradingPassword: { en: "Trading password", ja: "取引パスワード" },
} as const;
const test = withWords(WORDS);

test("the next news item and the other agreement are pages: reading begins at their content", async ({ page, own }) => {
  const keyboard = new Keyboard(page);
  const main = page.getByRole("main");
  await page.goto("#/news/details?id=2");
  await expect(page.getByRole("heading", { level: 1, name: own.difficulty })).toBeVisible();
  await keyboard.tabTo(main.getByRole("navigation", { name: own.more }).getByRole("link").first());
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: own.difficulty })).toBeHidden();
  await expect(main).toBeFocused();
  await keyboard.hasPlace();

  await page.goto("#/agreement?type=privacy");
  await expect(page.getByRole("heading", { level: 1, name: own.privacy })).toBeVisible();
  await keyboard.tabTo(main.getByRole("link", { name: own.agreement, exact: true }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: own.agreement })).toBeVisible();
  await expect(main).toBeFocused();
  await keyboard.hasPlace();
});

test.describe("a member", () => {
  test.use({ as: "alice" });

  test("goes from the amounts to top-up and withdrawal, and continues at the section's heading", async ({
    page,
    own,
  }) => {
    const keyboard = new Keyboard(page);
    const main = page.getByRole("main");
    for (const name of [own.topUp, own.withdraw]) {
      await page.goto("#/personage?personageHighlight=0");
      // Exclude the menu, which has a link of the same name.
      await keyboard.tabTo(main.getByRole("link", { name, exact: true }).and(page.locator("a:not(nav a)")));
      await keyboard.press("Enter");
      await expect(page).toHaveURL(/personageHighlight=[67]/);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await keyboard.hasPlace();
    }
  });

  test("follows the link in a withdrawal's result to its record", async ({ page, own }) => {
    const keyboard = new Keyboard(page);
    const main = page.getByRole("main");
    await page.goto("#/personage?personageHighlight=7&tab=bank");
    await keyboard.tabTo(main.getByRole("textbox", { name: own.withdrawalAmount }));
    await keyboard.type("5000");
    await keyboard.tabTo(main.getByLabel(own.tradingPassword, { exact: true }));
    await keyboard.type("123456");
    await keyboard.press("Enter");
    await keyboard.tabTo(main.getByRole("button", { name: own.confirm }));
    await keyboard.press("Enter");
    await expect(main.getByRole("heading", { name: own.received })).toBeFocused();
    await keyboard.tabTo(main.getByRole("link", { name: own.openRecord }));
    await keyboard.press("Enter");
    const record = page.getByRole("dialog");
    await expect(record).toBeVisible();
    await expect.poll(() => keyboard.isIn(record)).toBe(true);
    await keyboard.hasPlace();
  });

  test("clears a filter, and stays at the filters", async ({ page, lang }) => {
    const keyboard = new Keyboard(page);
    await page.goto("#/personage?personageHighlight=8&status=failure&from=2020-01-01&to=2020-01-02");
    const clear = page.getByRole("button", { name: chooseWords(lang, WORDS).clearFilter }).last();
    await keyboard.tabTo(clear);
    await keyboard.press("Enter");
    await expect(clear).toBeHidden();
    await keyboard.hasPlace();
    expect(await keyboard.isIn(page.getByRole("main"))).toBe(true);
  });

  test("logs out: the focus stays on the page until the login replaces it", async ({ page, words, lang }) => {
    const keyboard = new Keyboard(page);
    await page.goto("#/product");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const opener = page.getByRole("banner").getByRole("button", { name: words.menu });
    const phone = await opener.isVisible();
    if (phone) {
      await keyboard.tabTo(opener);
      await keyboard.press("Enter");
    }
    const frame = phone ? page.getByRole("dialog", { name: words.menu }) : page.getByRole("banner");
    await keyboard.tabTo(frame.getByRole("button", { name: words.logOut }));
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: words.logOut });
    await keyboard.tabTo(dialog.getByRole("button", { name: words.logOut }));
    await keyboard.press("Enter");
    await expect(page.getByText(chooseWords(lang, WORDS).loggedOut)).toBeVisible();
    await expect(dialog).toBeHidden();
    await keyboard.hasPlace();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test.describe("a member without identity", () => {
  test.use({ as: "bob" });

  test("submits it, sees focused file controls, and continues at its status", async ({ page, own }) => {
    const keyboard = new Keyboard(page);
    const choosers: FileChooser[] = [];
    page.on("filechooser", (chooser) => choosers.push(chooser));
    await page.goto("#/personage?personageHighlight=3");
    await keyboard.tabTo(page.getByLabel(own.name));
    await keyboard.type("Suzuki Hajime");
    await keyboard.tabTo(page.getByRole("radio").first());
    await keyboard.press("ArrowRight");
    await keyboard.tabTo(page.getByLabel(own.number));
    await keyboard.type("B7654321");
    for (const label of [own.front, own.back]) {
      const input = page.getByLabel(label);
      await keyboard.tabTo(input);
      await keyboard.hasPlace();
      await keyboard.press("Enter");
      await expect.poll(() => choosers.length).toBe(1);
      await choosers.pop()?.setFiles(pngFile("side.png"));
      await expect(input).toBeFocused();
      await keyboard.hasPlace();
    }
    await keyboard.tabTo(page.getByRole("button", { name: own.handIn }));
    await keyboard.press("Enter");
    await expect(page.getByText(own.sent)).toBeVisible();
    await keyboard.hasPlace();
    await expect(page.locator(":focus"), "and hears how it stands").toContainText(own.sent);
  });
});
