import { expect, test } from "../../fixtures.ts";
import { Personage } from "../../pages/personage.ts";
import { receiptPng } from "../../pages/receipt.ts";
import { Shell } from "../../pages/shell.ts";

test("a visitor signs up, tops up, is approved and buys", async ({ page, world, words }) => {
  const shell = new Shell(page, words);
  const centre = new Personage(page, words);
  const inviter = world.member("alice");
  const { inviteCode } = await world.get<{ inviteCode: string }>(inviter.session.token, "user/getInviteCode");

  await test.step("is refused a purchase and sent to the login page", async () => {
    await page.goto("");
    await page.getByRole("main").getByRole("button", { name: words.productName }).click();
    await expect(page.getByText(words.logInToSubscribe)).toBeVisible();
    await expect(page).toHaveURL(/#\/login/);
  });

  await test.step("signs up with an invite code", async () => {
    await page.goto(`#/signIn?inviteCode=${inviteCode}`);
    await expect(page.getByLabel(words.invitedWith)).toHaveValue(inviteCode);
    await page.getByRole("textbox", { name: words.email }).fill("newcomer@example.test");
    await page.getByLabel(words.password, { exact: true }).fill("Passw0rd1");
    await page.getByLabel(words.passwordAgain, { exact: true }).fill("Passw0rd1");
    await page.getByRole("checkbox").check();
    await page.getByRole("main").getByRole("button", { name: words.register }).click();
    await expect(page).not.toHaveURL(/signIn/);
  });

  await test.step("logs out and in again, and finds the personal centre", async () => {
    await page.evaluate(() => localStorage.removeItem("userinfo"));
    await page.goto("#/login");
    await page.reload();
    await page.getByLabel(words.account).fill("newcomer@example.test");
    await page.getByLabel(words.password, { exact: true }).fill("Passw0rd1");
    await page.getByRole("main").getByRole("button", { name: words.logIn }).click();
    await expect(page).not.toHaveURL(/login/);
    await shell.openMenu();
    await shell.menuLink(words.personalCentre).click();
    await expect(page.getByRole("heading", { level: 1, name: words.accountAssets })).toBeVisible();
    await expect(centre.figure(words.availableBalance)).toContainText("0");
  });

  await test.step("tops up 50,000 yen with a real picture", async () => {
    await centre.open("topUp");
    await page.getByRole("button", { name: words.bankTopUp }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.topUpAmount).fill("50,000");
    await dialog
      .getByLabel(words.receipt)
      .setInputFiles({ name: "receipt.png", mimeType: "image/png", buffer: receiptPng() });
    await dialog.getByRole("button", { name: words.goToReview }).click();
    await expect(dialog).toContainText("receipt.png");
    await dialog.getByRole("button", { name: words.handInTopUp }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("sees the record in review", async () => {
    await centre.open("records");
    const row = page.getByRole("row").filter({ hasText: "50,000" });
    await expect(row).toContainText(words.inReview);
  });

  await test.step("has the balance once the review is approved", async () => {
    await world.decide("newcomer@example.test", "topup", "approve");
    await page.reload();
    await expect(page.getByRole("row").filter({ hasText: "50,000" })).toContainText(words.success);
    await centre.open("assets");
    await expect(centre.figure(words.availableBalance)).toContainText("50,000");
  });

  await test.step("buys a product for 30,000 yen", async () => {
    await centre.open("purchase");
    const dialog = await centre.reviewPurchase(words.productName, "30000");
    await expect(dialog).toContainText("30,000");
    await dialog.getByRole("button", { name: words.confirmPurchase }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.bought)).toBeVisible();
  });

  await test.step("sees the holding, the flow entry and 20,000 yen left", async () => {
    await centre.open("holdings");
    await expect(page.getByRole("row").filter({ hasText: words.productName })).toContainText("30,000");
    await centre.open("fundsFlow");
    await page.getByRole("tab", { name: words.expense }).click();
    await expect(page.getByRole("row").filter({ hasText: words.productName })).toContainText("30,000");
    await centre.open("assets");
    await expect(centre.figure(words.availableBalance)).toContainText("20,000");
  });

  expect(await world.calls("products.buy"), "the purchase was sent once").toBe(1);
});
