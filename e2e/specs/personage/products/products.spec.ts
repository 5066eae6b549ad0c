import { expect, withWords } from "../../../fixtures.ts";
import { Personage } from "../../../pages/personage.ts";

const test = withWords({
  discard: { en: "Discard", ja: "破棄する" },
  discardQuestion: { en: "Discard what you entered?", ja: "入力した内容を破棄しますか？" },
  invested: { en: "Invested amount", ja: "保有額（購入金額）" },
  keepEditing: { en: "Keep editing", ja: "入力を続ける" },
});

test.use({ as: "alice" });

test("leaving a filled purchase always asks first, in the review too", async ({ page, world, words, own }) => {
  const centre = new Personage(page, words);
  await centre.open("products");
  const dialog = page.getByRole("dialog");
  const question = dialog.getByRole("alertdialog", { name: own.discardQuestion });
  const keep = question.getByRole("button", { name: own.keepEditing });
  const buy = page.getByRole("button", { name: words.buy }).first();

  await buy.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog, "an empty form just closes").toBeHidden();

  await buy.click();
  await dialog.getByLabel(words.amount).fill("30000");
  await page.keyboard.press("Escape");
  await keep.click();
  await page.goBack();
  await keep.click();
  await expect(page).toHaveURL(/dialog=purchase/);
  await expect(dialog.getByLabel(words.amount)).toHaveValue(/30,?000/);

  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: words.goToReview }).click();
  await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
  await page.goBack();
  await expect(dialog.getByLabel(words.amount), "back from the review is the form, without a question").toBeFocused();
  await expect(dialog.getByLabel(words.amount)).toHaveValue(/30,?000/);
  await dialog.getByRole("button", { name: words.goToReview }).click();
  await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: own.discard }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);

  await buy.click();
  await expect(dialog.getByLabel(words.amount), "nothing is kept of what was given up").toHaveValue("");
  expect(await world.calls("products.buy")).toBe(0);
});

test("each product's button names the product", async ({ page, words }) => {
  await new Personage(page, words).open("products");
  const buttons = page.getByRole("main").getByRole("button", { name: words.buy });
  await expect(buttons.first()).toBeVisible();
  const names = await Promise.all(
    (await buttons.all()).map(async (button) => (await button.ariaSnapshot()).replace(/^- /, "")),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

test("a product without holdings shows no row of zeros", async ({ page, words, own }) => {
  await new Personage(page, words).open("products");
  const items = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: words.buy }) });
  const invested = page.getByText(own.invested, { exact: true });
  await expect(items.filter({ has: invested }), "of what is held the amount is shown").not.toHaveCount(0);
  await expect(items.filter({ hasNot: invested })).not.toHaveCount(0);
  await expect(items.getByText("¥0", { exact: true })).toHaveCount(0);
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 375, height: 667 } });
  test("the purchase's buttons stay visible, and do not cover the focus", async ({ page, words }) => {
    await new Personage(page, words).open("products");
    await page.getByRole("button", { name: words.buy }).first().click();
    const dialog = page.getByRole("dialog");
    const review = dialog.getByRole("button", { name: words.goToReview });
    await expect(review).toBeInViewport({ ratio: 1 });
    const consent = dialog.getByRole("checkbox");
    await consent.focus();
    await expect(consent).toBeInViewport();
    const [box, button] = [await consent.boundingBox(), await review.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await expect(review).toBeInViewport({ ratio: 1 });
  });
});
