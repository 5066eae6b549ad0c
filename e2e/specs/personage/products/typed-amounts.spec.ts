import type { Locator, Page } from "@playwright/test";
import { expect, withWords } from "../../../fixtures.ts";
import { Personage } from "../../../pages/personage.ts";
import { type Words } from "../../../words.ts";

const test = withWords({
  integer: { en: "Please enter an integer investment amount", ja: "投資金額は整数で入力してください" },
});

test.use({ as: "alice" });

/** Replaces the field's content like a paste. */
const paste = async (field: Locator, text: string) => {
  await field.press("ControlOrMeta+a");
  await field.evaluate((_, pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    document.execCommand("insertText", false, pasted);
  }, text);
};

const openPurchase = async (page: Page, words: Words) => {
  await new Personage(page, words).open("products");
  await page.getByRole("button", { name: words.buy }).first().click();
  const dialog = page.getByRole("dialog");
  return { dialog, amount: dialog.locator("input[name=amount]") };
};

test("a pasted amount is that amount, or is refused and the old one stays", async ({ page, world, words, own }) => {
  const { dialog, amount } = await openPurchase(page, words);
  await amount.click();
  await amount.pressSequentially("7777");

  for (const text of [
    "12.34",
    "-50",
    "¥20,000.50",
    "20,00",
    "1.000",
    "1e5",
    "1000 2000",
    "100 USDT",
    "1234567890123",
  ]) {
    await test.step(`${text} is refused at once`, async () => {
      await paste(amount, text);
      await expect(amount).toHaveValue("7777");
      await expect(amount).not.toHaveAttribute("aria-invalid");
      await expect(dialog.locator("[aria-live=polite]").getByText(text), "beside the field, announced").toBeVisible();
      await expect(amount).toHaveAccessibleDescription(new RegExp(own.integer));
    });
  }
  for (const text of ["¥20,000", "50,000", "２０，０００円", "20 000", "20000.00", "JPY 20,000"]) {
    await test.step(`${text} is accepted`, async () => {
      const digits = text.startsWith("5") ? "50000" : "20000";
      await amount.focus();
      await paste(amount, text);
      await expect(amount).toHaveValue(digits);
      await expect(dialog.getByText(own.integer)).toBeHidden();
      await amount.blur();
      await expect(amount).toHaveValue(`${digits.slice(0, 2)},000`);
      await expect(amount).not.toHaveAttribute("aria-invalid");
    });
  }
  expect(await world.calls("products.buy")).toBe(0);
});

test("typed key by key, only digits are accepted, and an ignored sign is named", async ({ page, words, own }) => {
  const { dialog, amount } = await openPurchase(page, words);
  await amount.click();
  await amount.pressSequentially("-0ab20,0x");
  await expect(amount).toHaveValue("200");
  await amount.press("ControlOrMeta+a");
  await amount.press("Delete");
  await amount.pressSequentially("00200.5");
  await expect(amount, "as specified: only digits are kept").toHaveValue("2005");
  await expect(dialog.locator("[aria-live=polite]").getByText(own.integer)).toBeVisible();
  await amount.press("ControlOrMeta+a");
  await amount.press("Delete");
  await expect(dialog.getByText(own.integer)).toBeHidden();
});

test("a dropped text, and one inserted without an event, are parsed like a pasted one", async ({ page, words }) => {
  const { dialog, amount } = await openPurchase(page, words);
  await amount.click();
  await amount.pressSequentially("7777");
  await amount.blur();
  const drop = (text: string) =>
    amount.evaluate((field: HTMLInputElement, dropped) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      write?.call(field, `${field.value}${dropped}`);
      field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromDrop" }));
    }, text);
  await drop("12.5");
  await expect(amount).toHaveValue("7,777");
  await expect(dialog.locator("[aria-live=polite]").getByText("12.5")).toBeVisible();

  await dialog.getByRole("checkbox").check();
  await amount.evaluate((field: HTMLInputElement) => {
    field.value = "30,000";
  });
  await dialog.getByRole("button", { name: words.goToReview }).click();
  await expect(dialog.getByText("30,000").first()).toBeVisible();
  await expect(dialog.getByText("7,777")).toHaveCount(0);
});

test("text from an input method is parsed when complete @chromium", async ({ page, words }) => {
  const { dialog, amount } = await openPurchase(page, words);
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await amount.click();
  for (const text of ["５", "５０", "５００００"]) await compose(text);
  await expect(amount, "left alone meanwhile").toHaveValue("５００００");
  await keyboard.send("Input.insertText", { text: "５００００" });
  await expect(amount).toHaveValue("50000");
  await amount.press("End");
  await compose("．５");
  await keyboard.send("Input.insertText", { text: "．５" });
  await expect(amount).toHaveValue("50000");
  await expect(dialog.locator("[aria-live=polite]").getByText(".5")).toBeVisible();
});

test("text typed in the middle stays there", async ({ page, words }) => {
  const { amount } = await openPurchase(page, words);
  await amount.click();
  await amount.pressSequentially("2045");
  await amount.press("ArrowLeft");
  await amount.press("ArrowLeft");
  // Letters are ignored, and the caret stays where it is.
  await amount.pressSequentially("1x2y3");
  await expect(amount).toHaveValue("2012345");
  await amount.press("Home");
  await amount.press("Delete");
  await expect(amount, "the zero behind it is not lost").toHaveValue("012345");
  await amount.pressSequentially("7");
  await expect(amount).toHaveValue("7012345");
  await amount.blur();
  await expect(amount).toHaveValue("7,012,345");
});
