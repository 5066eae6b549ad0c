import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "../../../axe-faults.ts";
import { clipboardPermissions } from "../../../engines.ts";
import { expect, test } from "../../../fixtures.ts";
import { hideRecords } from "../../../pages/money-posts.ts";
import { Personage } from "../../../pages/personage.ts";
import { receiptPng } from "../../../pages/receipt.ts";
import { chooseWords, type Language, type WordList } from "../../../words.ts";

const OWN = {
  accountEnd: { en: "Number ending in", ja: "番号の末尾" },
  addReceipt: { en: "Add the receipt of your transfer.", ja: "振込明細を添付してください。" },
  back: { en: "Back", ja: "戻る" },
  amountInYen: { en: "Top-up amount (yen)", ja: "入金額（円）" },
  belowMinimum: { en: "below the minimum of 50 USDT", ja: "最低入金額の50 USDTに達していません" },
  chooseNetwork: { en: "Choose the network you will send over.", ja: "送金に使うネットワークを選んでください。" },
  digitsSoFar: { en: "3 characters; a TXID usually has 64", ja: "TXIDは通常64文字です（現在3文字）" },
  isAddress: { en: "This looks like an address.", ja: "アドレスのようです" },
  likeOther: { en: "looks like a TXID on ERC20", ja: "ERC20のTXIDのようです" },
  lookUp: { en: "Look it up in the block explorer", ja: "ブロックエクスプローラーで確認する" },
  cancel: { en: "Cancel", ja: "キャンセル" },
  platform: { en: "At the platform rate, the amount would be ¥15,705.", ja: "基準レートで換算すると¥15,705です。" },
  close: { en: "Close", ja: "閉じる" },
  completed: { en: "I have completed the deposit", ja: "送金済みとして申請する" },
  copyAll: { en: "Copy all", ja: "すべてコピー" },
  copyAddress: { en: "Copy address", ja: "アドレスをコピー" },
  copyFailed: { en: "Could not copy the address", ja: "アドレスをコピーできませんでした" },
  discard: { en: "Discard", ja: "破棄する" },
  discardQuestion: { en: "Discard what you entered?", ja: "入力した内容を破棄しますか？" },
  enterTxId: { en: "Enter the TXID.", ja: "TXIDを入力してください。" },
  integer: { en: "Enter an integer amount.", ja: "整数で入力してください。" },
  keepEditing: { en: "Keep editing", ja: "入力を続ける" },
  kept: { en: "We kept what you had entered.", ja: "入力途中の内容を復元しました。" },
  network: { en: "Network", ja: "ネットワーク" },
  next: { en: "Next", ja: "次へ" },
  offline: { en: "This can be sent once the connection is back.", ja: "接続が戻ると送信できます。" },
  received: { en: "We have received your top-up.", ja: "入金の申請を受け付けました。" },
  remove: { en: "Remove", ja: "削除する" },
  saveQr: { en: "Save QR code", ja: "QRコードを保存" },
  unknown: { en: "We do not know whether your top-up was received.", ja: "入金の申請が届いたか" },
  useAnyway: { en: "Use anyway", ja: "このまま使う" },
  usdtTopUp: { en: "USDT top-up", ja: "USDTで入金" },
  wrongNetwork: { en: "USDT sent over another network, are lost", ja: "ほかのネットワークで送ったUSDTは失われます" },
  sendAgain: { en: "Submit the same again", ja: "同じ内容でもう一度送信する" },
} as const satisfies WordList;

const HASH = "9f".repeat(32);
const CHAINS = {
  TRC20: {
    hash: HASH,
    address: "TGZFukfjGkBVFtR7hARTfC4qQdFrxtL1Gw",
    yen: 15_680,
    shown: "¥15,680",
    label: "TRC20 (TRON)",
  },
  ERC20: {
    hash: `0x${HASH}`,
    address: "0x4841534847524f56452044454d4F204F4E4c5921",
    yen: 15_620,
    shown: "¥15,620",
    label: "ERC20 (Ethereum)",
  },
} as const;

test.use({ as: "alice" });

