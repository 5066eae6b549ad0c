import { expect, test } from "../../fixtures.ts";

test.use({ as: "alice" });

test("a dead token: one message, userinfo removed, the login page after two seconds", async ({
  page,
  world,
  words,
}) => {
  await world.expire("alice");
  await page.clock.install();
  await page.goto("#/personage?personageHighlight=2");

  await expect(page.getByText(words.sessionEnded)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem("userinfo")), "userinfo is gone at once").toBeNull();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(/personage/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/#\/login/);

  await test.step("and logging in leads back to the section", async () => {
    await page.clock.resume();
    await page.getByLabel(words.account).fill("alice@example.test");
    await page.getByLabel(words.password, { exact: true }).fill("Passw0rd1");
    await page.getByRole("main").getByRole("button", { name: words.logIn }).click();
    await expect(page).toHaveURL(/personageHighlight=2/);
    await expect(page.getByRole("heading", { level: 1, name: words.myHoldings })).toBeVisible();
  });
});
