import type { Locator, Page } from "@playwright/test";
import { expect, test as base } from "../../../fixtures.ts";
import { chooseWords, type Language, type Words } from "../../../words.ts";
import type { World } from "../../../world/world.ts";

const wordsOf = (lang: Language) =>
  chooseWords(lang, {
    accountType: {
      en: "not an ordinary account (普通), add the type",
      ja: "普通預金以外の口座は、種別も入れてください",
    },
    address: { en: "address", ja: "アドレス" },
    addressGood: { en: "its checksum is right", ja: "アドレスの形式に誤りはありません" },
    amount: { en: "Withdrawal amount", ja: "出金額" },
    amountMissing: { en: "Enter the withdrawal amount.", ja: "出金額を入力してください。" },
    amountWhole: { en: "Enter an integer amount.", ja: "金額は整数で入力してください。" },
    back: { en: "Back", ja: "戻る" },
    bank: { en: "Withdrawal to a bank account", ja: "銀行口座に出金" },
    bankName: { en: "Bank name", ja: "銀行名" },
    bankTitle: { en: "Withdraw to your bank account", ja: "銀行口座に出金" },
    bindAddress: { en: "Register your ERC20 address", ja: "出金先のERC20アドレスを登録" },
    bindBank: { en: "Register your bank account", ja: "出金先の銀行口座を登録" },
    branchCode: { en: "Branch code", ja: "支店コード" },
    branchName: { en: "Branch name", ja: "支店名" },
    chooseNetwork: { en: "Choose a network.", ja: "ネットワークを選んでください。" },
    chooseWay: { en: "Where should the money go?", ja: "出金方法を選ぶ" },
    confirm: { en: "Confirm withdrawal", ja: "出金を確定する" },
    confirmBank: { en: "Is this your bank account?", ja: "この口座でよろしいですか？" },
    checkName: { en: "Please check that the account holder is the same person", ja: "口座名義が同じ方かどうか" },
    deducted: { en: "Deducted from your balance", ja: "残高からの出金額" },
    inADay: { en: "within 24 hours of your request", ja: "申請から通常24時間以内" },
    doubtBranch: { en: "Branch codes at Japanese banks have 3 digits", ja: "支店コードは3桁です。" },
    doubtHolder: { en: "Banks write account names in katakana", ja: "口座名義は、カタカナ" },
    doubtNumber: { en: "Account numbers at Japanese banks have 7 digits", ja: "口座番号は7桁です" },
    otherName: { en: "differs from the account holder", ja: "口座名義と異なります" },
    sameName: { en: "The account holder matches your verified identity", ja: "本人確認済みのお名前と一致" },
    aboveFee: { en: "fee of 1 USDT", ja: "手数料の1 USDT" },
    fee: { en: "Fee", ja: "手数料" },
    figuresOnly: { en: "figures only", ja: "口座番号は数字で" },
    holder: { en: "Account holder", ja: "口座名義" },
    identity: { en: "Your identity is not verified", ja: "本人確認がまだ済んでいません" },
    lockedUntil: { en: "withdrawals are locked until", ja: "まで出金できません" },
    locked: { en: "Withdrawals are locked for now", ja: "現在、出金を停止しています" },
    more: { en: "more than your balance", ja: "残高を超えています" },
    noChecksum: { en: "carries no checksum", ja: "入力の誤りを自動で見つけられません" },
    number: { en: "Account number", ja: "口座番号" },
    passwordMissing: { en: "Enter your trading password.", ja: "取引パスワードを入力してください。" },
    payPassword: { en: "Trading password", ja: "取引パスワード" },
    received: { en: "Withdrawal requested", ja: "出金を申請しました" },
    registerAgain: { en: "Please register it again.", ja: "もう一度ご登録ください。" },
    registerIt: { en: "Register these details", ja: "登録する" },
    required: { en: "Enter the ", ja: "を入力してください。" },
    review: { en: "Review your withdrawal", ja: "出金内容の確認" },
    openRecord: { en: "Open the record", ja: "履歴の詳細を見る" },
    setFirst: { en: "Please set your trading password first.", ja: "出金には取引パスワードの設定が必要です。" },
    sixDigits: { en: "The trading password has 6 digits.", ja: "取引パスワードは6桁の数字です。" },
    tooShort: { en: "too short", ja: "短すぎます" },
    triesLeft: { en: "Attempts left: 4", ja: "あと4回" },
    useAll: { en: "Use full balance", ja: "全額を指定" },
    useNetwork: { en: "Use this network", ja: "このネットワークを使う" },
    useAnyway: { en: "Use anyway", ja: "このまま使う" },
    usdt: { en: "USDT withdrawal", ja: "USDTで出金" },
    platformAddress: { en: "This is our address", ja: "当社のアドレス" },
    youReceive: { en: "You will receive", ja: "受取額" },
    wrongChain: { en: "looks like an address on TRC20", ja: "TRC20のアドレスのようです" },
    wrongChecksum: { en: "The checksum does not match", ja: "アドレスに誤りがあります" },
  });

