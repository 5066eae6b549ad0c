import type { Locator, Page } from "@playwright/test";
import { expect, test as base } from "../../../fixtures.ts";
import { Personage } from "../../../pages/personage.ts";
import { chooseWords, type Language, type WordList, type Words } from "../../../words.ts";

const OWN = {
  accountEnd: { en: "Number ending in", ja: "番号の末尾" },
  addReceipt: { en: "Add the receipt of your transfer.", ja: "振込明細を添付してください。" },
  back: { en: "Back", ja: "戻る" },
  amountInYen: { en: "Top-up amount (yen)", ja: "入金額（円）" },
  belowMinimum: { en: "below the minimum of 50 USDT", ja: "最低入金額の50 USDTに達していません" },
  chooseNetwork: { en: "Choose the network you will send over.", ja: "送金に使うネットワークを選んでください。" },
  digitsSoFar: { en: "3 characters; a TXID usually has 64", ja: "TXIDは通常64文字です（現在3文字）" },
  isAddress: { en: "This looks like an address.", ja: "アドレスのようです" },
  likeOther: { en: "looks like a TXID on ERC20", ja: "ERC20のTXIDのようです" },
  lookUp: { en: "Look it up in the block explorer", ja: "ブロックエクスプローラーで確認する" },
  cancel: { en: "Cancel", ja: "キャンセル" },
  notInBalance: { en: "is being checked and not in your balance yet", ja: "の着金を確認しています" },
  platform: { en: "At the platform rate, the amount would be ¥15,705.", ja: "基準レートで換算すると¥15,705です。" },
  close: { en: "Close", ja: "閉じる" },
  completed: { en: "I have completed the deposit", ja: "送金済みとして申請する" },
  copyAll: { en: "Copy all", ja: "すべてコピー" },
  copyAddress: { en: "Copy address", ja: "アドレスをコピー" },
  copyFailed: { en: "Could not copy the address", ja: "アドレスをコピーできませんでした" },
  discard: { en: "Discard", ja: "破棄する" },
  discardQuestion: { en: "Discard what you entered?", ja: "入力した内容を破棄しますか？" },
  enterTxId: { en: "Enter the TXID.", ja: "TXIDを入力してください。" },
  integer: { en: "Enter an integer amount.", ja: "整数で入力してください。" },
  keepEditing: { en: "Keep editing", ja: "入力を続ける" },
  kept: { en: "We kept what you had entered.", ja: "入力途中の内容を復元しました。" },
  next: { en: "Next", ja: "次へ" },
  offline: { en: "This can be sent once the connection is back.", ja: "接続が戻ると送信できます。" },
  received: { en: "We have received your top-up.", ja: "入金の申請を受け付けました。" },
  remove: { en: "Remove", ja: "削除する" },
  saveQr: { en: "Save QR code", ja: "QRコードを保存" },
  useAnyway: { en: "Use anyway", ja: "このまま使う" },
  usdtTopUp: { en: "USDT top-up", ja: "USDTで入金" },
  wrongNetwork: { en: "USDT sent over another network, are lost", ja: "ほかのネットワークで送ったUSDTは失われます" },
} as const satisfies WordList;

export const HASH = "9f".repeat(32);
export const CHAINS = {
  TRC20: {
    hash: HASH,
    address: "TGZFukfjGkBVFtR7hARTfC4qQdFrxtL1Gw",
    yen: 15_680,
    shown: "¥15,680",
    label: "TRC20 (TRON)",
  },
  ERC20: {
    hash: `0x${HASH}`,
    address: "0x4841534847524f56452044454d4F204F4E4c5921",
    yen: 15_620,
    shown: "¥15,620",
    label: "ERC20 (Ethereum)",
  },
} as const;

/** The USDT top-up dialog, found by its texts. */
function usdtDialog(page: Page, lang: Language) {
  const own = chooseWords(lang, OWN);
  const dialog = page.getByRole("dialog");
  const button = (name: string): Locator => dialog.getByRole("button", { name, exact: true });
  return {
    own,
    dialog,
    button,
    amount: dialog.locator("input[name=amount]"),
    txId: dialog.getByRole("textbox", { name: "TXID" }),
    question: dialog.getByRole("alertdialog", { name: own.discardQuestion }),
    async open() {
      await page.goto("#/personage?personageHighlight=6");
      await page.getByRole("button", { name: own.usdtTopUp }).click();
      await expect(dialog).toBeVisible();
    },
    async toDeposit(amount: string, chain: keyof typeof CHAINS = "TRC20") {
      await dialog.locator("input[name=amount]").fill(amount);
      await dialog.getByRole("radio", { name: CHAINS[chain].label }).check();
      await button(own.next).click();
      await expect(button(own.completed)).toBeVisible();
    },
  };
}

/** The bank top-up dialog, found by its texts. */
function bankDialog(page: Page, words: Words) {
  const dialog = page.getByRole("dialog");
  return {
    dialog,
    amount: dialog.getByLabel(words.topUpAmount),
    receipt: dialog.getByLabel(words.receipt),
    review: dialog.getByRole("button", { name: words.confirm, exact: true }),
    handIn: dialog.getByRole("button", { name: words.handInTopUp }),
    async open() {
      await new Personage(page, words).open("topUp");
      await page.getByRole("button", { name: words.bankTopUp }).click();
    },
  };
}

/** `test` with the two dialogs of the top-up section; `own` has their words. */
export const test = base.extend<{
  own: ReturnType<typeof usdtDialog>["own"];
  usdt: ReturnType<typeof usdtDialog>;
  bank: ReturnType<typeof bankDialog>;
}>({
  own: async ({ lang }, use) => use(chooseWords(lang, OWN)),
  usdt: async ({ page, lang }, use) => use(usdtDialog(page, lang)),
  bank: async ({ page, words }, use) => use(bankDialog(page, words)),
});
