// Dialogs by keyboard: dialogs that are taller than the window, and going back and forth in the USDT forms.
import { expect, withWords } from "../../fixtures.ts";
import { Keyboard } from "../../pages/keyboard.ts";

const HASH = "9f".repeat(32);

const WORDS = {
  address: { en: "address", ja: "アドレス" },
  amount: { en: "Withdrawal amount", ja: "出金額" },
  back: { en: "Back", ja: "戻る" },
  change: { en: "Change amount or network", ja: "金額・ネットワークを変更" },
  confirmAddress: { en: "Is this your ERC20 address?", ja: "このERC20アドレスでよろしいですか？" },
  confirmWithdrawal: { en: "Confirm withdrawal", ja: "出金を確定する" },
  copyAddress: { en: "Copy address", ja: "アドレスをコピー" },
  next: { en: "Next", ja: "次へ" },
  received: { en: "We have received your top-up.", ja: "入金の申請を受け付けました。" },
  registerIt: { en: "Register these details", ja: "登録する" },
  review: { en: "Review your withdrawal", ja: "出金内容の確認" },
  usdtTopUp: { en: "USDT top-up", ja: "USDTで入金" },
  withdrawn: { en: "Withdrawal requested", ja: "出金を申請しました" },
} as const;
const test = withWords(WORDS);

test.use({ as: "alice" });

test.describe("in a low window", () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test("every tab stop of a taller dialog is scrolled into view, forwards and backwards", async ({ page, words }) => {
    const keyboard = new Keyboard(page);
    await page.goto("#/personage?personageHighlight=6&dialog=bank-top-up");
    const dialog = page.getByRole("dialog", { name: words.bankTopUp });
    await expect(dialog).toBeFocused();
    await expect(dialog.getByLabel(words.receipt)).toBeVisible();
    for (const key of ["Tab", "Shift+Tab"] as const) {
      for (let stop = 0; stop < 16; stop += 1) {
        await keyboard.tab(key);
        await keyboard.hasPlace();
        expect(await keyboard.isIn(dialog)).toBe(true);
      }
    }
  });
});

test("USDT top-up: to the address, back to the amount, and on to the TXID", async ({ page, words, own }) => {
  const keyboard = new Keyboard(page);
  await page.goto("#/personage?personageHighlight=6");
  await keyboard.tabTo(page.getByRole("button", { name: own.usdtTopUp }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel(words.topUpAmount);
  await keyboard.tabTo(amount);
  await keyboard.type("100");
  await keyboard.tabTo(dialog.getByRole("radio").first());
  await keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "TRC20" })).toBeChecked();
  await keyboard.tabTo(dialog.getByRole("button", { name: own.next, exact: true }));
  await keyboard.press("Enter");
  const step = dialog.getByRole("heading", { level: 3 });
  await expect(step).toBeFocused();
  await keyboard.hasPlace();
  await keyboard.tabTo(dialog.getByRole("button", { name: own.copyAddress }));

  await keyboard.tabTo(dialog.getByRole("button", { name: own.change }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(amount).toBeFocused();
  await keyboard.hasPlace();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("120");
  await keyboard.press("Enter");
  await expect(step).toBeFocused();
  await expect(dialog).toContainText("120 USDT");
  await keyboard.tabTo(dialog.getByRole("textbox", { name: "TXID" }));
  await keyboard.type(HASH);
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page.getByText(own.received)).toBeVisible();
  await keyboard.hasPlace();
});

test("USDT withdrawal: address and amount, each reviewed, left and reviewed again", async ({ page, words, own }) => {
  const keyboard = new Keyboard(page);
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const heading = (name: string) => main.getByRole("heading", { level: 2, name });
  await page.goto("#/personage?personageHighlight=7&tab=ERC20");
  const address = main.getByRole("textbox", { name: own.address });
  await keyboard.tabTo(address);
  await keyboard.type("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
  await keyboard.press("Enter");
  await expect(heading(own.confirmAddress)).toBeFocused();
  await keyboard.tabTo(button(own.back));
  await keyboard.press("Enter");
  await expect(address).toBeVisible();
  await keyboard.hasPlace();
  await keyboard.tabTo(button(words.goToReview));
  await keyboard.press("Enter");
  await expect(heading(own.confirmAddress)).toBeFocused();
  await keyboard.tabTo(button(own.registerIt));
  await keyboard.press("Enter");

  const amount = main.getByRole("textbox", { name: own.amount });
  await expect(amount).toBeVisible();
  await keyboard.hasPlace();
  await keyboard.tabTo(amount);
  await keyboard.type("10");
  await keyboard.tabTo(main.locator("input[name=payPassword]"));
  await keyboard.type("123456");
  await keyboard.press("Enter");
  await expect(heading(own.review)).toBeFocused();
  await keyboard.tabTo(button(own.back));
  await keyboard.press("Enter");
  await expect(amount).toBeVisible();
  await keyboard.hasPlace();
  await keyboard.tabTo(button(words.withdraw));
  await keyboard.press("Enter");
  await expect(heading(own.review)).toBeFocused();
  await keyboard.tabTo(button(own.confirmWithdrawal));
  await keyboard.press("Enter");
  await expect(heading(own.withdrawn)).toBeFocused();
  await keyboard.hasPlace();
});
