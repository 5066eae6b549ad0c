import { expect, withWords } from "../fixtures.ts";
import { isInSight } from "../pages/covered-by-toast.ts";
import { chooseWords, wordsIn } from "../words.ts";

const WORDS = {
  agree: { en: "Please read both agreements and tick the box to continue.", ja: "チェックを入れてください。" },
  differ: { en: "The two passwords do not match.", ja: "2つのパスワードが一致しません。" },
  enterAgain: { en: "Enter the password again.", ja: "パスワードをもう一度入力してください。" },
  enterEmail: { en: "Enter your email address.", ja: "メールアドレスを入力してください。" },
  enterPassword: { en: "Enter a password.", ja: "パスワードを入力してください。" },
  emailShort: { en: "Email", ja: "メール" },
  mobileShort: { en: "Mobile", ja: "携帯電話" },
  userName: { en: "Username", ja: "ユーザー名" },
  noUserName: { en: "A username has 3 to 30 letters", ja: "3〜30文字" },
  firstSteps: { en: "Your first steps", ja: "はじめにすること" },
  kept: { en: "We kept what you had entered.", ja: "入力途中の内容を復元しました。" },
  mobile: { en: "Mobile number", ja: "携帯電話番号" },
  noEmail: { en: "This is not a valid email address.", ja: "メールアドレスの形式ではありません。" },
  noMobile: { en: "Enter a number of 8 to 15 digits", ja: "8〜15桁" },
  ruleBroken: { en: "This password does not meet all the rules below.", ja: "下の条件をすべて満たしてください。" },
  strong: { en: "Strength: Strong", ja: "強さ：強い" },
  taken: { en: "This email address is already registered.", ja: "このメールアドレスはすでに登録されています。" },
  unknownCode: { en: "We could not find this invite code.", ja: "招待コード" },
} as const;
const test = withWords(WORDS);

test("every rule, each at its field; then registered, logged in and back", async ({ page, world, words, own }) => {
  await page.goto("#/signIn?redirect=%2Fpersonage%3FpersonageHighlight%3D3");
  const main = page.getByRole("main");
  const email = main.getByRole("textbox", { name: words.email });
  const password = main.getByLabel(words.password, { exact: true });
  const again = main.getByLabel(words.passwordAgain, { exact: true });
  const submit = main.getByRole("button", { name: words.register });

  await test.step("nothing entered", async () => {
    await submit.click();
    for (const text of [own.enterEmail, own.enterPassword, own.enterAgain, own.agree]) {
      await expect(main.getByText(text)).toBeVisible();
    }
    await expect(email).toBeFocused();
    await expect.poll(() => isInSight(main.locator("label", { hasText: words.email }).last())).toBe(true);
    await expect(password).toHaveAttribute("autocomplete", "new-password");
  });

  await test.step("no email address, no mobile number", async () => {
    for (const wrong of ["alice", "alice@example", "al ice@example.test"]) {
      await email.fill(wrong);
      await submit.click();
      await expect(main.getByText(own.noEmail), wrong).toBeVisible();
    }
    await main.getByRole("radio", { name: own.mobileShort }).check({ force: true });
    const mobile = main.getByRole("textbox", { name: own.mobile });
    for (const wrong of ["1234567", "1234567890123456", "0901234abcd"]) {
      await mobile.fill(wrong);
      await submit.click();
      await expect(main.getByText(own.noMobile), wrong).toBeVisible();
    }
    await main.getByRole("radio", { name: own.emailShort, exact: true }).check({ force: true });
  });

  await test.step("each rule of the password, and the repeat", async () => {
    await email.fill("alice@example.test");
    for (const weak of ["k7mr2xq", "k7mr2xqwk7mr2xqwz", "onlyletters", "1234567890", "k7mr2xqw!"]) {
      await password.fill(weak);
      await again.fill(weak);
      await submit.click();
      await expect(main.getByText(own.ruleBroken), weak).toBeVisible();
    }
    await password.fill("k7Mr2xqWz4tN");
    await expect(main.getByText(own.strong)).toBeVisible();
    await again.fill("k7Mr2xqWz4tM");
    await submit.click();
    await expect(main.getByText(own.differ)).toBeVisible();
    await again.fill("k7Mr2xqWz4tN");
    await main.getByRole("checkbox").check();
    expect(await world.calls("user.register")).toBe(0);
  });

  await test.step("what only the server knows lands on its field", async () => {
    await submit.click();
    await expect(main.getByText(own.taken)).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill("fresh@example.test");
    await main.getByLabel(words.invitedWith).fill("NOSUCHCODE");
    await submit.click();
    await expect(main.getByLabel(words.invitedWith)).toHaveAttribute("aria-invalid", "true");
    await expect(main.getByLabel(words.invitedWith)).toHaveAccessibleDescription(new RegExp(own.unknownCode));
  });

  await test.step("registered, and where the visitor was going", async () => {
    await main.getByLabel(words.invitedWith).fill("");
    await submit.click();
    await expect(page).toHaveURL(/personageHighlight=3/);
    expect(await page.evaluate(() => localStorage.getItem("userinfo"))).toContain("fresh@example.test");
  });
});

