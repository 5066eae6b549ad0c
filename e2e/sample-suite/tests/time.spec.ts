import { expect, Personage, test } from "@hashgrove/e2e";

test.use({ scenario: "verified-with-funds", as: "alice" });

test("a holding matures when its time has passed", async ({ page, world, words }) => {
  // Keep the sessions, which would otherwise end within half a year; that is not tested here.
  await world.advance("P200D", { keepSessions: true });
  const centre = new Personage(page, words);
  await centre.open("holdings");
  await expect(page.getByRole("region", { name: "Matured" }).getByRole("row")).toContainText([/./, words.productName]);
  await centre.open("assets");
  await expect(centre.figure(words.availableBalance)).toContainText("¥503,900");
});

// @clock installs a clock in the page, so that `advance` moves server and page together.
test("a session ends after a week, for server and page alike", { tag: "@clock" }, async ({ page, world, words }) => {
  const centre = new Personage(page, words);
  await centre.open("assets");
  await expect(centre.figure(words.availableBalance)).toContainText("¥400,000");
  // Wait for the bell's first read: between the advances of the two clocks it would detect the ended session too early.
  await centre.bellHasLooked();
  await world.advance("P8D", { page });
  expect(await page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(Date.parse(world.now));
  // The personal centre polls by its own clock and detects the ended session.
  await expect(page.getByText(words.sessionEnded)).toBeVisible();
  await expect(page).toHaveURL(/#\/login/);
});

test("a page that loads after months have passed works", { tag: "@clock" }, async ({ page, world, words }) => {
  await page.goto("#/product");
  await world.advance("P30D", { keepSessions: true, page });
  await world.advance("P30D", { keepSessions: true, page });
  const centre = new Personage(page, words);
  await centre.open("holdings");
  await page.reload();
  await expect(page.getByRole("row", { name: words.productName })).toBeVisible();
  expect(await page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(Date.parse(world.now));
});
