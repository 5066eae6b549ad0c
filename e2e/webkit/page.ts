// A page in WebKit with the subset of Playwright's API that the screen list and the tests use.
import { By, Key, type WebDriver } from "selenium-webdriver";
import type { Named, Stage } from "../screen-list/page-subset.ts";
import { SafariPart } from "./locator.ts";

/** Same timeout as Playwright's expectations. */
const PATIENCE = 30_000;
const PAUSE = 50;

export class SafariPage implements Stage {
  readonly driver: WebDriver;
  readonly #base: string;
  #shift = 6;

  /** Relative addresses are resolved against `base`. */
  constructor(driver: WebDriver, base: string) {
    this.driver = driver;
    this.#base = base;
  }

  /** Pixels by which to move the next press, so that two presses are not a double click. */
  nextShift(): number {
    this.#shift = -this.#shift;
    return this.#shift;
  }

  async goto(address: string): Promise<void> {
    await this.driver.get(new URL(address, this.#base).href);
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
  }

  url = (): Promise<string> => this.driver.getCurrentUrl();

  locator(css: string): SafariPart {
    return new SafariPart(this, [{ by: "css", css }]);
  }

  getByRole(role: string, named?: Named): SafariPart {
    return new SafariPart(this, []).getByRole(role, named);
  }

  getByLabel(name: string | RegExp, options?: { exact?: boolean }): SafariPart {
    return new SafariPart(this, []).getByLabel(name, options);
  }

  /** Waits for a condition; throws the text of `otherwise` on timeout. */
  async until(isSo: () => Promise<boolean>, otherwise: () => string): Promise<void> {
    for (const end = Date.now() + PATIENCE; ;) {
      if (await isSo()) return;
      if (Date.now() > end) throw new Error(otherwise());
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  async waitForURL(url: RegExp): Promise<void> {
    let last = "";
    await this.until(
      async () => url.test((last = await this.url())),
      () => `the address is ${last}, and not like ${String(url)}`,
    );
  }

  async evaluate<Result, Given>(run: string | ((given: Given) => Result | Promise<Result>), given?: Given) {
    if (typeof run === "string") return this.driver.executeScript<Result>(run);
    const script = `const [given, done] = arguments;
      Promise.resolve((${run.toString()})(given)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.driver.executeAsyncScript<{ value: Result; error?: string }>(
      script,
      given ?? null,
    );
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Presses keys at the focus, one after the other. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.driver.actions().sendKeys(key).perform();
  }

  async type(text: string): Promise<void> {
    await (await this.driver.switchTo().activeElement()).sendKeys(text);
  }

  async tab(back = false): Promise<void> {
    const actions = this.driver.actions();
    await (back ? actions.keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT) : actions.sendKeys(Key.TAB)).perform();
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    await this.driver.manage().window().setRect(size);
    await this.until(
      () => this.evaluate((wanted) => innerWidth === wanted.width && innerHeight === wanted.height, size),
      () => `the window did not become ${size.width} by ${size.height}`,
    );
  }

  /** Number of elements, without waiting; for tests of absence. */
  async count(css: string): Promise<number> {
    return (await this.driver.findElements(By.css(css))).length;
  }
}
