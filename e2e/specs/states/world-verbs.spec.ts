// What a test can do to its world, and the errors when the world differs.
import { expect, test } from "../../fixtures.ts";

test.use({ scenario: "catalogue", as: null });

test("a new member reaches the requested stage, and a review can be awaited", async ({ world }) => {
  const { session } = await world.join("erin", "funded");
  expect(await world.get<{ balance: number }>(session.token, "wallet/getBalance")).toMatchObject({ balance: 500_000 });
  const waiting = world.review("erin", "withdrawal");
  await world.post(session.token, "wallet/bankWithdrawal", { amount: 5_000, payPassword: "123456" });
  expect(await waiting).toMatchObject({ kind: "withdrawal", state: "open", amount: 5_000 });
  await world.decide("erin", "withdrawal", "approve");
});

test("reports differing calls with the nearest one, and an unused fault as a problem", async ({ world }) => {
  const { session } = await world.join("erin");
  await world.get(session.token, "wallet/getBalance");
  const match = { operationId: "wallet.getBalance", user: "erin", code: 401 };
  await expect(world.verify({ match })).rejects.toThrow(
    /\n {2}\d+ wallet\.getBalance: \/reply\/code is 200, wanted 401/,
  );
  const unused = await world.fault({ match: { operationId: "products.buy" }, effect: { abort: "hang" } });
  expect(await world.problems()).toEqual([expect.stringContaining("unused-fault: the fault 1 (abort hang before")]);
  await unused.end();
  expect(await world.problems()).toEqual([]);
});

test("time passes for world and page alike", { tag: "@clock" }, async ({ page, world }) => {
  await page.goto("#/login");
  const shown = () => page.evaluate(() => Date.now());
  const begun = Date.parse(world.now);
  expect(await shown()).toBeGreaterThanOrEqual(begun);
  await world.advance("P30D", { page });
  expect(Date.parse(world.now) - begun).toBe(30 * 86_400_000);
  expect(await shown()).toBeGreaterThanOrEqual(Date.parse(world.now));
});
