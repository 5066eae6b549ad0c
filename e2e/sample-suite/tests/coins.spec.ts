import { expect, MONEY_POSTS, Personage, test } from "@hashgrove/e2e";

test.use({ scenario: "demo", as: "alice" });

test("a USDT top-up is credited at its network's rate", async ({ page, world, words, lang }) => {
  const topUp = MONEY_POSTS["USDT top-up"];
  await (await topUp.fill(page, lang, 0)).click();
  await topUp.done(page, lang);
  await world.decide("alice", "topup", "approve");
  const centre = new Personage(page, words);
  await centre.open("assets");
  // The balance includes 100 USDT at 156.80 yen.
  await expect(centre.figure(words.availableBalance)).toContainText("¥402,956");
});

test.describe("a company that charges for withdrawals", () => {
  test.use({ scenario: "with-fees" });

  test("deducts its fee from the amount", async ({ page, world, lang }) => {
    const withdrawal = MONEY_POSTS["USDT withdrawal"];
    await (await withdrawal.fill(page, lang, 0)).click();
    await withdrawal.done(page, lang);
    const { token } = world.member("alice").session;
    const { list } = await world.get<{ list: object[] }>(token, "wallet/index?type=2&payType=1");
    expect(list[0]).toMatchObject({ amount: "10", fee: "1", net: "9" });
  });
});
