import { expect, type Locator, type Page } from "@playwright/test";

/** More tab stops than any page has before the target. */
const LIMIT = 80;

/** Tabs through a page and checks each stop: users must see the focus. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    // Wait one task: after an invalid submit the form library focuses the first invalid field twice, the second time
    // one task later.
    await this.#page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await this.#page.keyboard.type(text);
  }

  /** Moves one tab stop, which must be outlined and visible. */
  async tab(key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await this.press(key);
    await this.seesFocus();
  }

  /** Tabs until the element has focus. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeVisible();
    // Wait until a dialog has taken the focus, because earlier keys go to the page below.
    await expect
      .poll(() => target.evaluate((to) => to.closest("[role=dialog]")?.contains(document.activeElement) ?? true))
      .toBe(true);
    for (let stop = 0; stop < LIMIT; stop += 1) {
      await this.tab(key);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${LIMIT} presses of ${key} did not reach ${target.toString()}`);
  }

  /** Expects the focused element, or its label or drawn box, to be outlined, uncovered and in the window. */
  async seesFocus(): Promise<void> {
    // Retry, because a drawer may still be sliding in.
    await expect
      .configure({ soft: true, message: "the focus is seen" })
      .poll(() => this.#focusFault())
      .toBe("");
  }

  /** Expects that the focused element is in the window and uncovered, so that reading and tabbing continue there. */
  async hasPlace(): Promise<void> {
    await expect
      .configure({ message: "the focus has a place in sight" })
      .poll(() => this.#placeFault())
      .toBe("");
  }

  async #focusFault(): Promise<string> {
    const marked = await this.#page.evaluateHandle(() => {
      const { activeElement } = document;
      // No fault while the focus is on the browser's own controls.
      if (!activeElement || activeElement === document.body) return "";
      const active = activeElement.getAttribute("aria-activedescendant");
      const focused = active ? document.getElementById(active) : activeElement;
      for (let at = focused, up = 0; at && up < 2; at = at.parentElement, up += 1) {
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return at;
      }
      return `no outline: ${activeElement.outerHTML.slice(0, 200)}`;
    });
    const element = marked.asElement();
    return element
      ? element.evaluate(sightFault)
      : marked.evaluate((fault) => (typeof fault === "string" ? fault : ""));
  }

  async #placeFault(): Promise<string> {
    const focused = this.#page.locator(":focus");
    return (await focused.count()) === 0 ? "nothing has the focus" : focused.evaluate(sightFault);
  }

  /** Whether the focused element is inside `frame`. */
  async isIn(frame: Locator): Promise<boolean> {
    return frame.evaluate((element) => element.contains(document.activeElement));
  }
}

/**
 * Returns why an element cannot be seen, or "". An element is visible if the middle of its part inside the window is
 * uncovered. Runs in the page.
 */
function sightFault(element: Node): string {
  if (!(element instanceof Element)) return "no element";
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const name = element.outerHTML.slice(0, 200);
  const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (x2 - x1 < 2 || y2 - y1 < 2) return `out of sight: ${name}`;
  const over = document.elementFromPoint((x1 + x2) / 2, (y1 + y2) / 2);
  if (over && (element.contains(over) || over.contains(element))) return "";
  return `covered by ${over?.outerHTML.slice(0, 100)}: ${name}`;
}
