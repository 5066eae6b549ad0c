import { axeFaults } from "../../../axe-faults.ts";
import { expect } from "../../../fixtures.ts";
import { Login } from "../../../pages/login.ts";
import { Personage } from "../../../pages/personage.ts";
import { CHAINS, HASH, test } from "./dialogs.ts";

test.use({ as: "alice" });

test("a filled form asks before Escape and the browser's back discard it; Cancel resets it at once", async ({
  page,
  usdt,
}) => {
  const { own, dialog, button, amount, txId, question, open, toDeposit } = usdt;
  await open();
  await page.keyboard.press("Escape");
  await expect(dialog, "an empty form just closes").toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);

  await open();
  await toDeposit("100");
  await txId.fill(HASH);
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await expect(button(own.keepEditing)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await question.evaluate((node) => node.contains(document.activeElement)), "nothing else is reached").toBe(
    true,
  );
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(txId, "and gives the focus back").toBeFocused();

  await page.goBack();
  await expect(amount, "the step before, without a question").toBeFocused();
  await expect(page).toHaveURL(/dialog=usdt-top-up/);
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/dialog=usdt-top-up/);
  await button(own.keepEditing).click();
  await toDeposit("100");
  await expect(txId).toHaveValue(HASH);

  await button(own.cancel).click();
  await expect(question).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);

  await open();
  await expect(amount, "step 1, and empty").toHaveValue("");
  await amount.fill("70");
  await page.goBack();
  await button(own.discard).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/personageHighlight=6$/);
  await page.goForward();
  await expect(amount, "nothing is kept of what was given up").toHaveValue("");
});

test("a URL typed over a half-filled form opens at once, and going back returns to the form", async ({
  page,
  usdt,
}) => {
  const { dialog, amount, question, open } = usdt;
  await open();
  await amount.fill("70");
  // Simulates typing into the address bar: a history entry that the application did not create.
  await page.evaluate(() => (window.location.hash = "#/news"));
  await expect(dialog).toBeHidden();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/#\/news$/);
  await page.goBack();
  await expect(amount).toBeVisible();
  await expect(page).toHaveURL(/dialog=/);
});

test("after an expired session the page and the input are restored", async ({ page, world, words, usdt }) => {
  const { own, dialog, button, txId, open, toDeposit } = usdt;
  await open();
  await toDeposit("100", "ERC20");
  await txId.fill(CHAINS.ERC20.hash);
  await new Personage(page, words).bellHasLooked();
  await world.expire("alice");
  await button(own.completed).click();
  const { account, password } = world.member("alice");
  await new Login(page, words).as(account, password);
  await expect(txId).toHaveValue(CHAINS.ERC20.hash);
  await expect(dialog.getByText(CHAINS.ERC20.address)).toBeVisible();
  await expect(dialog.getByText(own.kept)).toBeVisible();
  await button(own.completed).click();
  await expect(dialog).toBeHidden();
});
