import { axeFaults } from "../../../axe-faults.ts";
import { clipboardPermissions } from "../../../engines.ts";
import { expect } from "../../../fixtures.ts";
import { pngFile } from "../../../pages/receipt.ts";
import { changeData } from "../../../pages/replies.ts";
import { test } from "./dialogs.ts";

test.use({ as: "alice" });

test("a receiving account of the five specified parts has no row for the others", async ({ page, bank }) => {
  const { dialog, open } = bank;
  await changeData(page, "**/api/sys_config/getConfigList**", (data: { bank_account: Record<string, unknown> }) => {
    const { accountType: _type, reference: _reference, ...five } = data.bank_account;
    return { ...data, bank_account: five };
  });
  await open();
  await expect(dialog.locator("dl > div")).toHaveCount(5);
});

test("a bank transfer: details to copy, a receipt, and off while offline", async ({
  page,
  context,
  world,
  words,
  bank,
  own,
}) => {
  const { dialog, amount, receipt, review, handIn, open } = bank;
  await context.grantPermissions(clipboardPermissions());
  await open();
  const details = dialog.locator("dl > div");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(details, "five parts, the type of account and a reference").toHaveCount(7);
  const copied: string[] = [];
  for (const detail of await details.all()) {
    // Languages other than Japanese explain the account type, with the bank's word in brackets; only the bank's word is
    // copied.
    const value = (await detail.locator("dd > span").innerText()).replace(/^\w+ \((.+)\)$/, "$1");
    await detail.getByRole("button").click();
    await expect.poll(clipboard).toBe(value);
    copied.push(`${await detail.locator("dt").innerText()}: ${value}`);
  }
  await dialog.getByRole("button", { name: own.copyAll }).click();
  await expect.poll(clipboard).toBe(copied.join("\n"));

  await review.click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleName(own.amountInYen);
  await expect(dialog.getByText(words.enterAmount)).toBeVisible();
  await expect(dialog.getByText(own.addReceipt)).toBeVisible();

  await amount.fill("50,000");
  await receipt.setInputFiles(pngFile("first.png"));
  await expect(dialog.getByText("first.png")).toBeVisible();
  await dialog.getByRole("button", { name: own.remove }).click();
  await receipt.setInputFiles(pngFile("second.png"));
  await expect(dialog.getByText("second.png")).toBeVisible();

  await dialog.getByRole("button", { name: own.close, exact: true }).click();
  await dialog.getByRole("button", { name: own.keepEditing }).click();

  await review.click();
  await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
  for (const part of ["¥50,000", "second.png", own.accountEnd]) await expect(dialog).toContainText(part);
  expect(await axeFaults(page)).toEqual([]);
  expect(await world.calls("wallet.bankRecharge"), "nothing is sent before the review").toBe(0);
  await dialog.getByRole("button", { name: own.back, exact: true }).click();
  await expect(amount).toHaveValue("50,000");
  await expect(dialog.getByText("second.png")).toBeVisible();
  await review.click();

  await context.setOffline(true);
  await expect(dialog.getByText(own.offline)).toBeVisible();
  await expect(handIn).toHaveAttribute("aria-disabled", "true");
  await context.setOffline(false);
  await handIn.click();
  await expect(dialog).toBeHidden();
  expect(await world.calls("wallet.bankRecharge")).toBe(1);
  await world.decide("alice", "topup", "approve");
  const { token } = world.member("alice").session;
  expect(await world.get(token, "wallet/getBalance")).toMatchObject({ balance: 387_276 + 50_000 });
});

test("the step is in the URL; after a reload the form has the amount and the receipt, and continues", async ({
  page,
  world,
  bank,
  own,
}) => {
  const { dialog, amount, receipt, review, handIn, open } = bank;
  await open();
  await amount.fill("50,000");
  await receipt.setInputFiles(pngFile());
  await review.click();
  await expect(handIn).toBeVisible();
  await expect(page).toHaveURL(/dialog=bank-top-up.*step=review/);

  page.on("dialog", (question) => void question.accept());
  await page.reload();
  await expect(dialog.getByText(own.kept)).toBeVisible();
  await expect(amount).toHaveValue("50,000");
  await review.click();
  await handIn.click();
  await expect(dialog).toBeHidden();
  await expect(page, "the dialog's step has gone with it").toHaveURL(
    /personageHighlight=6&tab=deposit&step=done&record=\d+$/,
  );
  expect(await world.calls("wallet.bankRecharge")).toBe(1);
});
