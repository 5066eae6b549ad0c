import { expect } from "../../../fixtures.ts";
import { Login } from "../../../pages/login.ts";
import { Personage } from "../../../pages/personage.ts";
import { test } from "./withdraw.ts";

test.use({ as: "alice" });

test("two clicks in one turn send one request; offline sends none", async ({ context, world, section, say }) => {
  await section.open("bank");
  await section.review("5000");
  await context.setOffline(true);
  await expect(section.confirm).toBeDisabled();
  await section.confirm.dispatchEvent("click");
  await context.setOffline(false);
  await expect(section.confirm).toBeEnabled();
  expect(await world.calls("wallet.bankWithdrawal")).toBe(0);
  await section.confirm.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(section.heading(say.received)).toBeVisible();
  expect(await world.calls("wallet.bankWithdrawal")).toBe(1);
});

test("after an expired session the page and the amount are restored, never the trading password", async ({
  page,
  world,
  words,
  section,
}) => {
  await section.open("bank");
  await section.review("5000");
  await new Personage(page, words).bellHasLooked();
  await world.expire("alice");
  await section.confirm.click();
  await expect(page).toHaveURL(/#\/login/);
  await new Login(page, words).as("alice@example.test", "Passw0rd1");
  await expect(page).toHaveURL(/personageHighlight=7&tab=bank/);
  await expect(section.amount).toHaveValue("5,000");
  await expect(section.payPassword).toHaveValue("");
});
