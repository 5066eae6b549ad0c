// Creating members, their locks, and the reasons shown to them.
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "under-review" });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

const open = async (page: Page, target: string, world: string, view: string): Promise<void> => {
  await page.goto(`${target}/__qa/ui/#/worlds/${world}/${view}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

test("a manually created member stays readable, and opens the product", async ({ page, target, world }) => {
  await open(page, target, world.id, "users");
  const handle = page.getByRole("textbox", { name: "Handle" });
  await expect(handle).toHaveAccessibleDescription(/lowercase letters, digits and hyphens, a letter first/);
  await handle.fill("zoe");
  await page.getByRole("combobox", { name: "Stage" }).selectOption({ label: "With a holding of 100,000 yen" });
  await page.getByRole("button", { name: "Sign up" }).click();
  const zoe = page.getByRole("listitem").filter({ hasText: "zoe@example.test" });
  await expect(zoe).toContainText("Login zoe@example.test, password Passw0rd1, trading password 123456");
  await page.reload();
  await expect(zoe).toContainText("password Passw0rd1, trading password 123456");
  await expect(page.getByRole("button", { name: "Open the product as zoe" })).toHaveCount(2);
});

test("a member is locked and unlocked", async ({ page, target, world }) => {
  const { account, password, session } = world.member("alice");
  await open(page, target, world.id, "users");
  await page.getByRole("button", { name: "Lock login of alice" }).click();
  await expect(page.getByText("Login locked")).toBeVisible();
  await expect(world.post("", "user/login", { account, password })).rejects.toThrow("answered 0");
  await page.getByRole("button", { name: "Lock trading password of alice" }).click();
  await expect(page.getByText("The trading password of alice is locked for 30 minutes.")).toBeVisible();
  const withdrawal = { amount: 5_000, payPassword: "123456" };
  await expect(world.post(session.token, "wallet/bankWithdrawal", withdrawal)).rejects.toThrow("locked");
  await page.getByRole("button", { name: "Unlock alice" }).click();
  await expect(page.getByText("Login locked")).toHaveCount(0);
  await world.post("", "user/login", { account, password });
});

test("a usual reason is shown in the member's language", async ({ page, target, world }) => {
  await open(page, target, world.id, "reviews");
  await page.getByRole("button", { name: "Reject: Real-name verification · alice" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Usual reason" }).selectOption({ label: "The document cannot be read" });
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog).toBeHidden();
  const audit = await world.post(world.member("alice").session.token, "user/getAuditInfo", {});
  expect(JSON.stringify(audit)).toContain("本人確認書類の文字が読み取れません");
});

test("focus stays in the page when the focused element disappears", async ({ page, target, world }) => {
  await open(page, target, world.id, "reviews");
  for (const name of ["Approve: Real-name verification · alice", "Approve: Top-up · alice · ¥100,000"]) {
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expect(page.locator("main :focus")).toHaveCount(1);
  }
});
