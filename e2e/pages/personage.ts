import type { Locator, Page } from "@playwright/test";
import type { Words } from "../words.ts";

/** Section ids in URLs of the personal centre. */
const SECTIONS = {
  assets: 0,
  products: 1,
  holdings: 2,
  identity: 3,
  fundsFlow: 4,
  invite: 5,
  topUp: 6,
  withdrawal: 7,
  records: 8,
  settings: 20,
} as const;

/** The logged-in member's personal centre. */
export class Personage {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
  }

  /**
   * Opens a section, optionally at a tab (`coin-withdrawal` of the records). Reloads an open page, so that it never
   * shows old data.
   */
  async open(section: keyof typeof SECTIONS, tab?: string): Promise<void> {
    const address = `#/personage?personageHighlight=${SECTIONS[section]}${tab ? `&tab=${tab}` : ""}`;
    const isThere = this.#page.url().endsWith(address);
    await (isThere ? this.#page.reload() : this.#page.goto(address));
  }

  /**
   * Waits until the bell has read the account, which happens some time after the page is shown. Otherwise the bell
   * could be the first to detect an ended session, and the page would remove the form under test.
   */
  async bellHasLooked(): Promise<void> {
    await this.#page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("lastLook:")));
  }

  /** An amount of the asset section by its name. */
  figure(name: string): Locator {
    return this.#page.getByRole("main").locator("dl > div").filter({ hasText: name });
  }

  /** Opens a collapsed list filter, as on phones. */
  async unfoldFilter(): Promise<void> {
    const { filterAndOrder, searchAndFilter } = this.#words;
    const name = new RegExp(`^(${filterAndOrder}|${searchAndFilter})$`);
    const fold = this.#page.getByRole("main").getByRole("button", { name });
    await this.#page.getByRole("main").getByRole("table").first().waitFor();
    if (!(await fold.isVisible())) return;
    await fold.click();
    // Wait until the filter is visible: hidden elements take no focus.
    await this.#page.locator(`[id="${await fold.getAttribute("aria-controls")}"]`).waitFor();
  }

  /** Opens a product's purchase dialog and fills it in, up to the last button. */
  async reviewPurchase(product: string, amount: string): Promise<Locator> {
    const words = this.#words;
    await this.#page
      .getByRole("listitem")
      .filter({ hasText: product })
      .getByRole("button", { name: words.buy })
      .click();
    return this.reviewOpenPurchase(amount);
  }

  /** Fills in the open purchase dialog, up to the last button. */
  async reviewOpenPurchase(amount: string): Promise<Locator> {
    const words = this.#words;
    const dialog = this.#page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: words.amount }).fill(amount);
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: words.goToReview }).click();
    return dialog;
  }
}
