// Fills in the forms that members need before they can move money, up to the last press: sign-up, identity, trading
// password, bank account and address.
import { expect, type Locator, type Page } from "@playwright/test";
import type { OperationId, ProductPath } from "#names";
import { chooseWords, type Language, wordsIn } from "../words.ts";
import { receiptPng } from "./receipt.ts";
import { WALK_WORDS } from "./walk-words.ts";

const WORDS = {
  ...WALK_WORDS,
  address: { en: "address", ja: "アドレス", "zh-CN": "地址" },
  useAnyway: { en: "Use anyway", ja: "このまま使う", "zh-CN": "仍然使用" },
  male: { en: "Male", ja: "男性", "zh-CN": "男" },
} as const;

/** Default trading password in every scenario and persona. */
export const USUAL_TRADING_PASSWORD = "123456";

export interface MemberForm<Data> {
  /** Path in the contract, below /api/. */
  readonly call: ProductPath;
  readonly operation: OperationId;
  /** Default values. */
  readonly usual: Data;
  /** Opens the form and fills it in; returns the submit button. */
  fill(page: Page, lang: Language, data?: Partial<Data>): Promise<Locator>;
  /** Waits until the form has succeeded. */
  done(page: Page, lang: Language): Promise<void>;
}

export interface SignUpData {
  /** An address that no scenario uses. */
  readonly email: string;
  readonly password: string;
  /** Code of the inviting member; empty for none. */
  readonly inviteCode: string;
}

export interface IdentityData {
  readonly name: string;
  readonly gender: "female" | "male";
  readonly documentNumber: string;
  /** PNG images of the document's front and back. */
  readonly front: Buffer;
  readonly back: Buffer;
}

export interface TradingPasswordData {
  /**
   * Six digits. The form asks to confirm easily guessed ones; `fill` expects this only for sequences such as 123456.
   */
  readonly digits: string;
}

export interface BankAccountData {
  readonly bankName: string;
  readonly branchName: string;
  readonly branchCode: string;
  readonly number: string;
  readonly holder: string;
}

export interface AddressData {
  readonly chain: "TRC20" | "ERC20";
  /** The member's own address; the default one is for the default chain. */
  readonly address: string;
}

const SEQUENCE = "01234567890";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });

/** Loads an address in a new document, because an open document may still show old data. */
async function openAfresh(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address);
}

/** Opens the review of a bank account or address, and returns the button that registers it. */
async function review(page: Page, lang: Language): Promise<Locator> {
  const main = page.getByRole("main");
  await button(main, wordsIn(lang).goToReview).click();
  return button(main, chooseWords(lang, WORDS).registerIt);
}
async function isRegistered(page: Page, lang: Language): Promise<void> {
  const main = page.getByRole("main");
  const { registerIt } = chooseWords(lang, WORDS);
  await expect(button(main, registerIt)).toBeHidden();
  await expect(button(main, wordsIn(lang).goToReview)).toBeHidden();
}

const signUp: MemberForm<SignUpData> = {
  call: "user/register",
  operation: "user.register",
  usual: { email: "fresh@example.test", password: "k7Mr2xqWz4tN", inviteCode: "" },
  async fill(page, lang, data) {
    const words = wordsIn(lang);
    const { email, password, inviteCode } = { ...this.usual, ...data };
    await page.goto("#/signIn");
    const main = page.getByRole("main");
    await main.getByRole("textbox", { name: words.email }).fill(email);
    await main.getByLabel(words.password, { exact: true }).fill(password);
    await main.getByLabel(words.passwordAgain, { exact: true }).fill(password);
    await main.getByLabel(words.invitedWith).fill(inviteCode);
    await main.getByRole("checkbox").check();
    return button(main, words.register);
  },
  done: (page) => expect(page).not.toHaveURL(/#\/signIn/),
};

const identity: MemberForm<IdentityData> = {
  call: "user/authenticationInfo",
  operation: "user.authenticationInfo",
  usual: {
    name: "SATO HANA",
    gender: "female",
    documentNumber: "B7654321",
    front: receiptPng(),
    back: receiptPng(),
  },
  async fill(page, lang, data) {
    const words = chooseWords(lang, WORDS);
    const { name, gender, documentNumber, front, back } = { ...this.usual, ...data };
    // Load a new document: an open one may not have read a rejection yet, and then does not offer the form again.
    await openAfresh(page, "#/personage?personageHighlight=3&tab=form");
    const main = page.getByRole("main");
    await main.getByLabel(words.fullName).fill(name);
    await main.getByRole("radio", { name: words[gender], exact: true }).check();
    await main.getByLabel(words.documentNumber).fill(documentNumber);
    for (const [label, side, buffer] of [
      [words.front, "front.png", front],
      [words.back, "back.png", back],
    ] as const)
      await main.getByLabel(label).setInputFiles({ name: side, mimeType: "image/png", buffer });
    return button(main, words.handInDocument);
  },
  done: (page, lang) => expect(page.getByText(chooseWords(lang, WORDS).underReview)).toBeVisible(),
};

const tradingPassword: MemberForm<TradingPasswordData> = {
  call: "wallet/payPassword",
  operation: "wallet.setPayPassword",
  usual: { digits: USUAL_TRADING_PASSWORD },
  async fill(page, lang, data) {
    const words = chooseWords(lang, WORDS);
    const { digits } = { ...this.usual, ...data };
    await page.goto("#/personage?personageHighlight=20&dialog=trading-password");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.tradingPassword, { exact: true }).fill(digits);
    await dialog.getByLabel(words.again).fill(digits);
    const send = button(dialog, words.setPassword);
    if (!SEQUENCE.includes(digits)) return send;
    // The form asks once to confirm easily guessed digits.
    await send.click();
    return button(dialog, words.useAnyway);
  },
  done: (page) => expect(page.getByRole("dialog")).toBeHidden(),
};

const bankAccount: MemberForm<BankAccountData> = {
  call: "wallet/bindBankCard",
  operation: "wallet.bindBankCard",
  usual: {
    bankName: "テスト銀行",
    branchName: "デモ支店",
    branchCode: "001",
    number: "1234567",
    holder: "サトウ ハナ",
  },
  async fill(page, lang, data) {
    const words = chooseWords(lang, WORDS);
    const { bankName, branchName, branchCode, number, holder } = { ...this.usual, ...data };
    await page.goto("#/personage?personageHighlight=7&tab=bank");
    const main = page.getByRole("main");
    await main.getByLabel(words.bankName).fill(bankName);
    await main.getByLabel(words.branchName).fill(branchName);
    await main.getByLabel(words.branchCode).fill(branchCode);
    await main.getByLabel(words.accountNumber).fill(number);
    await main.getByLabel(words.holder).fill(holder);
    return review(page, lang);
  },
  done: isRegistered,
};

const address: MemberForm<AddressData> = {
  call: "wallet/bindAddress",
  operation: "wallet.bindAddress",
  usual: { chain: "ERC20", address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" },
  async fill(page, lang, data) {
    const words = chooseWords(lang, WORDS);
    const given = { ...this.usual, ...data };
    await page.goto(`#/personage?personageHighlight=7&tab=${given.chain}`);
    await page.getByRole("main").getByRole("textbox", { name: words.address }).fill(given.address);
    return review(page, lang);
  },
  done: isRegistered,
};

/** Member forms by name. A bank account and an address need a trading password first. */
export const MEMBER_FORMS = { signUp, identity, tradingPassword, bankAccount, address } as const;
export type MemberFormName = keyof typeof MEMBER_FORMS;
