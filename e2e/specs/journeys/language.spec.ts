import { expect, test } from "../../fixtures.ts";
import { Shell } from "../../pages/shell.ts";
import { wordsIn, wordIn } from "../../words.ts";

const REFUSAL = {
  ja: "アカウントまたはパスワードが正しくありません。",
  en: "The account or password is not correct.",
} as const;

test("switching the language: stored, html lang, reload, texts and the server's messages", async ({
  page,
  words,
  lang,
}) => {
  const other = lang === "ja" ? "en" : "ja";
  const otherWords = wordsIn(other);
  const shell = new Shell(page, words);
  await page.goto("#/login");
  await expect(page.locator("html")).toHaveAttribute("lang", lang);

  await page.evaluate(() => Object.assign(window, { beforeReload: true }));
  const languageSent = page.waitForRequest((request) => request.url().includes(`/api/user/setLang?lang=${other}`));
  await shell.openMenu();
  await page
    .getByRole("button", { name: words.language })
    .or(page.getByRole("combobox", { name: words.language }))
    .first()
    .click();
  await page.getByRole("option", { name: other === "ja" ? "日本語" : "English" }).click();
  await languageSent;

  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.getByRole("heading", { level: 1, name: otherWords.logIn })).toBeVisible();
  expect(await page.evaluate(() => "beforeReload" in window), "the page was loaded anew").toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toContain(other);

  await page.getByLabel(otherWords.account).fill("nobody@example.test");
  await page.getByLabel(otherWords.password, { exact: true }).fill("wrong");
  await page.getByRole("main").getByRole("button", { name: otherWords.logIn }).click();
  await expect(page.getByText(REFUSAL[other])).toBeVisible();
  await expect(page.getByLabel(otherWords.account)).toHaveValue("nobody@example.test");
});

test("a language chosen in another tab does not mix with the one on screen", async ({ page, words, lang }) => {
  const other = lang === "ja" ? "en" : "ja";
  await page.goto("#/login");
  await page.evaluate((value) => localStorage.setItem("lang", value), other);
  await page.getByLabel(words.account).fill("nobody@example.test");
  await page.getByLabel(words.password, { exact: true }).fill("wrong");
  await page.getByRole("main").getByRole("button", { name: words.logIn }).click();
  await expect(page.getByText(wordIn(lang, REFUSAL))).toBeVisible();
});
