// A newer build is deployed, so chunks that an open page has not loaded yet are missing.
import type { Page } from "@playwright/test";
import { isChunk } from "../../built-files.ts";
import { expect, withWords } from "../../fixtures.ts";
import { Shell } from "../../pages/shell.ts";
import { type Words, wordsIn } from "../../words.ts";

const test = withWords({
  failed: { en: "This part of the page could not be loaded.", ja: "この部分を読み込めませんでした。" },
  retry: { en: "Retry", ja: "もう一度試す" },
});

/** Makes a build file fail: for the current document, or also for later ones. Counts the documents. */
async function lose(page: Page, file: string, { forGood = false } = {}): Promise<() => number> {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(isChunk(file), (route) =>
    forGood || documents === 0
      ? route.fulfill({ status: 404, contentType: "text/javascript", body: "" })
      : route.continue(),
  );
  return () => documents;
}

async function openAboutUs(page: Page): Promise<void> {
  await page.goto("#/aboutus");
  await expect(page.locator("main h1")).toBeVisible();
}

async function askToLogOut(page: Page, words: Words): Promise<void> {
  await new Shell(page, words).openMenu();
  await page.getByRole("button", { name: words.logOut }).filter({ visible: true }).first().click();
}

test.use({ as: "alice" });

const SETTINGS = "#/personage?personageHighlight=20";

test("a dialog: the page reloads once, and the dialog is open", async ({ page }) => {
  await page.goto(SETTINGS);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const documents = await lose(page, "email-dialog");
  await page.evaluate(() => (location.hash += "&dialog=email"));
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(documents()).toBe(1);
});

test("a section: after the reload the form has the input of the section before", async ({ page }) => {
  await page.goto("#/personage?personageHighlight=7&tab=bank");
  const amount = page.locator("main form input").first();
  await amount.fill("20000");
  const documents = await lose(page, "usdt-withdrawal");
  await page.evaluate(() => (location.hash = "#/personage?personageHighlight=7&tab=TRC20"));
  await expect(page.locator("main form input").first()).toHaveValue("");
  expect(documents()).toBe(1);
  await page.goto("#/personage?personageHighlight=7&tab=bank");
  await expect(amount).toHaveValue("20,000");
});

test("logging out: asks again after the page was reloaded", async ({ page, words }) => {
  await openAboutUs(page);
  const documents = await lose(page, "logout-dialog");
  await askToLogOut(page, words);
  await expect.poll(documents).toBe(1);
  await expect(page.locator("main h1")).toBeVisible();
  await askToLogOut(page, words);
  await expect(page.getByRole("dialog", { name: words.logOut })).toBeVisible();
  expect(documents()).toBe(1);
});

test("a chunk that keeps failing is reported on the current page, with a retry", async ({
  page,
  words,
  browserName,
  own,
}) => {
  await openAboutUs(page);
  const documents = await lose(page, "logout-dialog", { forGood: true });
  await askToLogOut(page, words);
  await expect.poll(documents).toBe(1);
  await expect(page.locator("main h1")).toBeVisible();
  await askToLogOut(page, words);
  const note = page.getByRole("alert").filter({ hasText: own.failed });
  await expect(note).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents(), "not once more").toBe(1);
  await page.unrouteAll();
  await note.getByRole("button", { name: own.retry }).click();
  if (browserName === "firefox") {
    // In Firefox only a new document loads a part that has failed before.
    await expect.poll(documents).toBe(2);
    await expect(page.locator("main h1")).toBeVisible();
    await askToLogOut(page, words);
  }
  await expect(page.getByRole("dialog", { name: words.logOut })).toBeVisible();
});

test("without a server a missing part is reported on the current page", async ({ page, words, own }) => {
  await openAboutUs(page);
  const documents = await lose(page, "logout-dialog");
  await new Shell(page, words).openMenu();
  await page.route("**/*", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: words.logOut }).filter({ visible: true }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: own.failed })).toBeVisible();
  await expect(page.locator("main h1")).toBeVisible();
  expect(documents()).toBe(0);
});

test("the language changes even without the code that informs the server", async ({ page, lang, words }) => {
  const other = lang === "ja" ? "en" : "ja";
  await openAboutUs(page);
  await lose(page, "change-language", { forGood: true });
  await new Shell(page, words).openMenu();
  await page.getByRole("button", { name: words.language }).filter({ visible: true }).first().click();
  await page.getByRole("option", { name: other === "ja" ? "日本語" : "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: wordsIn(other).products })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the drawer: opens again after the page was reloaded", async ({ page, words }) => {
    await page.goto("#/aboutus");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const documents = await lose(page, "navigation-drawer");
    await page.getByRole("banner").getByRole("button", { name: words.menu }).click();
    await expect.poll(documents).toBe(1);
    await page.getByRole("banner").getByRole("button", { name: words.menu }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