/** The USDT dialog by its texts. */
function usdtDialog(page: Page, lang: Language) {
  const own = chooseWords(lang, OWN);
  const dialog = page.getByRole("dialog");
  const button = (name: string): Locator => dialog.getByRole("button", { name, exact: true });
  return {
    own,
    dialog,
    button,
    amount: dialog.locator("input[name=amount]"),
    txId: dialog.getByRole("textbox", { name: "TXID" }),
    question: dialog.getByRole("alertdialog", { name: own.discardQuestion }),
    async open() {
      await page.goto("#/personage?personageHighlight=6");
      await page.getByRole("button", { name: own.usdtTopUp }).click();
      await expect(dialog).toBeVisible();
    },
    async toDeposit(amount: string, chain: keyof typeof CHAINS = "TRC20") {
      await dialog.locator("input[name=amount]").fill(amount);
      await dialog.getByRole("radio", { name: CHAINS[chain].label }).check();
      await button(own.next).click();
      await expect(button(own.completed)).toBeVisible();
    },
  };
}

for (const [chain, facts] of Object.entries(CHAINS)) {
  test(`USDT over ${chain}: reported in two steps, credited once approved`, async ({ page, world, words, lang }) => {
    const { token } = world.member("alice").session;
    const { balance } = await world.get<{ balance: number }>(token, "wallet/getBalance");
    const { own, dialog, button, amount, txId, open, toDeposit } = usdtDialog(page, lang);
    await open();
    await expect(amount).toHaveAccessibleName(words.topUpAmount);
    // Full-width digits of a Japanese keyboard.
    await amount.fill("１００");
    await expect(dialog.getByText("¥15,705")).toBeVisible();
    await toDeposit("１００", chain as keyof typeof CHAINS);

    await expect(dialog.getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "step");
    await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
    await expect(dialog.getByText(own.platform)).toBeVisible();
    await expect(dialog.getByText(facts.shown)).toBeVisible();
    await expect(dialog.getByText(own.wrongNetwork)).toContainText(facts.label.split(" ")[0] ?? "");
    await expect(dialog.getByText(facts.address)).toBeVisible();
    await expect(dialog.getByRole("img", { name: chain })).toHaveAttribute("width", "120");
    expect(await axeFaults(page)).toEqual([]);

    await txId.fill(facts.hash);
    await button(own.completed).evaluate((press: HTMLButtonElement) => {
      press.click();
      press.click();
    });
    await expect(dialog).toBeHidden();
    await expect(page.getByText(own.received)).toBeVisible();
    expect(await world.calls("wallet.recharge"), "a double click sends one request").toBe(1);

    await world.decide("alice", "topup", "approve");
    expect(await world.get(token, "wallet/getBalance")).toMatchObject({ balance: balance + facts.yen });
  });
}

test("the first step converts at the platform rate; the network's rate is read on Next", async ({
  page,
  world,
  lang,
}) => {
  const { own, dialog, amount, button, open } = usdtDialog(page, lang);
  await open();
  await amount.fill("100");
  for (const { label } of Object.values(CHAINS)) {
    await dialog.getByRole("radio", { name: label }).check();
    await expect(dialog.getByText("¥15,705")).toBeVisible();
    await expect(dialog.getByText("157.05")).toHaveCount(1);
  }
  await expect(dialog.getByText(/[-−+]¥/), "no row of differences").toHaveCount(0);
  expect(await world.calls("sys_config.getAddressAndRate")).toBe(0);
  await button(own.next).click();
  await expect(dialog.getByText(CHAINS.ERC20.shown)).toBeVisible();
  await expect(dialog.getByText(own.platform)).toBeVisible();
  expect(await world.calls("sys_config.getAddressAndRate")).toBe(1);
});

test("the result shows what the server recorded, not a rate that was read before", async ({ page, lang }) => {
  const { dialog, button, own, txId, open, toDeposit } = usdtDialog(page, lang);
  await page.route("**/api/sys_config/getAddressAndRate**", async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as { data: Record<string, unknown> };
    await route.fulfill({ response: reply, json: { ...json, data: { ...json.data, rate: "150.00" } } });
  });
  await open();
  await toDeposit("100", "TRC20");
  await expect(dialog.getByText("¥15,000")).toBeVisible();
  await txId.fill(HASH);
  await button(own.completed).click();
  const main = page.getByRole("main");
  await expect(main.getByText("¥15,680"), "what will be credited").toBeVisible();
  await expect(main.getByText("¥15,000")).toHaveCount(0);
  const sizeOf = (text: string): Promise<number> =>
    main
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf("¥15,680"), "the headline is in yen, as the balance is").toBeGreaterThan(
    await sizeOf("100.00 USDT"),
  );
});

