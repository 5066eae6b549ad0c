import type { Locator, Page } from "@playwright/test";
import type { Words } from "../words.ts";

/** The page header; its menu is visible on wide screens and behind a button on phones. */
export class Shell {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
  }

  get toast(): Locator {
    return this.#page.getByRole("region", { name: /./ }).getByRole("alert");
  }

  /** Opens the menu if it is behind a button. */
  async openMenu(): Promise<void> {
    const button = this.#page.getByRole("banner").getByRole("button", { name: this.#words.menu });
    if (await button.isVisible()) await button.click();
  }

  menuLink(name: string): Locator {
    return this.#page.getByRole("link", { name, exact: true }).filter({ visible: true }).first();
  }
}
