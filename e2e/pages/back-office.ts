import { expect, type Page } from "@playwright/test";

/** From now on the page is the back office of this user, as after the login. */
export async function enterBackOffice(page: Page, username: "admin" | "test" = "admin"): Promise<void> {
  await page.addInitScript((name) => {
    const roleId = name === "admin" ? "1" : "2";
    localStorage.setItem(
      "demo.user",
      JSON.stringify({ username: name, role: name, roleId, permissions: [], token: "" }),
    );
  }, username);
}

/** Opens a view by its address, without loading the page anew, and waits until its first part stands. */
export async function openView(page: Page, path: string): Promise<void> {
  await page.goto(`#${path}`);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
}
