import { expect, test } from "../../fixtures.ts";
import { Personage } from "../../pages/personage.ts";

test.use({ as: "alice" });

test("the same purchase clicked twice fast is bought once", async ({ page, world, words }) => {
  const { token } = world.member("alice").session;
  const before = await world.get<unknown[]>(token, "orders/getMyFunds");
  const centre = new Personage(page, words);
  await centre.open("products");
  const dialog = await centre.reviewPurchase(words.productName, "30000");

  const confirm = dialog.getByRole("button", { name: words.confirmPurchase });
  // Two clicks in one task, faster than any person; nothing can render between them.
  await confirm.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(dialog).toBeHidden();

  expect(await world.get<unknown[]>(token, "orders/getMyFunds")).toHaveLength(before.length + 1);
  expect(await world.get<{ balance: number }>(token, "wallet/getBalance")).toMatchObject({ balance: 357_276 });
  expect(await world.calls("products.buy")).toBe(1);
});