test("shows what is wrong beside its field, and keeps the input", async ({ page, world, words, lang }) => {
  const { own, dialog, button, amount, txId, open, toDeposit } = usdtDialog(page, lang);
  await open();
  await button(own.next).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(new RegExp(words.enterAmount));
  // A value with decimals that is set at once, as by a paste, is refused as a whole.
  await amount.fill("12.5");
  await expect(amount).toHaveValue("");
  await expect(amount).toHaveAccessibleDescription(new RegExp(own.integer));
  await button(own.next).click();
  await expect(amount).toBeFocused();

  await amount.fill("20");
  await expect(dialog.getByText(own.belowMinimum)).toBeVisible();
  await expect(dialog.getByRole("radio", { checked: true }), "no network is chosen beforehand").toHaveCount(0);
  await button(own.next).click();
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await expect(dialog.getByText(own.chooseNetwork)).toBeVisible();
  await dialog.getByRole("radio", { name: CHAINS.TRC20.label }).check();
  await expect(dialog.getByText(own.chooseNetwork), "said no longer than it is so").toBeHidden();
  await toDeposit("20");
  await button(own.completed).click();
  await expect(txId).toBeFocused();
  await expect(txId).toHaveAccessibleDescription(new RegExp(own.enterTxId));
  await txId.fill("abc");
  await expect(dialog.getByText(own.digitsSoFar)).toBeVisible();
  await txId.fill(CHAINS.TRC20.address);
  await expect(dialog.getByText(own.isAddress)).toBeVisible();
  await txId.fill(`https://tronscan.org/#/transaction/${HASH}`);
  await expect(dialog.getByRole("link", { name: own.lookUp })).toHaveAttribute(
    "href",
    new RegExp(`tronscan.*${HASH}$`),
  );
  await txId.fill(`0x${HASH}`);
  await expect(dialog.getByText(own.likeOther)).toBeVisible();
  await button(own.completed).click();
  await expect(button(own.useAnyway), "asked once about what cannot be found").toBeFocused();
  expect(await world.calls("wallet.recharge")).toBe(0);
  // Only the server knows the minimum: it refuses, and the dialog returns to the amount with its message.
  await button(own.useAnyway).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute("aria-invalid", "true");

  const used = await page.request.post(`${world.url}api/wallet/recharge`, {
    headers: { Authorization: world.member("alice").session.token },
    data: { amount: 50, name: "TRC20", txId: HASH, payType: 1 },
  });
  expect(used.ok()).toBe(true);
  await toDeposit("50");
  await expect(txId, "kept").toHaveValue(`0x${HASH}`);
  await button(own.completed).click();
  await expect(txId).toHaveAttribute("aria-invalid", "true");
  await expect(txId).toBeFocused();
});

test("the address is copied, selected where copying is blocked, and saved as a picture", async ({
  page,
  context,
  lang,
}) => {
  const { own, dialog, button, open, toDeposit } = usdtDialog(page, lang);
  await context.grantPermissions(clipboardPermissions());
  await open();
  await toDeposit("100");
  await button(own.copyAddress).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CHAINS.TRC20.address);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("blocked"));
  });
  await button(own.copyAddress).click();
  await expect(page.getByText(own.copyFailed)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString()), "without the gaps").toBe(CHAINS.TRC20.address);

  const [download] = await Promise.all([page.waitForEvent("download"), button(own.saveQr).click()]);
  expect(download.suggestedFilename()).toBe("usdt-trc20-address.png");
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await expect(dialog).toBeVisible();
});

test("a filled form asks before it is thrown away by Escape and the browser's back; Cancel resets it at once", async ({
  page,
  lang,
}) => {
  const { own, dialog, button, amount, txId, question, open, toDeposit } = usdtDialog(page, lang);
  await open();
  await page.keyboard.press("Escape");
  await expect(dialog, "an empty form just closes").toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);

  await open();
  await toDeposit("100");
  await txId.fill(HASH);
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await expect(button(own.keepEditing)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await question.evaluate((node) => node.contains(document.activeElement)), "nothing else is reached").toBe(
    true,
  );
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(txId, "and gives the focus back").toBeFocused();

  await page.goBack();
  await expect(amount, "the step before, without a question").toBeFocused();
  await expect(page).toHaveURL(/dialog=usdt-top-up/);
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/dialog=usdt-top-up/);
  await button(own.keepEditing).click();
  await toDeposit("100");
  await expect(txId).toHaveValue(HASH);

  await button(own.cancel).click();
  await expect(question).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);

  await open();
  await expect(amount, "step 1, and empty").toHaveValue("");
  await amount.fill("70");
  await page.goBack();
  await button(own.discard).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/personageHighlight=6$/);
  await page.goForward();
  await expect(amount, "nothing is kept of what was given up").toHaveValue("");
});

