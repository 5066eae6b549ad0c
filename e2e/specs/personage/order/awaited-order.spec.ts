// An order that waits for its top-up: the bell and the purchase dialog after the decision.
import type { Page } from "@playwright/test";
import { expect, withWords } from "../../../fixtures.ts";
import { pngFile } from "../../../pages/receipt.ts";
import { type Words } from "../../../words.ts";

const test = withWords({
  back: { en: "Back to your order", ja: "購入の手続きに戻る" },
  credited: { en: "Top-up credited", ja: "入金が残高に反映されました" },
  notifications: { en: "Notifications", ja: "お知らせ" },
  rejected: { en: "Your last top-up was not accepted.", ja: "前回の入金は承認されませんでした。" },
  topUp: { en: "Top up ¥30,000", ja: "¥30,000を入金する" },
  whatToDo: { en: "What you can do", ja: "対処方法を見る" },
});

const ORDER = "#/personage?personageHighlight=1&dialog=purchase&id=2&amount=430000";

test.use({ as: "alice", scenario: "verified-with-funds" });

/** Tops up the ¥30,000 that the balance of ¥400,000 lacks for an order of ¥430,000. */
async function topUpForOrder(page: Page, words: Words): Promise<void> {
  await page.goto("#/personage?personageHighlight=6&amount=30000&order=2-430000");
  await page.getByRole("main").getByRole("button", { name: words.bankTopUp }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(words.topUpAmount)).toHaveValue("30,000");
  await dialog.getByLabel(words.receipt).setInputFiles(pngFile());
  await expect(dialog.getByText("receipt.png")).toBeVisible();
  await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
  await dialog.getByRole("button", { name: words.handInTopUp }).click();
  await expect(page).toHaveURL(/record=\d+/);
}

test("the bell links from a credited top-up to its order, with product and amount", async ({
  page,
  world,
  words,
  own,
}) => {
  await topUpForOrder(page, words);
  await world.decide("alice", "topup", "approve");
  await page.goto("#/personage");
  await page.reload();
  await page.getByRole("banner").getByRole("button", { name: own.notifications }).click();
  const row = page
    .getByRole("region", { name: own.notifications })
    .getByRole("listitem")
    .filter({ hasText: own.credited })
    .filter({ hasText: "¥430,000" });
  await expect(row).toContainText(words.productName);
  await row.getByRole("link", { name: own.back }).click();
  await expect(page).toHaveURL(/dialog=purchase&id=2&amount=430000/);
  await expect(page.getByRole("dialog").getByLabel(words.amount)).toHaveValue("430,000");
});

test("the order shows that its top-up was rejected, and links to the reason", async ({ page, world, words, own }) => {
  await topUpForOrder(page, words);
  await world.decide("alice", "topup", "reject", { reason: "送金を確認できません" });
  await page.goto(ORDER);
  await page.reload();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(own.rejected)).toBeVisible();
  await expect(dialog.getByRole("link", { name: own.topUp }), "the amount is needed again").toBeVisible();
  await dialog.getByRole("link", { name: own.whatToDo }).click();
  await expect(page).toHaveURL(/personageHighlight=8&tab=deposit&dialog=record&id=\d+/);
  await expect(dialog).toContainText("送金を確認できません");

  // The top-up section also shows that the order's top-up was rejected.
  await page.goto("#/personage?personageHighlight=6&amount=30000&order=2-430000");
  await expect(page.getByRole("main").getByText(own.rejected)).toBeVisible();
});
