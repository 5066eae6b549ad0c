import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page has before what is looked for. */
const LIMIT = 80;

/** The tab key, with a look at each stop: whoever uses it must see where they are. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    // After a submit with bad fields the form library goes to the first of them twice, the second time a task later.
    await this.#page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await this.#page.keyboard.type(text);
  }

  /** One stop on (or back), which must be marked and in sight. */
  async tab(key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await this.press(key);
    await this.seesFocus();
  }

  /** Tabs until the element has the focus. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < LIMIT; stop += 1) {
      await this.tab(key);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${LIMIT} presses of ${key} did not reach ${target.toString()}`);
  }

  /** The element with the focus, or the label or box drawn for it, has an outline and stands in the window. */
  async seesFocus(): Promise<void> {
    // Again and again, because a drawer may still be sliding in.
    await expect
      .configure({ soft: true, message: "the focus is seen" })
      .poll(() => this.#focusFault())
      .toBe("");
  }

  async #focusFault(): Promise<string> {
    return this.#page.evaluate(() => {
      const { activeElement } = document;
      // The browser's own controls.
      if (!activeElement || activeElement === document.body) return "";
      const active = activeElement.getAttribute("aria-activedescendant");
      const marked = active ? document.getElementById(active) : activeElement;
      for (let at = marked, up = 0; at && up < 2; at = at.parentElement, up += 1) {
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) continue;
        const { bottom, top, right, left } = at.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth ? "" : `out of sight: ${at.outerHTML}`;
      }
      return `no outline: ${activeElement.outerHTML.slice(0, 200)}`;
    });
  }

  /** Whether the element that has the focus lies in this one. */
  async isIn(frame: Locator): Promise<boolean> {
    return frame.evaluate((element) => element.contains(document.activeElement));
  }
}