test("an address typed over a half-filled form is gone to at once, and the way back leads to the form", async ({
  page,
  lang,
}) => {
  const { dialog, amount, question, open } = usdtDialog(page, lang);
  await open();
  await amount.fill("70");
  // Simulates typing into the address bar: a history entry that the application did not create.
  await page.evaluate(() => (window.location.hash = "#/news"));
  await expect(dialog).toBeHidden();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/#\/news$/);
  await page.goBack();
  await expect(amount).toBeVisible();
  await expect(page).toHaveURL(/dialog=/);
});

test("after a lost reply the outcome is called unknown, and the same again is taken once", async ({
  page,
  world,
  lang,
}) => {
  const { own, dialog, button, txId, open, toDeposit } = usdtDialog(page, lang);
  await open();
  await toDeposit("100");
  await txId.fill(HASH);
  await hideRecords(page);
  await page.route(
    "**/api/wallet/recharge",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await button(own.completed).click();
  await expect(dialog.getByRole("alert")).toContainText(own.unknown);
  await button(own.sendAgain).click();
  await expect(dialog).toBeHidden();
  expect(await world.calls("wallet.recharge")).toBe(2);
  const { list } = await world.get<{ list: { amount: string }[] }>(
    world.member("alice").session.token,
    "wallet/index?type=1&payType=1",
  );
  expect(list.filter(({ amount }) => Number(amount) === 100)).toHaveLength(1);
});

test("an ended session keeps the place and what was typed", async ({ page, world, words, lang }) => {
  const { own, dialog, button, txId, open, toDeposit } = usdtDialog(page, lang);
  await open();
  await toDeposit("100", "ERC20");
  await txId.fill(CHAINS.ERC20.hash);
  await new Personage(page, words).bellHasLooked();
  await world.expire("alice");
  await button(own.completed).click();
  await page.getByLabel(words.account).fill(world.member("alice").account);
  await page.getByLabel(words.password, { exact: true }).fill(world.member("alice").password);
  await page.getByRole("main").getByRole("button", { name: words.logIn }).click();
  await expect(txId).toHaveValue(CHAINS.ERC20.hash);
  await expect(dialog.getByText(CHAINS.ERC20.address)).toBeVisible();
  await expect(dialog.getByText(own.kept)).toBeVisible();
  await button(own.completed).click();
  await expect(dialog).toBeHidden();
});

test("by keyboard alone", async ({ page, world, lang }) => {
  const { own, dialog, amount, txId, button } = usdtDialog(page, lang);
  await page.goto("#/personage?personageHighlight=6");
  const press = async (target: Locator, key: string) => {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
    await page.keyboard.press(key);
  };
  const opener = page.getByRole("button", { name: own.usdtTopUp });
  await press(opener, "Enter");
  await press(amount, "1");
  await page.keyboard.type("00");
  await press(dialog.getByRole("radio").first(), "ArrowRight");
  await expect(dialog.getByRole("radio", { name: CHAINS.TRC20.label })).toBeChecked();
  await press(button(own.next), "Enter");
  await press(txId, "a");
  await page.keyboard.type(HASH.slice(1));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }), "the focus goes to the result").toBeFocused();
  expect(await world.calls("wallet.recharge")).toBe(1);
});

test("a receiving account of the five specified parts has no row for the others", async ({ page, words }) => {
  await page.route("**/api/sys_config/getConfigList**", async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as { data: { bank_account: Record<string, unknown> } };
    const { accountType: _type, reference: _reference, ...five } = json.data.bank_account;
    await route.fulfill({ response: reply, json: { ...json, data: { ...json.data, bank_account: five } } });
  });
  await new Personage(page, words).open("topUp");
  await page.getByRole("button", { name: words.bankTopUp }).click();
  await expect(page.getByRole("dialog").locator("dl > div")).toHaveCount(5);
});

