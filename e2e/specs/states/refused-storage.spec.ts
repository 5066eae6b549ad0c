// In a browser that cannot store or has stored garbage, login works and every page is shown.
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";
import { chooseWords, type Words, wordsIn } from "../../words.ts";

const OWN = {
  onlyHere: { en: "you are logged in only in this tab", ja: "ログインはこのタブでのみ有効です" },
} as const;

type Refusal = "is full" | "is full, the tab's as well" | "is forbidden, the tab's as well";

/** Makes the browser's storage fail, as with a full disk or blocked cookies. */
const refuse = (page: Page, how: Refusal): Promise<unknown> =>
  page.addInitScript((kind) => {
    const fail = (name: string) => () => {
      throw new DOMException(name, name);
    };
    if (kind.startsWith("is forbidden")) {
      for (const place of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, place, { get: fail("SecurityError") });
      }
      return;
    }
    const keep = Reflect.get<Storage, "setItem">(Storage.prototype, "setItem");
    Storage.prototype.setItem = function (key: string, value: string) {
      if (this === localStorage || kind.endsWith("as well")) fail("QuotaExceededError")();
      keep.call(this, key, value);
    };
  }, how);

async function logIn(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.account).fill("alice@example.test");
  await page.getByLabel(words.password, { exact: true }).fill("Passw0rd1");
  await page.getByRole("main").getByRole("button", { name: words.logIn }).click();
}

for (const how of ["is full", "is full, the tab's as well", "is forbidden, the tab's as well"] as const) {
  test(`where the storage ${how}, a member can log in and look around`, async ({ page, lang: stored }) => {
    // Without readable storage a page starts in Japanese.
    const lang = how.startsWith("is forbidden") ? "ja" : stored;
    const [own, words] = [chooseWords(lang, OWN), wordsIn(lang)];
    await refuse(page, how);
    await page.goto("#/login?redirect=/personage?personageHighlight=2");
    await logIn(page, words);
    await expect(page.getByRole("heading", { level: 1, name: words.myHoldings })).toBeVisible();
    await expect(page.getByText(own.onlyHere)).toBeVisible();
    await expect(page.getByRole("main").getByRole("table").getByRole("row").nth(1)).toBeVisible();
    if (how === "is full") {
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: words.myHoldings })).toBeVisible();
    }
  });
}

for (const stored of ["null", '"x"', "{}", "[]", "7", "{broken", '{"id":"x","token":"トークン"}']) {
  test.describe(() => {
    test(`a stored userinfo of ${stored} breaks no page`, async ({ page, words }) => {
      await presetItem(page, "userinfo", stored);
      await page.goto("");
      // The products are shown once the application has started on the prerendered page.
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "%" }).first()).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
      await page.goto("#/personage?personageHighlight=2");
      await expect(page).toHaveURL(/#\/login/);
      await logIn(page, words);
      await expect(page.getByRole("heading", { level: 1, name: words.myHoldings })).toBeVisible();
    });
  });
}
