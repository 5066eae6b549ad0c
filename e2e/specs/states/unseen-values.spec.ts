// Password managers, and Chrome on iOS, write into fields without an event. The shown value is sent (rule B10).
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { Login } from "../../pages/login.ts";
import { MEMBER_FORMS, type MemberFormName } from "../../pages/member-forms.ts";
import { MONEY_POSTS, type MoneyPostName } from "../../pages/money-posts.ts";
import { presetItem } from "../../storage-state.ts";
import { chooseWords, wordsIn } from "../../words.ts";
import type { Joining, Persona } from "../../world/world.ts";

const WORDS = {
  register: { en: "Register this address", ja: "このアドレスを登録する" },
  setNew: { en: "Set new password", ja: "変更する" },
} as const;

/** Hides the browser's events of text fields from the page, so that only the fields' values change. */
function hideEvents(): void {
  const hide = (event: Event): void => {
    const { target, isTrusted } = event;
    const isText = target instanceof HTMLInputElement && !/^(?:checkbox|file|radio)$/.test(target.type);
    if (isTrusted && (isText || target instanceof HTMLTextAreaElement)) event.stopImmediatePropagation();
  };
  for (const type of ["beforeinput", "input", "change", "focus", "focusin", "blur", "focusout"])
    window.addEventListener(type, hide, { capture: true });
}

/** Runs `send`, which must send a request to the path, and returns that request's body. */
async function bodySent(page: Page, path: string, send: () => Promise<void>): Promise<unknown> {
  const request = page.waitForRequest((sent) => sent.url().endsWith(path) && sent.method() !== "GET");
  await send();
  return (await request).postDataJSON();
}

const hash = "b".repeat(64);
const { signUp, identity, tradingPassword, bankAccount, address } = MEMBER_FORMS;
const MEMBERS: Readonly<
  Record<MemberFormName, { joins: Persona | Joining | null; fields: object; body: Record<string, unknown> }>
> = {
  signUp: {
    joins: null,
    fields: {},
    body: {
      email: signUp.usual.email,
      password: signUp.usual.password,
      re_password: signUp.usual.password,
    },
  },
  identity: {
    joins: "newcomer",
    fields: {},
    body: { username: identity.usual.name, idCard: identity.usual.documentNumber },
  },
  tradingPassword: {
    joins: "verified",
    fields: { digits: "738192" },
    body: { payPassword: "738192", rePayPassword: "738192" },
  },
  bankAccount: {
    joins: { persona: "verified" },
    fields: {},
    body: {
      bankName: bankAccount.usual.bankName,
      branchName: bankAccount.usual.branchName,
      bic: bankAccount.usual.branchCode,
      bankcard: bankAccount.usual.number,
      cardholder: bankAccount.usual.holder,
    },
  },
  address: { joins: { persona: "verified" }, fields: {}, body: { address: address.usual.address } },
};
const MONEY: Readonly<Record<MoneyPostName, Record<string, unknown>>> = {
  purchase: { price: 30_000 },
  "bank top-up": { amount: 50_000 },
  "USDT top-up": { amount: 100, txId: hash },
  "bank withdrawal": { amount: 5_000, payPassword: "123456" },
  "USDT withdrawal": { amount: 10, payPassword: "123456" },
};

for (const name of Object.keys(MEMBERS) as MemberFormName[]) {
  test(`${name} sends what its fields show`, async ({ world, pageAs, lang }) => {
    const form = MEMBER_FORMS[name];
    const { joins } = MEMBERS[name];
    let { fields, body } = MEMBERS[name];
    if (name === "signUp") {
      const code = await world.get<{ inviteCode: string }>(world.member("alice").session.token, "user/getInviteCode");
      fields = code;
      body = { ...body, ...code };
    }
    if (joins !== null) {
      const { session } = await world.join("fay", joins);
      const digits = tradingPassword.usual.digits;
      if (name === "bankAccount" || name === "address")
        await world.post(session.token, "wallet/payPassword", { payPassword: digits, rePayPassword: digits });
    }
    const page = await pageAs(joins === null ? null : "fay");
    await page.addInitScript(hideEvents);
    const sent = await bodySent(page, form.call, async () => (await form.fill(page, lang, fields)).click());
    expect(sent).toMatchObject(body);
    await form.done(page, lang);
  });
}

