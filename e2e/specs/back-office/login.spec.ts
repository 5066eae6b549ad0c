// The option "Remember me" of the back office's login (rule T7).
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 }, hasTouch: false });

const username = (page: Page) => page.getByLabel("Username");
const box = (page: Page) => page.getByRole("checkbox", { name: "Remember me" });
const kept = (page: Page) =>
  page.evaluate(() => ({
    rememberMe: localStorage.getItem("demo.rememberMe"),
    loginInfo: localStorage.getItem("demo.loginInfo"),
  }));
const openLogin = (page: Page) => page.goto("#/login?redirect=%2Flevel%2Fmenu2");

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

async function logInAndOut(page: Page, password: string): Promise<void> {
  await logIn(page, password);
  await expect(page.getByRole("heading", { level: 1, name: "Menu 2" })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("demo.user"));
  await page.reload();
  await expect(username(page)).toBeVisible();
}

test("the username of the last login is filled in until remember-me is unticked", async ({ page }) => {
  await openLogin(page);
  await expect(box(page)).toBeChecked();
  await expect(username(page)).toHaveValue("");
  expect(await axeFaults(page)).toEqual([]);
  await username(page).fill("test");
  await logIn(page, "wrong");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
  expect(await kept(page), "nothing of a refused login").toEqual({ rememberMe: null, loginInfo: null });

  await logInAndOut(page, "test");
  await expect(username(page)).toHaveValue("test");
  await expect(page.getByLabel("Password", { exact: true }), "the password is never kept").toHaveValue("");
  await expect(box(page)).toBeChecked();
  expect(await kept(page)).toEqual({ rememberMe: "true", loginInfo: '{"username":"test"}' });

  await box(page).uncheck();
  expect(await kept(page)).toEqual({ rememberMe: "false", loginInfo: null });
  await logInAndOut(page, "test");
  await expect(username(page)).toHaveValue("");
  await expect(box(page)).not.toBeChecked();
  expect(await kept(page)).toEqual({ rememberMe: "false", loginInfo: null });

  await box(page).check();
  await username(page).fill("test");
  await logInAndOut(page, "test");
  await expect(username(page)).toHaveValue("test");
});
