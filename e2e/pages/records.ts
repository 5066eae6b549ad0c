// The lists of top-ups and withdrawals in the personal centre.
import type { Locator, Page } from "@playwright/test";
import { chooseWords, type Language, wordsIn } from "../words.ts";
import { Personage } from "./personage.ts";

const WORDS = {
  cancelIt: { en: "Cancel the withdrawal", ja: "出金を取り消す", "zh-CN": "撤销提现" },
  cancelThis: { en: "Cancel this withdrawal", ja: "この出金を取り消す", "zh-CN": "撤销此笔提现" },
  details: { en: "Details", ja: "詳細", "zh-CN": "详情" },
} as const;

/** The lists by their names in the address: by bank and in USDT. */
export type RecordList = "deposit" | "withdrawal" | "coin-deposit" | "coin-withdrawal";

/** The records of the member who is logged in, a list at a time. */
export class Records {
  readonly #page: Page;
  readonly #lang: Language;

  constructor(page: Page, lang: Language) {
    this.#page = page;
    this.#lang = lang;
  }

  /** Opens a list; one that is open already is loaded again. */
  async open(list: RecordList): Promise<void> {
    await new Personage(this.#page, wordsIn(this.#lang)).open("records", list);
    await this.#page.getByRole("main").getByRole("table").first().waitFor();
  }

  /** The records on screen that have a text, such as an amount as it is shown ("50,000"), the newest first. */
  rows(text: string | RegExp = ""): Locator {
    const { details } = chooseWords(this.#lang, WORDS);
    const table = this.#page.getByRole("main").getByRole("table").first();
    // The head is a row as well, but has no details.
    return table
      .getByRole("row")
      .filter({ has: this.#page.getByRole("button", { name: details }) })
      .filter({ hasText: text });
  }

  /** Opens the details of the newest record with a text; returns the dialog. */
  async details(text: string | RegExp): Promise<Locator> {
    const { details } = chooseWords(this.#lang, WORDS);
    await this.rows(text).first().getByRole("button", { name: details }).click();
    return this.#page.getByRole("dialog");
  }

  /** Cancels the newest withdrawal with a text, which must be in review; returns the dialog, which then says so. */
  async cancel(text: string | RegExp): Promise<Locator> {
    const { cancelThis, cancelIt } = chooseWords(this.#lang, WORDS);
    const dialog = await this.details(text);
    await dialog.getByRole("button", { name: cancelThis }).click();
    await dialog.getByRole("button", { name: cancelIt, exact: true }).click();
    return dialog;
  }
}
