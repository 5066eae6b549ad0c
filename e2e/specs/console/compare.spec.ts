// Compares a fork with its original world, and shows rows in a readable form.
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "verified-with-funds" });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

test("lists the different rows, each with a link", async ({ page, target, world }) => {
  const fork = await world.fork("what if");
  await page.goto(`${target}/__qa/ui/#/worlds/${fork.id}/state`);
  await expect(page.getByText("No row differs.")).toBeVisible();
  const { token } = fork.member("alice").session;
  await fork.post(token, "wallet/bankWithdrawal", { amount: 7_000, payPassword: "123456" });
  const rows = page.getByRole("list", { name: "Rows that differ" });
  const record = rows.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^\/records\/\d+$/ }) });
  await expect(record).toContainText("only here");
  await expect(record).toContainText("7000");
  expect(await axeFaults(page)).toEqual([]);

  // A row shows times in Tokyo time, and links to its member and timeline.
  await record.getByRole("link").click();
  await expect(page.getByText(/^"?\d{4}-\d\d-\d\dT[\d:.]+\+09:00"?$/).first()).toBeVisible();
  await page.getByRole("link", { name: "Timeline of this record" }).click();
  await expect(page.getByRole("heading", { name: /Withdrawal/ }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "1", exact: true }).click();
  await expect(page).toHaveURL(/pointer=%2Fmembers%2F1/);

  await page.goto(`${target}/__qa/ui/#/worlds/${fork.id}/state?pointer=/members/1/email`);
  await expect(page.getByRole("region", { name: "Value" }), "a text is shown once").toHaveText('"alice@example.test"');

  await page.goto(`${target}/__qa/ui/#/worlds/${fork.id}/state`);
  await page.getByRole("main").getByRole("combobox", { name: "World" }).selectOption({ label: "None" });
  await expect(rows).toHaveCount(0);
  await fork.close();
});
