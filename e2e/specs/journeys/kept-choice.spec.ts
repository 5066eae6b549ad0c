import { expect, test } from "../../fixtures.ts";
import { coveredBy } from "../../pages/covered-by-toast.ts";
import { Login } from "../../pages/login.ts";
import { chooseWords, type WordList } from "../../words.ts";

const OWN = {
  buyFor: { en: "Buy for ¥200,000", ja: "¥200,000で購入する" },
  cancel: { en: "Cancel", ja: "キャンセル" },
  purpose: {
    en: "To continue your purchase, log in or register.",
    ja: "購入を続けるには、ログインまたは新規登録をしてください。",
  },
  gone: {
    en: "The product that you chose cannot be bought at the moment.",
    ja: "お選びの商品は、現在ご購入いただけません。",
  },
} as const satisfies WordList;

test("from the explorer through the login to the product's open dialog, with the amount", async ({
  page,
  words,
  lang,
}) => {
  const own = chooseWords(lang, OWN);
  await page.goto("#/product/details?id=2");
  const explorer = page.getByRole("region", { name: words.estimateTitle });
  await explorer.getByRole("textbox", { name: words.amount }).fill("200000");
  await explorer.getByRole("button", { name: own.buyFor }).click();
  await expect(page.getByText(words.logInForSubscription)).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  const main = page.getByRole("main");
  await expect(main).toContainText(own.purpose);
  await expect(main).toContainText(words.productName);
  await expect(main).toContainText("¥200,000");

  await new Login(page, words).as("alice@example.test", "Passw0rd1");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(words.amount)).toHaveValue("200,000");
  await dialog.getByRole("button", { name: own.cancel }).click();
  await expect(dialog, "nothing was entered here yet").toBeHidden();
  await expect(page).toHaveURL(/personageHighlight=1$/);
});

test("from home through the sign-up, which has the same weight as the login", async ({ page, words, lang }) => {
  const own = chooseWords(lang, OWN);
  await page.goto("");
  await page.getByRole("main").getByRole("button", { name: words.productName }).click();
  await expect(page.getByText(words.logInToSubscribe)).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  const main = page.getByRole("main");
  const [logIn, register] = [
    main.getByRole("button", { name: words.logIn }),
    main.getByRole("link", { name: words.register }),
  ];
  const [one, other] = [await logIn.boundingBox(), await register.boundingBox()];
  expect([other?.width, other?.height]).toEqual([one?.width, one?.height]);
  await register.click();
  await expect(main).toContainText(own.purpose);
  await page.getByRole("textbox", { name: words.email }).fill("chooser@example.test");
  await page.getByLabel(words.password, { exact: true }).fill("Passw0rd1");
  await page.getByLabel(words.passwordAgain, { exact: true }).fill("Passw0rd1");
  await page.getByRole("checkbox").check();
  await main.getByRole("button", { name: words.register }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 2 })).toContainText(words.productName);
  await expect(dialog.getByLabel(words.amount)).toHaveValue("");
});

test("a toast during navigation covers no content of either page", async ({ page, words }) => {
  await page.goto("#/product");
  await page.getByRole("main").getByRole("button", { name: words.productName }).click();
  const message = page.getByText(words.logInForSubscription);
  await expect(message).toBeVisible();
  const content = "main :is(h1, h2, h3, p, a, button, input)";
  expect(await coveredBy(message, content)).toEqual([]);
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await coveredBy(message, content)).toEqual([]);
});

test.describe("a member", () => {
  test.use({ as: "alice" });
  test("gets from a card to its product's dialog at once; sees unavailable products", async ({ page, words, lang }) => {
    await page.goto("#/product");
    await page.getByRole("main").getByRole("button", { name: words.productName }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { level: 2 })).toContainText(words.productName);
    await page.goto("#/personage?personageHighlight=1&dialog=purchase&id=6");
    await expect(page.getByText(chooseWords(lang, OWN).gone)).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
