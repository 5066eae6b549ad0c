// Elements in WebKit with the subset of Playwright's API that the screen list and the tests use.
import { Key, type WebElement } from "selenium-webdriver";
import type { Named, Part } from "../screen-list/page-subset.ts";
import { findAll, type Pattern, type Step } from "./find.ts";
import type { SafariPage } from "./page.ts";
import { selectorOf } from "./roles.ts";

type State = "attached" | "detached" | "visible" | "hidden";

const pattern = (text: string | RegExp): Pattern =>
  typeof text === "string" ? text : { source: text.source, flags: text.flags };

export class SafariPart implements Part {
  readonly #page: SafariPage;
  readonly #steps: readonly Step[];

  constructor(page: SafariPage, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  #with(...steps: readonly Step[]): SafariPart {
    return new SafariPart(this.#page, [...this.#steps, ...steps]);
  }

  locator(css: string): SafariPart {
    return this.#with({ by: "css", css });
  }

  getByRole(role: string, { name, exact }: Named = {}): SafariPart {
    return this.#with({
      by: "role",
      role,
      css: selectorOf(role),
      ...(name !== undefined && { name: pattern(name) }),
      ...(exact !== undefined && { exact }),
    });
  }

  getByLabel(name: string | RegExp, { exact = false } = {}): SafariPart {
    return this.#with({ by: "label", name: pattern(name), exact });
  }

  filter({ visible, hasText }: { readonly visible?: boolean; readonly hasText?: string | RegExp }): SafariPart {
    return this.#with(
      ...(hasText === undefined ? [] : [{ by: "text", text: pattern(hasText) } as const]),
      ...(visible ? [{ by: "visible" } as const] : []),
    );
  }

  first = (): SafariPart => this.nth(0);
  last = (): SafariPart => this.nth(-1);
  nth(index: number): SafariPart {
    return this.#with({ by: "nth", index });
  }

  /** Runs a function in the page with the first element, or null. */
  async #look<Result>(run: (element: Element | null) => Result): Promise<Result> {
    const script = `const [found] = (${findAll.toString()})(arguments[0]); return (${run.toString()})(found ?? null);`;
    return this.#page.driver.executeScript<Result>(script, this.#steps);
  }

  /** Waits until a function of the element returns the wanted value; on timeout throws with the last value. */
  async #until<Result>(run: (element: Element | null) => Result, wanted: (seen: Result) => boolean, what: string) {
    let seen: Result | undefined;
    await this.#page.until(
      async () => {
        seen = await this.#look(run);
        return wanted(seen);
      },
      () => `${this.toString()} ${what}; the last look: ${JSON.stringify(seen)?.slice(0, 500)}`,
    );
    return seen as Result;
  }

  async isVisible(): Promise<boolean> {
    return (await this.#state()).seen;
  }

  #state = (): Promise<{ there: boolean; seen: boolean }> =>
    this.#look((element) => {
      const box = element?.getBoundingClientRect();
      return {
        there: element !== null,
        seen: Boolean(box?.width && box.height && element?.checkVisibility({ visibilityProperty: true })),
      };
    });

  async waitFor({ state = "visible" }: { readonly state?: State } = {}): Promise<void> {
    const isSo = { attached: "there", detached: "there", visible: "seen", hidden: "seen" } as const;
    const wanted = state === "attached" || state === "visible";
    await this.#page.until(
      async () => (await this.#state())[isSo[state]] === wanted,
      () => `${this.toString()} is not ${state}`,
    );
  }

  async isEnabled(): Promise<void> {
    await this.#until(
      (element) => element !== null && !element.matches(":disabled, [aria-disabled=true]"),
      Boolean,
      "is not there, or disabled",
    );
  }

  /** Waits until the element contains this text. */
  async shows(text: string): Promise<void> {
    await this.#until(
      (element) => element?.textContent?.replace(/\s+/g, " ") ?? "",
      (seen) => seen.includes(text),
      `does not show "${text}"`,
    );
  }

  async hasFocus(): Promise<void> {
    await this.#until(
      (element) => ({
        has: element !== null && element === document.activeElement,
        instead: document.activeElement?.outerHTML.slice(0, 200),
      }),
      ({ has }) => has,
      "has not the focus",
    );
  }

  async value(wanted: string): Promise<void> {
    await this.#until(
      (element) => (element as HTMLInputElement | null)?.value,
      (seen) => seen === wanted,
      `has not the value "${wanted}"`,
    );
  }

  async evaluate<Result>(run: (element: Element) => Result): Promise<Result> {
    await this.waitFor({ state: "attached" });
    return this.#look(run as (element: Element | null) => Result);
  }

  /**
   * Waits until the element is visible, enabled, stable and uncovered at its middle. Its own label may cover it.
   * Returns the middle.
   */
  async #pressable(): Promise<{ x: number; y: number }> {
    let why = "is not there";
    let at = { x: Number.NaN, y: Number.NaN };
    await this.#page.until(
      async () => {
        const seen = await this.#look((element) => {
          if (!element) return { why: "is not there", x: 0, y: 0 };
          const before = element.getBoundingClientRect();
          if (before.top < 0 || before.bottom > innerHeight || before.left < 0 || before.right > innerWidth)
            element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
          if (width === 0 || !element.checkVisibility({ visibilityProperty: true })) return { why: "is hidden", x, y };
          if (element.matches(":disabled")) return { why: "is disabled", x, y };
          const hit = document.elementFromPoint(x, y);
          const isOwn = hit !== null && (element.contains(hit) || element.closest("label")?.contains(hit));
          // Scrolls the element to the middle before the next check, because a sticky bar may cover it at an edge.
          if (!isOwn) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
          return { why: isOwn ? "" : `is covered by ${hit?.outerHTML.slice(0, 120)}`, x, y };
        });
        const isStill = seen.x === at.x && seen.y === at.y;
        ({ why } = seen);
        at = { x: seen.x, y: seen.y };
        return why === "" && isStill;
      },
      () => `${this.toString()} ${why || "moves"}`,
    );
    return at;
  }

  /** Clicks near the middle of the element. */
  async click(): Promise<void> {
    const { x, y } = await this.#pressable();
    await this.#page.driver
      .actions()
      .move({ x: x + this.#page.nextShift(), y, duration: 0 })
      .click()
      .perform();
  }

  async check(): Promise<void> {
    if (await this.#look((element) => (element as HTMLInputElement | null)?.checked ?? false)) return;
    await this.click();
    await this.#until(
      (element) => (element as HTMLInputElement | null)?.checked,
      (is) => is === true,
      "is not checked",
    );
  }

  async fill(text: string): Promise<void> {
    await this.click();
    await this.#until(
      (element) => {
        (element as HTMLInputElement).select();
        return element === document.activeElement;
      },
      Boolean,
      "takes no text",
    );
    await this.#page.type(text === "" ? Key.BACK_SPACE : text);
  }

  async setInputFiles(path: string): Promise<void> {
    await this.waitFor({ state: "attached" });
    const script = `return (${findAll.toString()})(arguments[0])[0]`;
    const input = await this.#page.driver.executeScript<WebElement>(script, this.#steps);
    await input.sendKeys(path);
  }

  toString(): string {
    return this.#steps.map((step) => JSON.stringify(step)).join(" > ");
  }
}
