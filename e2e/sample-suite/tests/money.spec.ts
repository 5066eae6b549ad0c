import { expect, MONEY_POSTS, Personage, test } from "@hashgrove/e2e";

test.use({ scenario: "verified-with-funds", as: "alice" });

test("an approved top-up is credited", async ({ page, world, words, lang }) => {
  const topUp = MONEY_POSTS["bank top-up"];
  await (await topUp.fill(page, lang, 0)).click();
  await topUp.done(page, lang);
  await world.decide("alice", "topup", "approve");

  const centre = new Personage(page, words);
  await centre.open("assets");
  await expect(centre.figure(words.availableBalance)).toContainText("¥450,000");
});

test("a rejected top-up says why and credits nothing", async ({ page, world, words, lang }) => {
  const topUp = MONEY_POSTS["bank top-up"];
  await (await topUp.fill(page, lang, 0)).click();
  await topUp.done(page, lang);
  await world.decide("alice", "topup", "reject", { reason: "The transfer did not arrive." });

  const centre = new Personage(page, words);
  await centre.open("records", "deposit");
  await expect(page.getByRole("row").filter({ hasText: "50,000" }).first()).toContainText(
    "The transfer did not arrive.",
  );
  await centre.open("assets");
  await expect(centre.figure(words.availableBalance)).toContainText("¥400,000");
});

test("a withdrawal that is cancelled gives its money back", async ({ page, world, words, lang }) => {
  const withdrawal = MONEY_POSTS["bank withdrawal"];
  await (await withdrawal.fill(page, lang, 0)).click();
  await withdrawal.done(page, lang);
  const centre = new Personage(page, words);
  await centre.open("assets");
  await expect(centre.figure(words.availableBalance)).toContainText("¥395,000");

  await centre.open("records", "withdrawal");
  await page.getByRole("row").filter({ hasText: "5,000" }).getByRole("button", { name: "Details" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel this withdrawal" }).click();
  await dialog.getByRole("button", { name: "Cancel the withdrawal" }).click();
  await expect(dialog).toContainText("You cancelled this withdrawal.");
  const { token } = world.member("alice").session;
  expect(await world.get(token, "wallet/getBalance")).toMatchObject({ balance: 400_000 });
});