for (const name of ["inviteCode", "invite_code", "code"]) {
  test(`the invite code of a link is filled in: ${name}`, async ({ page, words }) => {
    await page.goto(`#/signIn?${name}=H7K2M9QX`);
    await expect(page.getByLabel(words.invitedWith)).toHaveValue("H7K2M9QX");
  });
}

for (const address of [
  "?inviteCode=H7K2M9QX&utm_source=line&openExternalBrowser=1#/signIn",
  "#/signIn?inviteCode=H7K2M9QX)。",
  "#/signIn?inviteCode=H7K2M9QX?fbclid=abc",
  "?utm_source=line&amp;inviteCode=H7K2M9QX」から登録#/signIn",
  "%2523/signIn%3FinviteCode%3DH7K2M9QX%EF%BC%89",
  "signIn/?inviteCode=H7K2M9QX",
]) {
  test(`the invite code is read from a link in any form: ${address}`, async ({ page, words }) => {
    await page.goto(address);
    await expect(page.getByLabel(words.invitedWith)).toHaveValue("H7K2M9QX");
    expect(new URL(page.url()).search).toBe("");
    const links = page.getByRole("banner").getByRole("link");
    for (const link of await links.all()) expect(await link.getAttribute("href")).not.toContain("inviteCode");
  });
}

test("new passwords have rules for password managers, and numbers are not telephone links", async ({ page, words }) => {
  await page.goto("#/signIn");
  for (const label of [words.password, words.passwordAgain])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute(
      "passwordrules",
      /^minlength: 8; maxlength: 16; required: lower/,
    );
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute("content", "telephone=no");
});

test("any user name that the server accepts opens an account", async ({ page, world, words, own }) => {
  await page.goto("#/signIn");
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: own.userName }).check({ force: true });
  const name = main.getByRole("textbox", { name: own.userName });
  await name.fill("花子");
  await main.getByLabel(words.password, { exact: true }).fill("k7Mr2xqWz4tN");
  await main.getByLabel(words.passwordAgain, { exact: true }).fill("k7Mr2xqWz4tN");
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: words.register }).click();
  await expect(main.getByText(own.noUserName).first()).toBeVisible();
  expect(await world.calls("user.register")).toBe(0);
  await name.fill(" hana.sato ");
  await main.getByRole("button", { name: words.register }).click();
  await expect(page).toHaveURL(/#\/personage/);
  expect(await page.evaluate(() => localStorage.getItem("userinfo"))).toContain('"username":"hana.sato"');
  const steps = page.getByRole("region", { name: own.firstSteps });
  await expect(steps.getByRole("listitem"), "who signs up is led to the first steps").toHaveCount(4);
});

test("a change of language keeps the input, except passwords", async ({ page, words, lang }) => {
  const other = lang === "ja" ? "en" : "ja";
  const w = chooseWords(other, WORDS);
  await page.goto("#/signIn?inviteCode=H7K2M9QX");
  await page.getByRole("textbox", { name: words.email }).fill("fresh@example.test");
  await page.getByLabel(words.password, { exact: true }).fill("k7Mr2xqWz4tN");
  await page.getByRole("checkbox").check();
  await page.getByRole("banner").getByRole("button", { name: words.language }).click();
  await page.getByRole("option", { name: other === "en" ? "English" : "日本語" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  const then = wordsIn(other);
  await expect(page.getByText(w.kept)).toBeVisible();
  await expect(page.getByRole("textbox", { name: then.email })).toHaveValue("fresh@example.test");
  await expect(page.getByLabel(then.invitedWith)).toHaveValue("H7K2M9QX");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(page.getByLabel(then.password, { exact: true })).toHaveValue("");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain("k7Mr2xqWz4tN");
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test("registering is on the login's first screen, beside logging in", async ({ page, words }) => {
    const main = page.getByRole("main");
    await page.goto("#/login");
    await expect(main.getByRole("button", { name: words.logIn })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole("link", { name: words.register })).toBeInViewport({ ratio: 1 });
  });
});

for (const path of ["#/login", "#/signIn"])
  test(`a reader who left Chinese can choose it again: ${path}`, async ({ page }) => {
    const html = page.locator("html");
    await page.goto(path);
    await page.getByRole("main").getByRole("button", { name: "English" }).click();
    await expect(html).toHaveAttribute("lang", "en");
    await page.getByRole("main").getByRole("button", { name: "简体中文" }).click();
    await expect(html).toHaveAttribute("lang", "zh-CN");
  });
