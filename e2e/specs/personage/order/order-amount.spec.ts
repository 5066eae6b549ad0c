import { expect, withWords } from "../../../fixtures.ts";
import { Personage } from "../../../pages/personage.ts";
import { pngFile } from "../../../pages/receipt.ts";
import { presetItem } from "../../../storage-state.ts";
import { chooseWords, type WordList } from "../../../words.ts";

const OWN = {
  back: { en: "Back to your order", ja: "購入の手続きに戻る" },
  below: { en: "This is below the minimum of ¥30,000.", ja: "最低金額の¥30,000に達していません。" },
  integer: { en: "Please enter an integer investment amount", ja: "整数" },
  minimum: { en: "Minimum ¥30,000", ja: "最低¥30,000" },
  missing: { en: "Your balance is ¥30,000 short.", ja: "残高が¥30,000足りません。" },
  checked: { en: "is being checked; you can buy as soon as it is credited", ja: "残高に反映されると購入できます" },
  topUpRest: { en: "Top up ¥20,000", ja: "¥20,000を入金する" },
  topUp: { en: "Top up ¥30,000", ja: "¥30,000を入金する" },
} as const satisfies WordList;
const test = withWords(OWN);

test.use({ as: "alice", scenario: "verified-with-funds" });

test("too little and empty are shown at the field; a shortfall leads to a top-up, never to a confirmation", async ({
  page,
  world,
  words,
  own,
}) => {
  await page.goto("#/personage?personageHighlight=1&dialog=purchase&id=2");
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel(words.amount);
  await expect(amount).toHaveAccessibleDescription(own.minimum);
  await amount.fill("20000");
  await expect(dialog.getByRole("status").getByText(own.below)).toBeVisible();
  await expect(amount).toHaveAccessibleDescription(own.below);
  await expect(amount).not.toHaveAttribute("aria-invalid");
  await amount.fill("430000");
  await expect(dialog.getByRole("status").getByText(own.missing)).toBeVisible();
  await expect(amount).not.toHaveAttribute("aria-invalid");

  await expect(dialog.getByRole("link", { name: own.topUp })).toHaveAttribute("href", /amount=30000/);
  await dialog.getByRole("checkbox").check();
  await expect(dialog.getByRole("button", { name: words.goToReview })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: words.confirmPurchase })).toHaveCount(0);
  await amount.fill("");
  await dialog.getByRole("button", { name: words.goToReview }).click();
  await expect(amount).toBeFocused();
  await expect(dialog.getByText(own.integer)).toBeVisible();

  await amount.fill("20000");
  await dialog.getByRole("button", { name: words.goToReview }).click();
  await dialog.getByRole("button", { name: words.confirmPurchase }).click();
  await expect(amount, "the server decides").toHaveAttribute("aria-invalid", "true");
  expect(await world.calls("products.buy")).toBe(1);
});

test("a link's amount overrides input for another order or product", async ({ page, words }) => {
  const order = (id: number, amount: number) =>
    page.goto(`#/personage?personageHighlight=1&dialog=purchase&id=${id}&amount=${amount}`);
  const field = page.getByRole("dialog").getByLabel(words.amount);
  await order(2, 40_000);
  await expect(field).toHaveValue("40,000");
  await field.fill("50000");
  await page.reload();
  await expect(field, "a reload restores what was typed").toHaveValue("50,000");
  await order(1, 60_000);
  await expect(field, "another product, while the dialog is open").toHaveValue("60,000");
  await order(2, 70_000);
  await page.reload();
  await expect(field, "another amount").toHaveValue("70,000");
  await page.goto("#/personage?personageHighlight=6&dialog=bank-top-up");
  const topUp = page.getByRole("dialog").getByLabel(words.topUpAmount);
  await topUp.fill("12345");
  await page.goto("#/personage?personageHighlight=6&dialog=bank-top-up&amount=30000");
  await page.reload();
  await expect(topUp).toHaveValue("30,000");
});

test("the shortfall is topped up, and the order continues", async ({ page, world, words, own }) => {
  await new Personage(page, words).open("products");
  await page
    .getByRole("listitem")
    .filter({ hasText: words.productName })
    .getByRole("button", { name: words.buy })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.amount).fill("430000");
  await dialog.getByRole("link", { name: own.topUp }).click();

  const main = page.getByRole("main");
  await expect(main.getByText(words.productName)).toBeVisible();
  await main.getByRole("button", { name: words.bankTopUp }).click();
  await expect(dialog.getByLabel(words.topUpAmount)).toHaveValue("30,000");
  await dialog.getByLabel(words.receipt).setInputFiles(pngFile());
  await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
  await dialog.getByRole("button", { name: words.handInTopUp }).click();
  await expect(page).toHaveURL(/step=done/);
  await expect(main.getByText(own.checked).first()).toBeVisible();
  await expect(page).toHaveURL(/step=done&order=2-430000&record=\d+|order=2-430000&step=done&record=\d+/);

  await page.goto("#/personage?personageHighlight=1&dialog=purchase&id=2&amount=430000");
  await expect(dialog.getByText(own.checked)).toBeVisible();
  await expect(dialog.getByRole("link", { name: own.topUp }), "nothing is transferred twice").toHaveCount(0);
  await expect(dialog.getByRole("button", { name: words.goToReview })).toHaveCount(0);
  await dialog.getByLabel(words.amount).fill("450000");
  await expect(dialog.getByRole("link", { name: own.topUpRest })).toHaveAttribute("href", /amount=20000/);
  await dialog.getByLabel(words.amount).fill("430000");

  await world.decide("alice", "topup", "approve");
  await page.goto("#/personage");
  await page.reload();
  await expect(main.getByText("¥430,000").first()).toBeVisible();
  await main.getByRole("link", { name: own.back }).click();
  await expect(dialog.getByLabel(words.amount)).toHaveValue("430,000");
  await expect(page).toHaveURL(/dialog=purchase&id=2&amount=430000/);
  await expect(dialog.getByRole("button", { name: words.goToReview })).toBeVisible();
});

test.describe("amounts are hidden", () => {
  test("the shortfall does not reveal the balance", async ({ page, words, lang }) => {
    await presetItem(page, "amountsHidden", "true");
    await page.goto("#/personage?personageHighlight=1&dialog=purchase&id=2");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.amount).fill("430000");
    await expect(dialog.getByRole("link", { name: lang === "ja" ? /入金する$/ : /^Top up/ })).toContainText("*****");
    await expect(dialog.getByText(chooseWords(lang, OWN).missing)).toHaveCount(0);
  });
});
