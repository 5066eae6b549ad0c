// Fills in the forms of the five POSTs that move money, up to the last press: for tests that apply to all of them.
import { expect, type Locator, type Page } from "@playwright/test";
import type { OperationId, ProductPath } from "#names";
import { chooseWords, type Language, wordIn, wordsIn } from "../words.ts";
import type { World } from "../world/world.ts";
import { USUAL_TRADING_PASSWORD } from "./member-forms.ts";
import { Personage } from "./personage.ts";
import { pngFile } from "./receipt.ts";

const WORDS = {
  amount: { en: "Withdrawal amount", ja: "出金額", "zh-CN": "提现金额" },
  completed: { en: "I have completed the deposit", ja: "送金済みとして申請する", "zh-CN": "我已转账" },
  confirm: { en: "Confirm withdrawal", ja: "出金を確定する", "zh-CN": "确认提现" },
  again: { en: "Submit the same again", ja: "同じ内容でもう一度送信する", "zh-CN": "以相同内容再次提交" },
  next: { en: "Next", ja: "次へ", "zh-CN": "下一步" },
  payPassword: { en: "Trading password", ja: "取引パスワード", "zh-CN": "交易密码" },
  usdtTopUp: { en: "USDT top-up", ja: "USDTで入金", "zh-CN": "USDT充值" },
  withdrawn: { en: "Withdrawal requested", ja: "出金を申請しました", "zh-CN": "已提交提现申请" },
} as const;

export interface MoneyData {
  /** Whole yen, or USDT if the form asks for USDT. */
  readonly amount: number;
  /** Trading password of the withdrawing member. */
  readonly payPassword: string;
  /** For the USDT top-up: 64 hexadecimal digits. */
  readonly txid: string;
}

export interface MoneyPost {
  /** Path in the contract, below /api/. */
  readonly call: ProductPath;
  readonly operation: OperationId;
  /**
   * Fills in the form; returns the submit button. Omitted values have defaults. A number is added to the default amount
   * and changes the default TXID.
   */
  fill(page: Page, lang: Language, data?: number | Partial<MoneyData>): Promise<Locator>;
  /** Waits until the form has succeeded. */
  done(page: Page, lang: Language): Promise<void>;
}

/** The submit button, which has another label after a lost reply: it then offers to send again. */
const pressOf = (within: Locator, lang: Language, name: string): Locator =>
  within
    .getByRole("button", { name, exact: true })
    .or(within.getByRole("button", { name: wordIn(lang, WORDS.again), exact: true }));

const isClosed = async (page: Page): Promise<void> => expect(page.getByRole("dialog")).toBeHidden();

/** Opens a page of the personal centre without a draft. Leaves the page first, because an open form keeps its input. */
async function reopen(page: Page, lang: Language, search: string): Promise<void> {
  await page.goto("#/personage?personageHighlight=0");
  await expect(page.getByRole("heading", { level: 1, name: wordsIn(lang).accountAssets })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`#/personage?${search}`);
}

/** Merges the given values into the default ones; a number is added to the default amount. */
function dataOf(usualAmount: number, data: number | Partial<MoneyData> = {}): MoneyData {
  const step = typeof data === "number" ? data : 0;
  const usual = {
    amount: usualAmount + step,
    payPassword: USUAL_TRADING_PASSWORD,
    txid: String(step).padStart(64, "a"),
  };
  return { ...usual, ...(typeof data === "object" && data) };
}

function withdrawal(call: "withdrawal" | "bankWithdrawal", tab: string, usualAmount: number): MoneyPost {
  return {
    call: `wallet/${call}`,
    operation: `wallet.${call}`,
    async fill(page, lang, data) {
      const { amount, payPassword } = dataOf(usualAmount, data);
      const main = page.getByRole("main");
      await reopen(page, lang, `personageHighlight=7&tab=${tab}`);
      await main.getByRole("textbox", { name: wordIn(lang, WORDS.amount) }).fill(String(amount));
      await main.getByLabel(wordIn(lang, WORDS.payPassword), { exact: true }).fill(payPassword);
      const { confirm, withdraw } = wordsIn(lang);
      await main.getByRole("button", { name: tab === "bank" ? confirm : withdraw, exact: true }).click();
      return pressOf(main, lang, wordIn(lang, WORDS.confirm));
    },
    done: (page, lang) => expect(page.getByRole("heading", { name: wordIn(lang, WORDS.withdrawn) })).toBeVisible(),
  };
}

export type MoneyPostName = "purchase" | `${"bank" | "USDT"} ${"top-up" | "withdrawal"}`;

export const MONEY_POSTS: Readonly<Record<MoneyPostName, MoneyPost>> = {
  purchase: {
    call: "products/buy",
    operation: "products.buy",
    async fill(page, lang, data) {
      const words = wordsIn(lang);
      await reopen(page, lang, "personageHighlight=1");
      const amount = String(dataOf(30_000, data).amount);
      const dialog = await new Personage(page, words).reviewPurchase(words.productName, amount);
      return pressOf(dialog, lang, words.confirmPurchase);
    },
    done: isClosed,
  },
  "USDT top-up": {
    call: "wallet/recharge",
    operation: "wallet.recharge",
    async fill(page, lang, data) {
      const { amount, txid } = dataOf(100, data);
      const own = chooseWords(lang, { next: WORDS.next, completed: WORDS.completed, usdtTopUp: WORDS.usdtTopUp });
      await reopen(page, lang, "personageHighlight=6");
      await page.getByRole("button", { name: own.usdtTopUp }).click();
      const dialog = page.getByRole("dialog");
      await dialog.locator("input[name=amount]").fill(String(amount));
      await dialog.getByRole("radio", { name: "TRC20" }).check();
      await dialog.getByRole("button", { name: own.next, exact: true }).click();
      await dialog.getByRole("textbox", { name: "TXID" }).fill(txid);
      return pressOf(dialog, lang, own.completed);
    },
    done: isClosed,
  },
  "bank top-up": {
    call: "wallet/bankRecharge",
    operation: "wallet.bankRecharge",
    async fill(page, lang, data) {
      const { amount } = dataOf(50_000, data);
      const words = wordsIn(lang);
      await reopen(page, lang, "personageHighlight=6");
      await page.getByRole("button", { name: words.bankTopUp }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(words.topUpAmount).fill(String(amount));
      const receipt = pngFile();
      await dialog.getByLabel(words.receipt).setInputFiles(receipt);
      await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
      return pressOf(dialog, lang, words.handInTopUp);
    },
    done: isClosed,
  },
  "USDT withdrawal": withdrawal("withdrawal", "TRC20", 10),
  "bank withdrawal": withdrawal("bankWithdrawal", "bank", 5_000),
};

/** Counts a member's holdings and wallet records; each executed POST adds one. */
export async function movements(world: World, handle: string): Promise<number> {
  const { token } = world.member(handle).session;
  const lists = [1, 2].flatMap((type) =>
    [1, 2].map((payType) => `wallet/index?type=${type}&payType=${payType}` as const),
  );
  const totals = await Promise.all(lists.map((list) => world.get<{ total: number }>(token, list)));
  const holdings = await world.get<unknown[]>(token, "orders/getMyFunds");
  return totals.reduce((sum, { total }) => sum + total, holdings.length);
}

/** Blocks reads that would reveal the movement, until the returned function is called. */
export async function hideRecords(page: Page): Promise<() => Promise<void>> {
  const lists = /\/api\/(wallet\/index|orders\/getMyFunds)/;
  await page.route(lists, (route) => route.abort());
  return () => page.unroute(lists);
}
