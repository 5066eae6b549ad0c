import { axeFaults } from "../axe-faults.ts";
import { expect, test } from "../fixtures.ts";
import { chooseWords } from "../words.ts";

const WORDS = {
  address: { en: "Changing your bank account or address", ja: "銀行口座・出金先アドレスの変更" },
  cannotLogIn: { en: "Cannot log in?", ja: "ログインできないときは" },
  help: { en: "Help with your account", ja: "アカウントのお手続き" },
  how: { en: "How that works", ja: "お手続きについて" },
  nobody: { en: "nobody will answer you", ja: "お返事することもありません" },
} as const;

test("shows a visitor who cannot log in what to do, and that the demo has no staff", async ({ page, lang }) => {
  const own = chooseWords(lang, WORDS);
  await page.goto("#/login");
  await page.getByRole("link", { name: own.cannotLogIn }).click();
  await expect(page.getByRole("heading", { level: 1, name: own.help })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(own.nobody);
  await expect(page.getByRole("heading", { name: own.address })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test.describe("a member", () => {
  test.use({ as: "alice" });
  test("finds it beside what only customer service changes", async ({ page, lang }) => {
    const own = chooseWords(lang, WORDS);
    await page.goto("#/personage?personageHighlight=20");
    await page.getByRole("link", { name: own.how }).click();
    await expect(page.getByRole("heading", { level: 1, name: own.help })).toBeVisible();
  });
});
