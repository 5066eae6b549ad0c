// The timeline of a record: each state with its time, and the call or review that caused it.
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "verified-with-funds" });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

test("a withdrawal leads from its request to its call, and from its rejection to its review", async ({
  page,
  target,
  world,
}) => {
  const { token } = world.member("alice").session;
  await world.post(token, "wallet/bankWithdrawal", { amount: 5000, payPassword: "123456" });
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/records`);
  const records = page.getByRole("table", { name: "All records" });
  await expect(records.getByRole("row", { name: /^Withdrawal \d+ alice .* ¥5,000/ }), "by the handle").toBeVisible();
  await records.getByRole("link", { name: /^Withdrawal/ }).click();
  const steps = page.getByRole("list", { name: "Timeline" }).getByRole("listitem");
  await expect(steps).toHaveCount(2);
  await expect(steps.nth(1)).toContainText("Money reserved-¥5,000");

  // The timeline updates when the request is rejected a minute later.
  await world.advance("PT1M");
  await world.decide("alice", "withdrawal", "reject", { reason: "No such account" });
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(2)).toContainText("Rejected");
  await expect(steps.nth(2)).toContainText("Reason: No such account");
  await expect(steps.nth(3)).toContainText("Money returned+¥5,000");
  const times = await steps.locator("time").evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  expect(Date.parse(times[2] ?? "") - Date.parse(times[0] ?? "")).toBeGreaterThanOrEqual(60_000);

  await steps
    .nth(0)
    .getByRole("link", { name: /^Call \d+/ })
    .click();
  await expect(page.getByRole("heading", { name: /\d+ wallet\.bankWithdrawal/ })).toBeVisible();
  await page.goBack();
  await steps
    .nth(3)
    .getByRole("link", { name: /^Review \d+/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Reviews" })).toBeVisible();
  await page.getByRole("link", { name: "Timeline" }).click();
  await expect(steps).toHaveCount(4);
});

test("a purchase shows when it matures and which call made it", async ({ page, target, world }) => {
  const { token } = world.member("alice").session;
  await world.post(token, "products/buy", { products_id: 2, price: 100_000, expire: 6 });
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/records?type=order`);
  await page
    .getByRole("table", { name: "All records" })
    .getByRole("link", { name: /^Purchase/ })
    .first()
    .click();
  const steps = page.getByRole("list", { name: "Timeline" }).getByRole("listitem");
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(1)).toContainText("Money invested-¥100,000");
  await expect(steps.nth(1).getByRole("link", { name: /^Call \d+/ })).toBeVisible();
  await expect(steps.nth(2)).toContainText("Matures");
});
