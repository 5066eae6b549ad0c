import type { Page } from "@playwright/test";
import { expect, withWords } from "../../../fixtures.ts";
import { Login } from "../../../pages/login.ts";
import { Personage } from "../../../pages/personage.ts";
import { pngFile } from "../../../pages/receipt.ts";
import { Shell } from "../../../pages/shell.ts";
import { chooseWords } from "../../../words.ts";

const WORDS = {
  discard: { en: "Discard", ja: "破棄する" },
  uploaded: { en: "Uploaded", ja: "アップロード済み" },
  female: { en: "Female", ja: "女性" },
  handIn: { en: "Submit for review", ja: "審査に提出する" },
  kept: { en: "We kept what you had entered.", ja: "入力途中の内容を復元しました。" },
  loginToSee: {
    en: "Log in to see your assets, holdings and records.",
    ja: "資産・保有商品・履歴をご覧いただくには、ログインしてください。",
  },
  name: { en: "Your full name", ja: "氏名" },
  number: { en: "Document number", ja: "書類の番号" },
} as const;
const test = withWords(WORDS);

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));

test.describe("the session ends while a form is being filled in: same place and values after the login", () => {
  test.use({ as: "alice" });

  test("purchase", async ({ page, world, words, own }) => {
    const centre = new Personage(page, words);
    await centre.open("products");
    const dialog = await centre.reviewPurchase(words.productName, "30000");
    await centre.bellHasLooked();
    await world.expire("alice");
    await dialog.getByRole("button", { name: words.confirmPurchase }).click();
    await expect(page.getByText(words.sessionEnded)).toBeVisible();
    await expect(page).toHaveURL(/#\/login\?redirect=/);

    await new Login(page, words).as("alice@example.test", "Passw0rd1");
    await expect(page).toHaveURL(/personageHighlight=1&dialog=purchase&id=/);
    await expect(dialog.getByText(own.kept)).toBeVisible();
    await expect(dialog.getByLabel(words.amount)).toHaveValue("30,000");
    await expect(dialog.getByRole("checkbox"), "the tick is a statement of its own").not.toBeChecked();
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: words.goToReview }).click();
    await dialog.getByRole("button", { name: words.confirmPurchase }).click();
    await expect(page.getByText(words.bought)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await drafts(page), "what was sent is forgotten").toEqual([]);
  });

  test("bank top-up with its receipt", async ({ page, world, words, own }) => {
    const centre = new Personage(page, words);
    await centre.open("topUp");
    await page.getByRole("button", { name: words.bankTopUp }).click();
    const dialog = page.getByRole("dialog", { name: words.bankTopUp });
    await dialog.getByLabel(words.topUpAmount).fill("50000");
    await dialog.getByLabel(words.receipt).setInputFiles(pngFile());
    await expect(dialog.getByText("receipt.png")).toBeVisible();
    await expect(dialog.getByRole("progressbar")).toHaveCount(0);
    await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
    await centre.bellHasLooked();
    await world.expire("alice");
    await dialog.getByRole("button", { name: words.handInTopUp }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);

    await new Login(page, words).as("alice@example.test", "Passw0rd1");
    await expect(dialog.getByText(own.kept)).toBeVisible();
    await expect(dialog.getByLabel(words.topUpAmount)).toHaveValue("50,000");
    await expect(dialog.getByText(own.uploaded)).toBeVisible();
    await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
    await dialog.getByRole("button", { name: words.handInTopUp }).click();
    await expect(dialog).toBeHidden();
    expect(await drafts(page)).toEqual([]);
  });

  test("an abandoned dialog leaves no draft, for another member neither", async ({ page, world, words, lang }) => {
    const centre = new Personage(page, words);
    await centre.open("products");
    const dialog = await centre.reviewPurchase(words.productName, "30000");
    expect(await drafts(page)).toHaveLength(1);
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: chooseWords(lang, WORDS).discard }).click();
    await expect(dialog).toBeHidden();
    expect(await drafts(page)).toEqual([]);

    await centre.reviewPurchase(words.productName, "30000");
    await centre.bellHasLooked();
    await world.expire("alice");
    await dialog.getByRole("button", { name: words.confirmPurchase }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    expect(await drafts(page)).toHaveLength(1);
    await new Login(page, words).as("bob@example.test", "Passw0rd1");
    await expect(dialog.getByLabel(words.amount)).toHaveValue("");
    expect(await drafts(page)).toEqual([]);
  });
});

test.describe("a newcomer", () => {
  test.use({ as: "bob" });

  test("identity: everything except the number is restored", async ({ page, world, words, own }) => {
    await page.goto("#/personage?personageHighlight=3");
    await page.getByLabel(own.name).fill("鈴木 一");
    await page.getByRole("radio", { name: own.female }).check();
    await page.getByLabel(own.number).fill("B7654321");
    for (const input of await page.locator("main input[type=file]").all()) {
      await input.setInputFiles(pngFile("side.png"));
    }
    await expect(page.getByText("side.png")).toHaveCount(2);
    await expect(page.getByRole("main").getByRole("progressbar")).toHaveCount(0);
    await new Personage(page, words).bellHasLooked();
    await world.expire("bob");
    await page.getByRole("button", { name: own.handIn }).click();
    await expect(page, "the leave guard does not stand in the way").toHaveURL(/#\/login\?redirect=/);

    await new Login(page, words).as("bob@example.test", "Passw0rd1");
    await expect(page).toHaveURL(/personageHighlight=3/);
    await expect(page.getByText(own.kept)).toBeVisible();
    await expect(page.getByLabel(own.name)).toHaveValue("鈴木 一");
    await expect(page.getByRole("radio", { name: own.female })).toBeChecked();
    await expect(page.getByText(own.uploaded)).toHaveCount(2);
    await expect(page.getByLabel(own.number)).toHaveValue("");
    await expect(page.locator("main form img"), "its owner sees the pictures again").toHaveCount(2);
  });

  test("a logout in one tab also ends the other, including its input", async ({ page, context, words, own }) => {
    await page.goto("#/personage?personageHighlight=3");
    await page.getByLabel(own.name).fill("鈴木 一");
    expect(await drafts(page)).toHaveLength(1);

    const other = await context.newPage();
    await other.goto("#/personage");
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    const shell = new Shell(other, words);
    await shell.openMenu();
    await other.getByRole("button", { name: words.logOut }).filter({ visible: true }).first().click();
    await other.getByRole("dialog", { name: words.logOut }).getByRole("button", { name: words.logOut }).click();
    await expect(other).toHaveURL(/#\/login$/);

    await expect(page.getByText(own.loginToSee)).toBeVisible();
    expect(await drafts(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: words.logIn }).click();
    await new Login(page, words).as("alice@example.test", "Passw0rd1");
    await expect(page).toHaveURL(/personageHighlight=3/);

    await test.step("and the first tab follows a login of somebody else", async () => {
      await expect(other).toHaveURL(/#\/login/);
      await other.goto("#/personage?personageHighlight=20");
      await expect(
        other.getByRole("main").getByText("alice@example.test").filter({ visible: true }).first(),
      ).toBeVisible();
    });
  });
});
