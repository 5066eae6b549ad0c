import { expect, test } from "../fixtures.ts";

// The test's own world with a scenario; alice is logged in; the page is in English.
test.use({ scenario: "verified-with-funds", as: "alice", lang: "en" });

test("received money shows in the account's assets", async ({ page, world }) => {
  await world.grant("alice", 5_000);
  await page.goto("#/personage?personageHighlight=0");
  await expect(page.getByText("¥405,000").first()).toBeVisible();

  const { token } = world.member("alice").session;
  expect(await world.get(token, "wallet/getBalance")).toMatchObject({ balance: 405_000 });
});
