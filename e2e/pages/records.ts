// The lists of top-ups and withdrawals in the personal centre.
import type { Locator, Page } from "@playwright/test";
import { chooseWords, type Language, wordsIn } from "../words.ts";
import { Personage } from "./personage.ts";

const WORDS = {
  cancelIt: { en: "Cancel the withdrawal", ja: "出金を取り消す", "zh-CN": "撤销提现" },
  cancelThis: { en: "Cancel this withdrawal", ja: "この出金を取り消す", "zh-CN": "撤销此笔提现" },
  details: { en: "Details", ja: "詳細", "zh-CN": "详情" },
} as const;

/** Names of the lists in URLs; those with `coin` are of USDT, the others of bank transfers. */
export type RecordList = "deposit" | "withdrawal" | "coin-deposit" | "coin-withdrawal";

/** The logged-in member's records, one list at a time. */
export class Records {
  readonly #page: Page;
  readonly #lang: Language;

  constructor(page: Page, lang: Language) {
    this.#page = page;
    this.#lang = lang;
  }

  /** Opens a list, reloading an open one. */
  async open(list: RecordList): Promise<void> {
    await new Personage(this.#page, wordsIn(this.#lang)).open("records", list);
    await this.#page.getByRole("main").getByRole("table").first().waitFor();
  }

  /** Visible records that contain a text, such as a formatted amount ("50,000"), newest first. */
  rows(text: string | RegExp = ""): Locator {
    const { details } = chooseWords(this.#lang, WORDS);
    const table = this.#page.getByRole("main").getByRole("table").first();
    // The filter excludes the header row, because that row has no details button.
    return table
      .getByRole("row")
      .filter({ has: this.#page.getByRole("button", { name: details }) })
      .filter({ hasText: text });
  }

  /** Opens the newest matching record; returns the dialog. */
  async details(text: string | RegExp): Promise<Locator> {
    const { details } = chooseWords(this.#lang, WORDS);
    await this.rows(text).first().getByRole("button", { name: details }).click();
    return this.#page.getByRole("dialog");
  }

  /** Cancels the newest matching withdrawal, which must be in review; returns its dialog, which shows the outcome. */
  async cancel(text: string | RegExp): Promise<Locator> {
    const { cancelThis, cancelIt } = chooseWords(this.#lang, WORDS);
    const dialog = await this.details(text);
    await dialog.getByRole("button", { name: cancelThis }).click();
    await dialog.getByRole("button", { name: cancelIt, exact: true }).click();
    return dialog;
  }
}
