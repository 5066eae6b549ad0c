import { expect, test } from "../../fixtures.ts";
import { Keyboard } from "../../pages/keyboard.ts";

test("logging in: focus moves to the first invalid field, a refusal is announced, Enter submits", async ({
  page,
  words,
  world,
}) => {
  const keyboard = new Keyboard(page);
  await page.goto("#/login");
  const account = page.getByRole("textbox", { name: words.account });
  const password = page.getByLabel(words.password, { exact: true });
  await keyboard.tabTo(account);
  await keyboard.press("Enter");
  await expect(account).toBeFocused();
  await expect(account).toHaveAttribute("aria-invalid", "true");
  await expect(account).toHaveAccessibleDescription(/\S/);

  const { account: name, password: secret } = world.member("alice");
  await keyboard.type(name);
  await keyboard.press("Enter");
  await expect(password).toBeFocused();
  await keyboard.type("Wrong0000");
  await keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(account).toHaveValue(name);

  await keyboard.press("ControlOrMeta+a");
  await keyboard.type(secret);
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("userinfo"))).toContain(name);
});

test("signing up: kind by arrows, errors in order, tick by space", async ({ page, words }) => {
  const keyboard = new Keyboard(page);
  await page.goto("#/signIn");
  const kind = page.getByRole("radio", { name: words.byEmail, exact: true });
  const field = page.getByRole("textbox", { name: words.email });
  await keyboard.tabTo(kind);
  await keyboard.press("ArrowRight");
  await keyboard.seesFocus();
  await expect(field).toBeHidden();
  await keyboard.press("ArrowLeft");
  await keyboard.tab();
  await expect(field).toBeFocused();

  const password = page.getByLabel(words.password, { exact: true });
  const again = page.getByLabel(words.passwordAgain);
  const agree = page.getByRole("checkbox");
  await keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await keyboard.type("keys@example.test");
  await keyboard.press("Enter");
  await expect(password).toBeFocused();
  await keyboard.type("Passw0rd1");
  await keyboard.press("Enter");
  await expect(again).toBeFocused();
  await keyboard.type("Passw0rd1");
  await keyboard.press("Enter");
  await expect(agree).toBeFocused();
  await keyboard.press("Space", "Enter");
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("userinfo"))).toContain("keys@example.test");
});
