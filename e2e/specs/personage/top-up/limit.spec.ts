import type { Locator, Page } from "@playwright/test";
import { expect, withWords } from "../../../fixtures.ts";
import { pngFile } from "../../../pages/receipt.ts";
import type { World } from "../../../world/world.ts";

const test = withWords({
  beyond: {
    en: "This is more than we can accept at the moment.",
    ja: "この金額は、現在お受けできる上限を超えています。",
  },
  completed: { en: "I have completed the deposit", ja: "送金済みとして申請する" },
  next: { en: "Next", ja: "次へ" },
});

/** Maximum assets of a member, including earnings of running holdings (rule H8). */
const LIMIT = 1_000_000_000_000_000;
const HASH = "7e".repeat(32);

test.use({ as: "alice" });

/** Grants alice money until only `room` yen remain below the limit. */
async function fillUpTo(world: World, room: number): Promise<void> {
  const { token } = world.member("alice").session;
  const { totalAssets } = await world.get<{ totalAssets: number }>(token, "user/getAssets");
  const holdings = await world.get<{ state: number; profit: number }[]>(token, "orders/getMyFunds");
  const promised = holdings.reduce((sum, { state, profit }) => (state === 0 ? sum + profit : sum), 0);
  await world.grant("alice", LIMIT - totalAssets - promised - room);
}

async function expectRefusedAt(page: Page, amount: Locator, refusal: string): Promise<void> {
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(amount).toHaveAccessibleDescription(new RegExp(refusal));
  await expect(page.getByText(refusal), "once, beside the field").toHaveCount(1);
}

test("USDT above the limit are refused at the amount, and the other input is kept", async ({ page, world, own }) => {
  await fillUpTo(world, 10_000);
  await page.goto("#/personage?personageHighlight=6&dialog=usdt-top-up");
  const dialog = page.getByRole("dialog");
  const amount = dialog.locator("input[name=amount]");
  const txId = dialog.getByRole("textbox", { name: "TXID" });
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  await amount.fill("100");
  await dialog.getByRole("radio", { name: "TRC20" }).check();
  await press(own.next);
  await txId.fill(HASH);
  await press(own.completed);
  await expectRefusedAt(page, amount, own.beyond);
  await expect(amount, "kept").toHaveValue("100");

  await amount.fill("50");
  await press(own.next);
  await expect(txId, "kept, and not spent").toHaveValue(HASH);
  await press(own.completed);
  await expect(dialog).toBeHidden();
});

test("yen above the limit are refused at the amount, and the receipt is kept", async ({ page, world, words, own }) => {
  await fillUpTo(world, 10_000);
  await page.goto("#/personage?personageHighlight=6&dialog=bank-top-up");
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel(words.topUpAmount);
  await amount.fill("10001");
  await dialog.getByLabel(words.receipt).setInputFiles(pngFile());
  const handIn = async () => {
    await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
    await dialog.getByRole("button", { name: words.handInTopUp }).click();
  };
  await handIn();
  await expectRefusedAt(page, amount, own.beyond);
  await expect(amount, "kept").toHaveValue("10001");
  await expect(dialog.getByText("receipt.png")).toBeVisible();

  await amount.fill("10000");
  await handIn();
  await expect(dialog).toBeHidden();
});
