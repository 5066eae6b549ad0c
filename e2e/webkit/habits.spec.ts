// Safari's special behaviour: focus after a press, Escape, going back, copying, saving.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Key } from "selenium-webdriver";
import { chooseWords } from "../words.ts";
import { expect, test } from "./fixtures.ts";

const OWN = {
  copyCode: { ja: "招待コードをコピー" },
  firstDay: { ja: "開始日" },
  saveAsCsv: { ja: "CSVで保存" },
} as const;

test.use({ as: "alice" });

test(
  "a dialog that Escape closes gives the focus back to the button that was pressed",
  { tag: "@core" },
  async ({ safari: page, words }) => {
    await page.goto("#/personage?personageHighlight=6");
    const opener = page.getByRole("button", { name: words.bankTopUp });
    await opener.click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await page.until(
      () => dialog.evaluate((frame) => frame.contains(document.activeElement)),
      () => "the dialog did not take the focus",
    );
    await page.press(Key.ESCAPE);
    await dialog.waitFor({ state: "detached" });
    await opener.hasFocus();
  },
);

test(
  "a URL typed over a half-filled form opens at once, and going back returns to the form",
  { tag: "@core" },
  async ({ safari: page, words }) => {
    await page.goto("#/personage?personageHighlight=6");
    await page.getByRole("button", { name: words.bankTopUp }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: words.topUpAmount }).fill("30000");
    await page.evaluate(() => (window.location.hash = "#/news"));
    await dialog.waitFor({ state: "detached" });
    await page.until(
      () => page.evaluate(() => window.location.hash === "#/news"),
      () => "the typed address was not gone to",
    );
    await page.driver.navigate().back();
    await dialog.waitFor();
  },
);

test(
  "back and forward show the screens they left, and a page that comes from the browser's cache works",
  { tag: "@core" },
  async ({ safari: page, words, world }) => {
    await page.goto("#/product");
    await page.getByRole("heading", { name: words.products }).first().waitFor();
    await page.goto("#/personage?personageHighlight=1&dialog=purchase&id=2");
    await page.getByRole("dialog").waitFor();
    await page.driver.navigate().back();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("heading", { name: words.products }).first().waitFor();
    await page.driver.navigate().forward();
    await page.getByRole("dialog").waitFor();
    // Opens another document and returns to the cached one.
    await page.driver.get(new URL("../../__qa/health", world.url).href);
    await page.driver.navigate().back();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: words.amount }).fill("30000");
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: words.goToReview }).click();
    // Confirmed by key, because a second click at the same place so soon would be a double click, which does not
    // confirm.
    await dialog
      .getByRole("button", { name: words.confirmPurchase })
      .evaluate((button) => (button as HTMLElement).focus());
    await page.press(Key.ENTER);
    await dialog.waitFor({ state: "detached" });
    expect(await world.calls("products.buy")).toBe(1);
  },
);

test(
  "a code is copied; where the browser refuses, its text is selected",
  { tag: "@core" },
  async ({ safari: page, lang }) => {
    const own = chooseWords(lang, OWN);
    await page.goto("#/personage?personageHighlight=5");
    const copy = page.getByRole("button", { name: own.copyCode });
    await copy.click();
    await page.until(
      () =>
        page.evaluate(() =>
          [...document.querySelectorAll("[role=alert], [role=status]")].some((region) => region.textContent !== ""),
        ),
      () => "nothing says how the copying went",
    );
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
    });
    await copy.click();
    await page.until(
      () => page.evaluate(() => /^[A-Z0-9]{4,}$/.test(String(getSelection()).trim())),
      () => "the code is not selected",
    );
  },
);

test("records are saved as a file with a byte order mark", { tag: "@core" }, async ({ safari: page, lang, webkit }) => {
  const own = chooseWords(lang, OWN);
  await page.goto("#/personage?personageHighlight=4&tab=expense");
  await page.getByRole("row").nth(1).waitFor();
  await page.getByRole("button", { name: own.saveAsCsv }).click();
  const saved = (): string | undefined =>
    existsSync(webkit.downloads) ? readdirSync(webkit.downloads).find((name) => name.endsWith(".csv")) : undefined;
  await page.until(
    () => Promise.resolve(saved() !== undefined),
    () => "no file was saved",
  );
  const name = saved() ?? "";
  expect(name).toMatch(/^hashgrove-expense-2026-\d\d-\d\d\.csv$/);
  expect(readFileSync(join(webkit.downloads, name), "utf8")).toMatch(/^\uFEFF.+\r?\n.+/);
});

test("a list is filtered by a day that is picked", { tag: "@core" }, async ({ safari: page, lang, words }) => {
  const own = chooseWords(lang, OWN);
  await page.goto("#/personage?personageHighlight=4&tab=income");
  await page.getByRole("row").nth(1).waitFor();
  const rows = () => page.evaluate(() => document.querySelectorAll("main [role=row]").length);
  const all = await rows();
  await page.getByRole("button", { name: words.searchAndFilter }).click();
  const field = page.getByLabel(own.firstDay);
  await field.waitFor();
  // Sets a whole date at once, like a phone's picker.
  await field.evaluate((input) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(input, "2026-02-10");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.until(
    async () => (await rows()) < all,
    () => "the list was not filtered",
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