test.describe("alice", () => {
  test.use({ as: "alice" });
  test.beforeEach(({ page }) => page.addInitScript(hideEvents));

  for (const name of Object.keys(MONEY) as MoneyPostName[])
    test(`the ${name} sends what its fields show`, async ({ page, lang }) => {
      const post = MONEY_POSTS[name];
      const fields = name === "USDT top-up" ? { txid: hash } : {};
      const sent = await bodySent(page, post.call, async () => (await post.fill(page, lang, fields)).click());
      expect(sent).toMatchObject(MONEY[name]);
      await post.done(page, lang);
    });

  for (const { dialog, path, press, fields, body } of [
    {
      dialog: "email",
      path: "user/userInfo",
      press: "register",
      fields: { email: "new@example.test" },
      body: { email: "new@example.test" },
    },
    {
      dialog: "password",
      path: "user/userInfo",
      press: "setNew",
      fields: { oldPassword: "Passw0rd1", password: "k7Mr2xqWz4tN", passwordAgain: "k7Mr2xqWz4tN" },
      body: { oldPassword: "Passw0rd1", password: "k7Mr2xqWz4tN", re_password: "k7Mr2xqWz4tN" },
    },
  ] as const)
    test(`the dialog ${dialog} of the settings sends what its fields show`, async ({ page, lang }) => {
      await page.goto(`#/personage?personageHighlight=20&dialog=${dialog}`);
      const within = page.getByRole("dialog");
      for (const [name, text] of Object.entries(fields)) await within.locator(`input[name="${name}"]`).fill(text);
      const send = within.getByRole("button", { name: chooseWords(lang, WORDS)[press] });
      expect(await bodySent(page, path, () => send.click())).toMatchObject(body);
      await expect(within).toBeHidden();
    });

  test("the estimate leads to the purchase of the amount that its field shows", async ({ page, lang }) => {
    await page.goto("#/product/details?id=2");
    await page.getByRole("main").locator("input[inputmode=numeric]").fill("70000");
    // Find the button without its amount, because its name still has the old amount: the press comes before the page
    // has read the new one.
    await page
      .getByRole("main")
      .locator("section")
      .getByRole("button", { name: /\d,000/ })
      .click();
    await expect(page.getByRole("dialog").getByRole("textbox", { name: wordsIn(lang).amount })).toHaveValue("70,000");
  });
});

test("the login sends what its fields show", async ({ page, world, words }) => {
  await page.addInitScript(hideEvents);
  await page.goto("#/login");
  const { account, password } = world.member("alice");
  const sent = await bodySent(page, "user/login", () => new Login(page, words).as(account, password));
  expect(JSON.stringify(sent)).toContain(account);
  await expect(page).toHaveURL(/#\/personage/);
});

test.describe("back office", () => {
  test.use({ lang: "en" });
  test.beforeEach(({ page }) => page.addInitScript(hideEvents));

  test("its login sends what its fields show", async ({ page }) => {
    await page.goto("#/login?redirect=%2Flevel%2Fmenu2");
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password", { exact: true }).fill("admin");
    const press = () => page.getByRole("button", { name: "Log in", exact: true }).click();
    expect(await bodySent(page, "mock/user/login", press)).toMatchObject({ username: "admin", password: "admin" });
    await expect(page.getByRole("heading", { level: 1, name: "Menu 2" })).toBeVisible();
  });
});

test("the console's forms send what their fields show", async ({ page, target, world }) => {
  await presetItem(page, "qa.lang", "en");
  await page.addInitScript(hideEvents);
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/users`);
  await page.getByRole("textbox", { name: "Handle" }).fill("gil");
  const press = () => page.getByRole("button", { name: "Sign up", exact: true }).click();
  expect(await bodySent(page, "/users", press)).toMatchObject({ handle: "gil" });
});
