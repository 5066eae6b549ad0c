import type { Locator } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { Personage } from "../../pages/personage.ts";
import { chooseWords, type WordList } from "../../words.ts";

const OWN = {
  integer: { en: "Please enter an integer investment amount", ja: "投資金額は整数で入力してください" },
} as const satisfies WordList;

test.use({ as: "alice" });

const paste = async (field: Locator, text: string) => {
  await field.press("ControlOrMeta+a");
  await field.evaluate((_, pasted) => document.execCommand("insertText", false, pasted), text);
};

test("a pasted or typed amount is that amount, or is refused with the text kept", async ({
  page,
  world,
  words,
  lang,
}) => {
  const own = chooseWords(lang, OWN);
  await new Personage(page, words).open("products");
  await page.getByRole("button", { name: words.buy }).first().click();
  const dialog = page.getByRole("dialog");
  const amount = dialog.locator("input[name=amount]");
  await amount.click();

  for (const text of ["¥20,000.50", "20,00", "1.000", "1e5", "1000 2000", "100 USDT", "-5000", "1234567890123"]) {
    await test.step(`${text} is refused at once`, async () => {
      await paste(amount, text);
      await expect(amount).toHaveValue(text);
      await expect(amount).toHaveAttribute("aria-invalid", "true");
      await expect(amount).toHaveAccessibleDescription(new RegExp(own.integer));
    });
  }
  for (const text of ["¥20,000", "２０，０００円", "20 000", "20000.00", "JPY 20,000"]) {
    await test.step(`${text} is 20,000`, async () => {
      await amount.focus();
      await paste(amount, text);
      await expect(dialog.getByText(own.integer)).toBeHidden();
      await amount.blur();
      await expect(amount).toHaveValue("20,000");
      await expect(amount).not.toHaveAttribute("aria-invalid");
    });
  }

  await test.step("typed key by key, a fraction is not joined, and does not get to the review", async () => {
    await amount.click();
    await amount.pressSequentially("20000.50");
    await amount.press("Tab");
    await expect(amount).toHaveValue("20000.50");
    await expect(dialog.getByText(own.integer)).toBeVisible();
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: words.goToReview }).click();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue("20000.50");
  });
  expect(await world.calls("products.buy")).toBe(0);
});

test("what is typed in the middle stays in the middle", async ({ page, words }) => {
  await new Personage(page, words).open("products");
  await page.getByRole("button", { name: words.buy }).first().click();
  const amount = page.getByRole("dialog").locator("input[name=amount]");
  await amount.click();
  await amount.pressSequentially("2045");
  await amount.press("ArrowLeft");
  await amount.press("ArrowLeft");
  // A letter has no effect, and leaves the caret where it is.
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
