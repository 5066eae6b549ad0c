import { expect, test } from "@hashgrove/e2e";

test.use({ scenario: "verified-with-funds", as: "alice" });

test("a refusal comes with its reason", async ({ world }) => {
  const { token } = world.member("alice").session;
  const order = { products_id: 2, price: 1, expire: 6 };
  await expect(world.post(token, "products/buy", order)).rejects.toThrow("below-minimum");
});

test("an invalid request comes with the pointer of each field", async ({ world }) => {
  const { token } = world.member("alice").session;
  const withdrawal = { amount: 1.5, payPassword: "123456" };
  await expect(world.post(token, "wallet/bankWithdrawal", withdrawal)).rejects.toThrow('"pointer":"/body/amount"');
});

test("the same intent moves money once", async ({ world }) => {
  const { token } = world.member("alice").session;
  const order = { products_id: 2, price: 100_000, expire: 6 };
  for (let press = 0; press < 3; press += 1)
    await world.post(token, "products/buy", order, { idempotencyKey: "one-intent-0001" });
  expect(await world.get(token, "wallet/getBalance")).toMatchObject({ balance: 300_000 });
});

// "/" opens the default world, which tests share. The fixture detects this and fails the test.
test.fail("a page that leaves its world fails its test", async ({ page }) => {
  await page.goto("/");
});
