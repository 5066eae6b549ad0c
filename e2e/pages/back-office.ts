import { expect, type Page } from "@playwright/test";
import { type DemoAccount, demoUserItem } from "../demo-user.ts";
import { presetItem } from "../storage-state.ts";

/** Logs the page in to the back office as this user. */
export async function enterBackOffice(page: Page, username: DemoAccount = "admin"): Promise<void> {
  const { name, value } = demoUserItem(username);
  await presetItem(page, name, value);
}

/** Opens a view by URL without reloading, and waits for its first part. */
export async function openView(page: Page, path: string): Promise<void> {
  await page.goto(`#${path}`);
  await expect(page.getByRole("main").locator("section, h2").filter({ visible: true }).first()).toBeVisible();
}