test("a bank transfer: details to copy, a receipt, and off while offline", async ({
  page,
  context,
  world,
  words,
  lang,
}) => {
  const own = chooseWords(lang, OWN);
  await context.grantPermissions(clipboardPermissions());
  await new Personage(page, words).open("topUp");
  await page.getByRole("button", { name: words.bankTopUp }).click();
  const dialog = page.getByRole("dialog");
  const review = dialog.getByRole("button", { name: words.confirm, exact: true });
  const handIn = dialog.getByRole("button", { name: words.handInTopUp });
  const details = dialog.locator("dl > div");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(details, "five parts, the type of account and a reference").toHaveCount(7);
  const copied: string[] = [];
  for (const detail of await details.all()) {
    // Other languages explain the account type, with the bank's word in brackets; only the bank's word is copied.
    const value = (await detail.locator("dd > span").innerText()).replace(/^\w+ \((.+)\)$/, "$1");
    await detail.getByRole("button").click();
    await expect.poll(clipboard).toBe(value);
    copied.push(`${await detail.locator("dt").innerText()}: ${value}`);
  }
  await dialog.getByRole("button", { name: own.copyAll }).click();
  await expect.poll(clipboard).toBe(copied.join("\n"));

  await review.click();
  await expect(dialog.getByLabel(words.topUpAmount)).toBeFocused();
  await expect(dialog.getByLabel(words.topUpAmount)).toHaveAccessibleName(own.amountInYen);
  await expect(dialog.getByText(words.enterAmount)).toBeVisible();
  await expect(dialog.getByText(own.addReceipt)).toBeVisible();

  await dialog.getByLabel(words.topUpAmount).fill("50,000");
  const receipt = dialog.getByLabel(words.receipt);
  const png = (name: string) => ({ name, mimeType: "image/png", buffer: receiptPng() });
  await receipt.setInputFiles(png("first.png"));
  await expect(dialog.getByText("first.png")).toBeVisible();
  await dialog.getByRole("button", { name: own.remove }).click();
  await receipt.setInputFiles(png("second.png"));
  await expect(dialog.getByText("second.png")).toBeVisible();

  await dialog.getByRole("button", { name: own.close, exact: true }).click();
  await dialog.getByRole("button", { name: own.keepEditing }).click();

  await review.click();
  await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
  for (const part of ["¥50,000", "second.png", own.accountEnd]) await expect(dialog).toContainText(part);
  expect(await axeFaults(page)).toEqual([]);
  expect(await world.calls("wallet.bankRecharge"), "nothing is sent before the review").toBe(0);
  await dialog.getByRole("button", { name: own.back, exact: true }).click();
  await expect(dialog.getByLabel(words.topUpAmount)).toHaveValue("50,000");
  await expect(dialog.getByText("second.png")).toBeVisible();
  await review.click();

  await context.setOffline(true);
  await expect(dialog.getByText(own.offline)).toBeVisible();
  await expect(handIn).toHaveAttribute("aria-disabled", "true");
  await context.setOffline(false);
  await handIn.click();
  await expect(dialog).toBeHidden();
  expect(await world.calls("wallet.bankRecharge")).toBe(1);
  await world.decide("alice", "topup", "approve");
  const { token } = world.member("alice").session;
  expect(await world.get(token, "wallet/getBalance")).toMatchObject({ balance: 387_276 + 50_000 });
});

test("the step is in the address; after a reload the form has the amount and the receipt, and goes on", async ({
  page,
  world,
  words,
  lang,
}) => {
  const own = chooseWords(lang, OWN);
  await new Personage(page, words).open("topUp");
  await page.getByRole("button", { name: words.bankTopUp }).click();
  const dialog = page.getByRole("dialog");
  const review = dialog.getByRole("button", { name: words.confirm, exact: true });
  const handIn = dialog.getByRole("button", { name: words.handInTopUp });
  await dialog.getByLabel(words.topUpAmount).fill("50,000");
  await dialog
    .getByLabel(words.receipt)
    .setInputFiles({ name: "receipt.png", mimeType: "image/png", buffer: receiptPng() });
  await review.click();
  await expect(handIn).toBeVisible();
  await expect(page).toHaveURL(/dialog=bank-top-up.*step=review/);

  page.on("dialog", (question) => void question.accept());
  await page.reload();
  await expect(dialog.getByText(own.kept)).toBeVisible();
  await expect(dialog.getByLabel(words.topUpAmount)).toHaveValue("50,000");
  await review.click();
  await handIn.click();
  await expect(dialog).toBeHidden();
  await expect(page, "the dialog's step has gone with it").toHaveURL(
    /personageHighlight=6&tab=deposit&step=done&record=\d+$/,
  );
  expect(await world.calls("wallet.bankRecharge")).toBe(1);
});
