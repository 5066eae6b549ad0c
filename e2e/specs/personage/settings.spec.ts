import { expect, withWords } from "../../fixtures.ts";
import { Login } from "../../pages/login.ts";

const test = withWords({
  again: { en: "New password again", ja: "新しいパスワード（確認）" },
  alreadySet: { en: "Your trading password is already set.", ja: "取引パスワードはすでに設定されています。" },
  changeEmail: { en: "Change email address", ja: "メールアドレスの変更" },
  changeAddress: { en: "Change withdrawal address", ja: "出金先アドレスの変更" },
  changeBank: { en: "Change bank account", ja: "銀行口座の変更" },
  changed: { en: "Your password has been changed.", ja: "パスワードを変更しました。" },
  changeLanguage: { en: "Change language", ja: "言語を変更する" },
  changePassword: { en: "Change password", ja: "パスワードの変更" },
  chooseLanguage: { en: "Choose a language.", ja: "言語を選んでください。" },
  contact: {
    en: "To change this, please contact customer service.",
    ja: "変更は、カスタマーサポートで承ります。",
  },
  current: { en: "Current password", ja: "現在のパスワード" },
  dateWarning: { en: "This looks like a date.", ja: "日付のように見えます。" },
  rowWarning: { en: "Sequences and repeated digits", ja: "連続した数字や同じ数字の繰り返し" },
  differ: { en: "The two passwords do not match.", ja: "2つのパスワードが一致しません。" },
  emailBound: { en: "Your email address has been registered.", ja: "メールアドレスを登録しました。" },
  emailTaken: { en: "This email address is already in use.", ja: "このメールアドレスはすでに使われています。" },
  enterCurrent: { en: "Enter your current password.", ja: "現在のパスワードを入力してください。" },
  enterEmail: { en: "Enter your email address.", ja: "メールアドレスを入力してください。" },
  enterNew: { en: "Enter a new password.", ja: "新しいパスワードを入力してください。" },
  enterTrading: { en: "Enter a trading password.", ja: "取引パスワードを入力してください。" },
  messages: { en: "Messages", ja: "メッセージ" },
  newPassword: { en: "New password", ja: "新しいパスワード" },
  noEmail: { en: "This is not a valid email address.", ja: "メールアドレスの形式ではありません。" },
  notRegistered: { en: "Not registered yet", ja: "未登録" },
  notSet: { en: "Not set yet", ja: "未設定" },
  ruleBroken: { en: "This password does not meet all the rules below.", ja: "下の条件をすべて満たしてください。" },
  setNew: { en: "Set new password", ja: "変更する" },
  setTrading: { en: "Set trading password", ja: "取引パスワードを設定する" },
  showPassword: { en: "Show password", ja: "パスワードを表示" },
  sixDigits: { en: "Enter exactly 6 digits.", ja: "6桁の数字で入力してください。" },
  strong: { en: "Strength: Strong", ja: "強さ：強い" },
  trading: { en: "Trading password", ja: "取引パスワード" },
  tradingAgain: { en: "Trading password again", ja: "取引パスワード（確認）" },
  tradingDiffer: { en: "The two trading passwords do not match.", ja: "2つの取引パスワードが一致しません。" },
  tradingSet: { en: "Your trading password has been set.", ja: "取引パスワードを設定しました。" },
  guessable: { en: "Strength: Easy to guess", ja: "強さ：推測されやすい" },
  wrongCurrent: { en: "The current password is not correct.", ja: "現在のパスワードが正しくありません。" },
});

const SETTINGS = "#/personage?personageHighlight=20";

