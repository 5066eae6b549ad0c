import { expect, type Page } from "@playwright/test";
import type { Words } from "../words.ts";

/** The login page. */
export class Login {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
  }

  /** Logs in, and waits until the page that the visitor was going to is open. */
  async as(account: string, password: string): Promise<void> {
    await this.submit(account, password);
    await expect(this.#page).not.toHaveURL(/#\/login/);
  }

  /** Fills in the form and submits it, without waiting for the outcome. */
  async submit(account: string, password: string): Promise<void> {
    await this.#page.getByLabel(this.#words.account).fill(account);
    await this.#page.getByLabel(this.#words.password, { exact: true }).fill(password);
    await this.#page.getByRole("main").getByRole("button", { name: this.#words.logIn }).click();
  }
}
