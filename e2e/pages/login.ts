import type { Page } from "@playwright/test";
import type { Words } from "../words.ts";

/** The login page. */
export class Login {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
  }

  async as(account: string, password: string): Promise<void> {
    await this.#page.getByLabel(this.#words.account).fill(account);
    await this.#page.getByLabel(this.#words.password, { exact: true }).fill(password);
    await this.#page.getByRole("main").getByRole("button", { name: this.#words.logIn }).click();
  }
}