test.describe("alice, who has a trading password", () => {
  test.use({ as: "alice" });

  test("a new password: every rule, a wrong old one in the dialog alone, then the session ends everywhere", async ({
    page,
    world,
    words,
    own,
  }) => {
    const { token } = world.member("alice").session;
    await page.goto(SETTINGS);
    await page.getByRole("button", { name: own.changePassword }).click();
    await expect(page).toHaveURL(/dialog=password/);
    const dialog = page.getByRole("dialog", { name: own.changePassword });
    const current = dialog.getByLabel(own.current, { exact: true });
    const chosen = dialog.getByLabel(own.newPassword, { exact: true });
    const again = dialog.getByLabel(own.again, { exact: true });
    const submit = dialog.getByRole("button", { name: own.setNew });

    await test.step("nothing entered: each field says so, the first has the focus", async () => {
      await submit.click();
      await expect(dialog.getByText(own.enterCurrent)).toBeVisible();
      await expect(dialog.getByText(own.enterNew)).toBeVisible();
      await expect(current).toBeFocused();
      await expect(current).toHaveAccessibleDescription(own.enterCurrent);
    });

    await test.step("each rule of the new one, and the repeat", async () => {
      await current.fill("not my password1");
      for (const weak of ["k7mr2xq", "k7mr2xqwk7mr2xqwz", "onlyletters", "1234567890", "k7mr2xqw!"]) {
        await chosen.fill(weak);
        await again.fill(weak);
        await submit.click();
        await expect(dialog.getByText(own.ruleBroken), weak).toBeVisible();
      }
      await chosen.fill("Passw0rd2");
      await expect(dialog.getByText(own.guessable)).toBeVisible();
      await chosen.fill("k7Mr2xqWz4tN");
      await expect(dialog.getByText(own.strong)).toBeVisible();
      await again.fill("k7Mr2xqWz4tM");
      await submit.click();
      await expect(dialog.getByText(own.differ)).toBeVisible();
      await expect(again).toBeFocused();
      expect(await world.calls("user.updateUserInfo"), "nothing was sent so far").toBe(0);
    });

    await test.step("the input can be shown", async () => {
      await expect(again).toHaveAttribute("type", "password");
      await dialog.getByRole("button", { name: own.showPassword }).last().click();
      await expect(again).toHaveAttribute("type", "text");
    });

    await test.step("a wrong old password is shown at its field, not in a toast", async () => {
      await again.fill("k7Mr2xqWz4tN");
      await submit.click();
      await expect(dialog.getByText(own.wrongCurrent)).toBeVisible();
      await expect(current).toBeFocused();
      await expect(page.getByText(own.wrongCurrent)).toHaveCount(1);
    });

    await test.step("success ends the session; the old token and password are dead", async () => {
      await current.fill("Passw0rd1");
      await submit.click();
      await expect(page.getByText(own.changed)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("userinfo"))).toBeNull();
      await expect(page).toHaveURL(/#\/login$/);
      await expect(world.get(token, "user/getAssets")).rejects.toThrow("401");
    });

    await test.step("the new one logs in", async () => {
      const login = new Login(page, words);
      await login.submit("alice@example.test", "Passw0rd1");
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      await login.as("alice@example.test", "k7Mr2xqWz4tN");
    });
  });

  test("data that only customer service changes shows a warning without a call; a set trading password too", async ({
    page,
    world,
    own,
  }) => {
    await page.goto(SETTINGS);
    const message = page.getByRole("region", { name: own.messages }).getByText(own.contact, { exact: true });
    for (const [name, registered] of [
      [own.changeBank, / \*{4}\d{4}$/],
      [own.changeAddress, /TRC20 T\w{7}…\w{6}ERC20 .+$/],
    ] as const) {
      const entry = page.getByRole("button", { name });
      await expect(entry, "what is registered, shortened, is on the row").toContainText(registered);
      await entry.click();
      await expect(message).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(entry).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(message).toBeHidden();
    }
    for (const former of ["bank-account", "addresses"]) {
      await page.goto(`${SETTINGS}&dialog=${former}`);
      await expect(page.getByRole("button", { name: own.changeBank }), former).toContainText(/\*{4}\d{4}$/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await page.getByRole("button", { name: own.trading }).click();
    await expect(page.getByText(own.alreadySet)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto(`${SETTINGS}&dialog=trading-password`);
    await expect(page.getByRole("dialog").getByText(own.alreadySet)).toBeVisible();
    expect(await world.calls("wallet.setPayPassword")).toBe(0);
    expect(await world.calls("user.changeBank")).toBe(0);
  });

  test("an email address by keyboard alone: rules, one of another member, then bound and shown", async ({
    page,
    world,
    own,
  }) => {
    await page.goto(SETTINGS);
    const entry = page.getByRole("button", { name: own.changeEmail });
    await entry.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: own.changeEmail });
    const field = dialog.getByRole("textbox");
    await expect(dialog).toBeVisible();
    // Tab to the field from the element that the dialog has focused.
    while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(own.enterEmail)).toBeVisible();
    await expect(field).toBeFocused();
    for (const wrong of ["alice", "09012345678", "alice@", "al ice@example.test"]) {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(wrong);
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(own.noEmail), wrong).toBeVisible();
    }
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("bob@example.test");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(own.emailTaken)).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("alice.new@example.test");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText(own.emailBound)).toBeVisible();
    await expect(entry).toBeFocused();
    await expect(entry).toContainText("alice.new@example.test");
    expect(await world.calls("user.updateUserInfo"), "only well-formed addresses were sent").toBe(2);
  });

  test("the language dialog is reached by its address only, offers Chinese and English, and reloads", async ({
    page,
    lang,
    words,
    own,
  }) => {
    await page.goto(SETTINGS);
    await expect(page.getByRole("button", { name: own.changePassword })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: words.language })).toHaveCount(0);
    await page.goto(`${SETTINGS}&dialog=language`);
    const dialog = page.getByRole("dialog", { name: words.language });
    const change = dialog.getByRole("button", { name: own.changeLanguage });
    await expect(dialog.getByRole("radio")).toHaveCount(2);
    if (lang === "ja") {
      await change.click();
      await expect(dialog.getByText(own.chooseLanguage)).toBeVisible();
      await expect(dialog.getByRole("radio").first()).toBeFocused();
    } else {
      await expect(dialog.getByRole("radio", { name: "English" })).toBeChecked();
    }
    await dialog.getByRole("radio", { name: "简体中文" }).check();
    await change.click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await expect(page.getByRole("heading", { level: 1, name: "账户管理" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/personageHighlight=20$/);
    expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe('{"type":"String","value":"zh-CN"}');
  });

  test("neither a link nor a URL opens the form for another bank account", async ({ page, own }) => {
    await page.goto(`${SETTINGS}&dialog=bank-card`);
    await expect(page.getByRole("button", { name: own.changePassword })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("bob, who is new", () => {
  test.use({ as: "bob" });

  test("a trading password: every rule, set once, and the stored flag follows the dialog", async ({
    page,
    world,
    own,
  }) => {
    const flag = () =>
      page.evaluate(
        () => (JSON.parse(localStorage.getItem("userinfo") ?? "{}") as { tradingDialog?: boolean }).tradingDialog,
      );
    await page.goto(SETTINGS);
    const entry = page.getByRole("button", { name: own.trading });
    await expect(entry).toContainText(own.notSet);
    for (const name of [own.changeBank, own.changeAddress]) {
      await expect(page.getByRole("button", { name })).toHaveText(`${name}${own.notRegistered}`);
    }

    await test.step("back closes the dialog and clears the flag", async () => {
      await entry.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await flag()).toBe(true);
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await flag()).toBe(false);
    });

    await test.step("a flag found on the way in opens it", async () => {
      await page.evaluate(() => {
        const member = JSON.parse(localStorage.getItem("userinfo") ?? "{}") as object;
        localStorage.setItem("userinfo", JSON.stringify({ ...member, tradingDialog: true }));
      });
      await page.reload();
      await expect(page).toHaveURL(/dialog=trading-password/);
    });

    const dialog = page.getByRole("dialog", { name: own.trading });
    const chosen = dialog.getByLabel(own.trading, { exact: true });
    const again = dialog.getByLabel(own.tradingAgain, { exact: true });
    const submit = dialog.getByRole("button", { name: own.setTrading });

    await test.step("every rule", async () => {
      await submit.click();
      await expect(dialog.getByText(own.enterTrading)).toBeVisible();
      await expect(chosen).toBeFocused();
      for (const wrong of ["12345", "1234567", "12345a", "123 456"]) {
        await chosen.fill(wrong);
        await again.fill(wrong);
        await submit.click();
        await expect(dialog.getByText(own.sixDigits), wrong).toBeVisible();
      }
      for (const [guessed, warning] of [
        ["111111", own.rowWarning],
        ["123456", own.rowWarning],
        ["850412", own.dateWarning],
      ] as const) {
        await chosen.fill(guessed);
        await expect(dialog.getByText(warning), guessed).toBeVisible();
      }
      await chosen.fill("048291");
      await expect(dialog.getByText(own.dateWarning)).toBeHidden();
      await again.fill("048292");
      await submit.click();
      await expect(dialog.getByText(own.tradingDiffer)).toBeVisible();
      expect(await world.calls("wallet.setPayPassword")).toBe(0);
    });

    await test.step("full-width digits count, and it is set once", async () => {
      await chosen.fill("０４８２９１");
      await again.fill("048291");
      await submit.click();
      await expect(page.getByText(own.tradingSet)).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await flag()).toBe(false);
      await entry.click();
      await expect(page.getByText(own.alreadySet)).toBeVisible();
      expect(await world.calls("wallet.setPayPassword")).toBe(1);
    });
  });
});
