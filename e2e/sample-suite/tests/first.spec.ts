import { expect, Personage, test } from "@hashgrove/e2e";

// The test's own world with a scenario; alice is logged in; the page is in English.
test.use({ scenario: "verified-with-funds", as: "alice", lang: "en" });

test("a purchase takes the money and shows among the holdings", async ({ page, world, words }) => {
  const centre = new Personage(page, words);
  await centre.open("products");
  const dialog = await centre.reviewPurchase(words.productName, "30000");
  await dialog.getByRole("button", { name: words.confirmPurchase }).click();
  await expect(page.getByText(words.bought)).toBeVisible();

  await centre.open("holdings");
  await expect(page.getByRole("row").filter({ hasText: "30,000" })).toBeVisible();
  await world.verify({ match: { operationId: "products.buy", body: { "/price": 30_000 } }, count: { exactly: 1 } });
});
