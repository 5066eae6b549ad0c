import { expect, withWords } from "../fixtures.ts";
import { Login } from "../pages/login.ts";

const test = withWords({
  capsLock: { en: "Caps lock is on.", ja: "Caps Lock がオンになっています。" },
  enterAccount: {
    en: "Enter your email address, mobile number or username.",
    ja: "メールアドレス・携帯電話番号・ユーザー名のいずれかを入力してください。",
  },
  enterPassword: { en: "Enter your password.", ja: "パスワードを入力してください。" },
  tooMany: { en: "too many failed attempts", ja: "失敗が続いた" },
  wrong: { en: "The account or password is not correct.", ja: "アカウントまたはパスワードが正しくありません。" },
});

test("both fields are required; a wrong password keeps the account, and repeated ones lock it", async ({
  page,
  world,
  words,
  own,
}) => {
  await page.goto("#/login");
  const account = page.getByLabel(words.account);
  const password = page.getByLabel(words.password, { exact: true });
  await expect(account).toHaveAttribute("autocomplete", "username");
  await expect(password).toHaveAttribute("autocomplete", "current-password");

  await page.getByRole("main").getByRole("button", { name: words.logIn }).click();
  await expect(page.getByText(own.enterAccount)).toBeVisible();
  await expect(page.getByText(own.enterPassword, { exact: true })).toBeVisible();
  await expect(account).toBeFocused();
  await expect(account).toHaveAccessibleDescription(own.enterAccount);
  expect(await world.calls("user.login")).toBe(0);

  const login = new Login(page, words);
  await login.submit("alice@example.test", "wrong");
  await expect(page.getByText(own.wrong)).toBeVisible();
  await expect(account).toHaveValue("alice@example.test");
  expect(await page.evaluate(() => localStorage.getItem("userinfo"))).toBeNull();
  for (let tries = 2; tries <= 5; tries += 1) {
    await login.submit("alice@example.test", "wrong");
    await expect.poll(() => world.calls("user.login")).toBe(tries);
  }
  await expect(page.getByText(own.tooMany)).toBeVisible();
});

test("by keyboard alone, with the caps-lock hint, back to where the visitor was going", async ({
  page,
  words,
  own,
}) => {
  await page.goto("#/login?redirect=%2Fpersonage%3FpersonageHighlight%3D20%26dialog%3Demail");
  await page.getByLabel(words.account).focus();
  await page.keyboard.type("alice@example.test");
  await page.keyboard.press("Tab");
  const password = page.getByLabel(words.password, { exact: true });
  await expect(password).toBeFocused();
  await password.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock: true })),
  );
  await expect(page.getByText(own.capsLock)).toBeVisible();
  await page.keyboard.type("Passw0rd1");
  await expect(page.getByText(own.capsLock)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/personageHighlight=20&dialog=email/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("another site's address is not used as redirect", async ({ page, words }) => {
  await page.goto("#/login?redirect=%2F%2Fevil.example%2Fpersonage");
  await new Login(page, words).as("alice@example.test", "Passw0rd1");
  await expect(page, "the account assets, as without a way back").toHaveURL(/#\/personage$/);
});