/** The withdraw section: actions shared by the tests. */
export class Withdraw {
  readonly page: Page;
  readonly words: ReturnType<typeof wordsOf>;
  readonly #shared: Words;

  constructor(page: Page, lang: Language, shared: Words) {
    this.page = page;
    this.words = wordsOf(lang);
    this.#shared = shared;
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }
  get amount(): Locator {
    return this.main.getByRole("textbox", { name: this.words.amount });
  }
  get payPassword(): Locator {
    return this.main.getByLabel(this.words.payPassword, { exact: true });
  }
  /** The submit button of the bank or USDT form. */
  get next(): Locator {
    const button = (name: string) => this.main.getByRole("button", { name, exact: true });
    return button(this.#shared.confirm).or(button(this.#shared.withdraw));
  }
  get confirm(): Locator {
    return this.button(this.words.confirm);
  }

  async open(place = ""): Promise<void> {
    await this.page.goto(`#/personage?personageHighlight=7${place && `&tab=${place}`}`);
  }
  button(name: string): Locator {
    return this.main.getByRole("button", { name });
  }
  heading(name: string): Locator {
    return this.main.getByRole("heading", { level: 2, name });
  }
  /** The deducted amount, which review and result show in large type. */
  get deducted(): Locator {
    return this.main.getByText(this.words.deducted, { exact: true }).locator("xpath=following-sibling::*[1]");
  }
  /** A line of a summary by its label. */
  line(label: string): Locator {
    return this.main.locator("dl > div").filter({ hasText: label }).locator("dd");
  }
  async fillBank(number: string): Promise<void> {
    const { words, page } = this;
    await page.getByLabel(words.bankName).fill("テスト銀行");
    await page.getByLabel(words.branchName).fill("本店");
    await page.getByLabel(words.branchCode).fill("００１");
    await page.getByLabel(words.number).fill(number);
    await page.getByLabel(words.holder).fill("サトウ ハナ");
  }
  /** Fills in the form and opens the review, which only asks to confirm. */
  async review(amount: string, payPassword = "123456"): Promise<void> {
    await this.amount.fill(amount);
    await this.payPassword.fill(payPassword);
    await this.next.click();
    await expect(this.heading(this.words.review)).toBeFocused();
    await expect(this.payPassword, "asked for once").toHaveCount(0);
  }
}

export const balanceOf = async (world: World): Promise<number> =>
  (await world.get<{ balance: number }>(world.member("alice").session.token, "wallet/getBalance")).balance;
export const recordsOf = async (world: World, channel: "bank" | "coin") =>
  (
    await world.get<{ list: { id: number; audit: number; amount: string | number }[] }>(
      world.member("alice").session.token,
      `wallet/index?type=2&payType=${channel === "bank" ? 2 : 1}`,
    )
  ).list;

/** `test` with the withdraw section; `say` has its words. */
export const test = base.extend<{ section: Withdraw; say: Withdraw["words"] }>({
  section: async ({ page, lang, words }, use) => use(new Withdraw(page, lang, words)),
  say: async ({ section }, use) => use(section.words),
});
