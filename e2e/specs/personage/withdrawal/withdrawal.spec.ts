import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../fixtures.ts";
import { hideRecords } from "../../../pages/money-posts.ts";
import { Personage } from "../../../pages/personage.ts";
import { chooseWords, type Language } from "../../../words.ts";
import type { World } from "../../../world/world.ts";

const own = (lang: Language) =>
  chooseWords(lang, {
    address: { en: "address", ja: "アドレス" },
    addressGood: { en: "its checksum is right", ja: "アドレスの形式に誤りはありません" },
    amount: { en: "Withdrawal amount", ja: "出金額" },
    amountMissing: { en: "Enter the withdrawal amount.", ja: "出金額を入力してください。" },
    amountWhole: { en: "Enter an integer amount.", ja: "金額は整数で入力してください。" },
    back: { en: "Back", ja: "戻る" },
    bank: { en: "Withdrawal to a bank account", ja: "銀行口座に出金" },
    bankName: { en: "Bank name", ja: "銀行名" },
    bankTitle: { en: "Withdraw to your bank account", ja: "銀行口座に出金" },
    bindAddress: { en: "Register your ERC20 address", ja: "出金先のERC20アドレスを登録" },
    bindBank: { en: "Register your bank account", ja: "出金先の銀行口座を登録" },
    branchCode: { en: "Branch code", ja: "支店コード" },
    branchName: { en: "Branch name", ja: "支店名" },
    chooseNetwork: { en: "Choose a network.", ja: "ネットワークを選んでください。" },
    chooseWay: { en: "Where should the money go?", ja: "出金方法を選ぶ" },
    confirm: { en: "Confirm withdrawal", ja: "出金を確定する" },
    confirmBank: { en: "Is this your bank account?", ja: "この口座でよろしいですか？" },
    checkName: { en: "Please check that the account holder is the same person", ja: "口座名義が同じ方かどうか" },
    deducted: { en: "Deducted from your balance", ja: "残高からの出金額" },
    inADay: { en: "within 24 hours of your request", ja: "申請から通常24時間以内" },
    doubtBranch: { en: "Branch codes at Japanese banks have 3 digits", ja: "支店コードは3桁です。" },
    doubtHolder: { en: "Banks write account names in katakana", ja: "口座名義は、カタカナ" },
    doubtNumber: { en: "Account numbers at Japanese banks have 7 digits", ja: "口座番号は7桁です" },
    otherName: { en: "differs from the account holder", ja: "口座名義と異なります" },
    sameName: { en: "The account holder matches your verified identity", ja: "本人確認済みのお名前と一致" },
    aboveFee: { en: "fee of 1 USDT", ja: "手数料の1 USDT" },
    fee: { en: "Fee", ja: "手数料" },
    figuresOnly: { en: "figures only", ja: "口座番号は数字で" },
    holder: { en: "Account holder", ja: "口座名義" },
    identity: { en: "Your identity is not verified", ja: "本人確認がまだ済んでいません" },
    lockedUntil: { en: "withdrawals are locked until", ja: "まで出金できません" },
    locked: { en: "Withdrawals are locked for now", ja: "現在、出金を停止しています" },
    more: { en: "more than your balance", ja: "残高を超えています" },
    noChecksum: { en: "carries no checksum", ja: "入力の誤りを自動で見つけられません" },
    number: { en: "Account number", ja: "口座番号" },
    offline: { en: "You are offline", ja: "オフライン" },
    passwordMissing: { en: "Enter your trading password.", ja: "取引パスワードを入力してください。" },
    payPassword: { en: "Trading password", ja: "取引パスワード" },
    received: { en: "Withdrawal requested", ja: "出金を申請しました" },
    registerAgain: { en: "Please register it again.", ja: "もう一度ご登録ください。" },
    registerIt: { en: "Register these details", ja: "登録する" },
    required: { en: "Enter the ", ja: "を入力してください。" },
    review: { en: "Review your withdrawal", ja: "出金内容の確認" },
    sendAgain: { en: "Submit the same again", ja: "同じ内容でもう一度送信する" },
    openRecord: { en: "Open the record", ja: "履歴の詳細を見る" },
    setFirst: { en: "Please set your trading password first.", ja: "出金には取引パスワードの設定が必要です。" },
    sixDigits: { en: "The trading password has 6 digits.", ja: "取引パスワードは6桁の数字です。" },
    tooShort: { en: "too short", ja: "短すぎます" },
    triesLeft: { en: "Attempts left: 4", ja: "あと4回" },
    unknown: { en: "We do not know whether", ja: "確認できませんでした" },
    useAll: { en: "Use full balance", ja: "全額を指定" },
    useNetwork: { en: "Use this network", ja: "このネットワークを使う" },
    useAnyway: { en: "Use anyway", ja: "このまま使う" },
    usdt: { en: "USDT withdrawal", ja: "USDTで出金" },
    platformAddress: { en: "This is our address", ja: "当社のアドレス" },
    youReceive: { en: "You will receive", ja: "受取額" },
    wrongChain: { en: "looks like an address on TRC20", ja: "TRC20のアドレスのようです" },
    wrongChecksum: { en: "The checksum does not match", ja: "アドレスに誤りがあります" },
  });

/** Buttons of the two withdrawal forms that open the review. */
type FormWords = Readonly<Record<"confirm" | "withdraw", string>>;

/** The withdraw section: actions shared by the tests. */
class Withdraw {
  readonly page: Page;
  readonly words: ReturnType<typeof own>;
  readonly toReview: FormWords;

  constructor(page: Page, lang: Language, toReview: FormWords) {
    this.page = page;
    this.words = own(lang);
    this.toReview = toReview;
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }
  get amount(): Locator {
    return this.main.getByRole("textbox", { name: this.words.amount });
  }
  get payPassword(): Locator {
    return this.main.getByLabel(this.words.payPassword, { exact: true });
  }
  /** The form's button, bank or USDT. */
  get next(): Locator {
    const button = (name: string) => this.main.getByRole("button", { name, exact: true });
    return button(this.toReview.confirm).or(button(this.toReview.withdraw));
  }
  get confirm(): Locator {
    return this.button(this.words.confirm);
  }

  async open(place = ""): Promise<void> {
    await this.page.goto(`#/personage?personageHighlight=7${place && `&tab=${place}`}`);
  }
  button(name: string): Locator {
    return this.main.getByRole("button", { name });
  }
  heading(name: string): Locator {
    return this.main.getByRole("heading", { level: 2, name });
  }
  /** The large amount in review and result. */
  get deducted(): Locator {
    return this.main.getByText(this.words.deducted, { exact: true }).locator("xpath=following-sibling::*[1]");
  }
  /** A line of a summary by its label. */
  line(label: string): Locator {
    return this.main.locator("dl > div").filter({ hasText: label }).locator("dd");
  }
  async fillBank(number: string): Promise<void> {
    const { words, page } = this;
    await page.getByLabel(words.bankName).fill("テスト銀行");
    await page.getByLabel(words.branchName).fill("本店");
    await page.getByLabel(words.branchCode).fill("００１");
    await page.getByLabel(words.number).fill(number);
    await page.getByLabel(words.holder).fill("サトウ ハナ");
  }
  /** Fills in the form and opens the review, which only asks to confirm. */
  async review(amount: string, payPassword = "123456"): Promise<void> {
    await this.amount.fill(amount);
    await this.payPassword.fill(payPassword);
    await this.next.click();
    await expect(this.heading(this.words.review)).toBeFocused();
    await expect(this.payPassword, "asked for once").toHaveCount(0);
  }
}

const useWithdraw = (page: Page, lang: Language, words: FormWords) => new Withdraw(page, lang, words);

const balanceOf = async (world: World): Promise<number> =>
  (await world.get<{ balance: number }>(world.member("alice").session.token, "wallet/getBalance")).balance;
const recordsOf = async (world: World, channel: "bank" | "coin") =>
  (
    await world.get<{ list: { id: number; audit: number; amount: string | number }[] }>(
      world.member("alice").session.token,
      `wallet/index?type=2&payType=${channel === "bank" ? 2 : 1}`,
    )
  ).list;

test.use({ as: "alice" });

test.describe("a member who has bound nothing", () => {
  test.use({ scenario: "newcomer" });

  test("bank: bind, review, withdraw, record, decision, balance", async ({ page, world, words, lang }) => {
    const section = useWithdraw(page, lang, words);
    const { words: say } = section;
    const { token } = world.member("alice").session;
    await world.post(token, "wallet/payPassword", { payPassword: "123456", rePayPassword: "123456" });
    await world.grant("alice", 100_000);

    await test.step("the binding form refuses what is missing or no figure", async () => {
      await section.open();
      await expect(section.main.getByText(say.identity)).toBeVisible();
      await section.button(say.bank).click();
      await expect(section.heading(say.bindBank)).toBeFocused();
      await section.button(words.goToReview).click();
      await expect(page.getByLabel(say.bankName)).toBeFocused();
      await expect(section.main.locator("[aria-invalid=true]")).toHaveCount(5);
      await expect(section.main.getByText(say.required)).toHaveCount(5);
      await section.fillBank("12A4567");
      await section.button(words.goToReview).click();
      await expect(page.getByLabel(say.number)).toBeFocused();
      await expect(section.main.getByText(say.figuresOnly)).toBeVisible();
    });

    await test.step("its review shows what will be bound, and back keeps it", async () => {
      await page.getByLabel(say.number).fill("１２３-４５６７");
      await section.button(words.goToReview).click();
      await expect(section.heading(say.confirmBank)).toBeFocused();
      await expect(section.line(say.number)).toHaveText("1234567");
      await expect(section.line(say.branchCode)).toHaveText("001");
      await section.button(say.back).click();
      await expect(page.getByLabel(say.holder)).toHaveValue("サトウ ハナ");
      await section.button(words.goToReview).click();
      await section.button(say.registerIt).click();
      await expect(section.heading(say.bankTitle)).toBeVisible();
      await expect(section.main.getByText("テスト銀行 ****4567")).toBeVisible();
      await expect(page).not.toHaveURL(/step=/);
    });

    await test.step("the withdrawal form refuses each bad entry beside its field", async () => {
      await section.next.click();
      await expect(section.amount).toBeFocused();
      await expect(section.main.getByText(say.amountMissing)).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: say.amountMissing }), "and in a toast").toBeVisible();
      await section.amount.fill("20000");
      await expect(section.main.getByText(say.amountMissing), "no longer than it is missing").toHaveCount(0);
      await section.amount.fill("100001");
      await expect(section.main.getByText(say.more)).toBeVisible();
    });

    await test.step("the form asks for the trading password, and refuses what is none", async () => {
      await section.amount.fill("10000");
      await section.next.click();
      await expect(section.payPassword).toBeFocused();
      await expect(section.main.getByText(say.passwordMissing)).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: say.passwordMissing }), "and in a toast").toBeVisible();
      await section.payPassword.fill("12345");
      await page.keyboard.press("Enter");
      await expect(section.main.getByText(say.sixDigits)).toBeVisible();
      expect(await world.calls("wallet.bankWithdrawal")).toBe(0);
    });

    await test.step("the review can be left by the browser's back, and the amount stays", async () => {
      await section.review("１０，０００");
      await expect(section.line(section.words.youReceive), "all of it: there is no fee").toHaveText("¥10,000");
      await page.goBack();
      await expect(section.amount).toHaveValue("10,000");
      await section.review("10,000");
      await section.confirm.click();
      await expect(section.heading(say.received)).toBeFocused();
    });

    await test.step("the record is in review, then approved", async () => {
      await expect(section.main.getByText("90,000"), "the choice is there again").toBeVisible();
      await section.open("bank");
      await world.decide("alice", "withdrawal", "approve");
      expect(await recordsOf(world, "bank")).toMatchObject([{ audit: 1 }]);
      expect(await balanceOf(world)).toBe(90_000);
    });

    await test.step("another one is declined, and returns whole", async () => {
      await section.button(say.useAll).click();
      await expect(section.amount).toHaveValue("90,000");
      await section.review("20000");
      await section.confirm.click();
      await section.main.getByRole("link", { name: say.openRecord }).click();
      await expect(page).toHaveURL(/personageHighlight=8&tab=withdrawal&dialog=record&id=\d+$/);
      await expect(page.getByRole("dialog")).toContainText(words.inReview);
      await world.decide("alice", "withdrawal", "reject");
      await section.open();
      await page.reload();
      await expect(section.main).toContainText("90,000");
    });
    expect(await world.calls("wallet.bankWithdrawal")).toBe(2);
  });
});

test.describe("what a bank would hardly accept", () => {
  test.use({ scenario: "rejected" });
  test("is doubted beside its field once it is left, and in the review; it can be registered all the same", async ({
    page,
    words,
    lang,
  }) => {
    const section = useWithdraw(page, lang, words);
    const { words: say } = section;
    await section.open("bank");
    await page.getByLabel(say.bankName).fill("テスト銀行");
    await page.getByLabel(say.branchName).fill("本店");
    await page.getByLabel(say.branchCode).fill("1");
    await expect(section.main.getByText(say.doubtBranch), "not while it is being typed").toBeHidden();
    await page.getByLabel(say.number).fill("4111111111111111");
    await expect(section.main.getByText(say.doubtBranch)).toBeVisible();
    await page.getByLabel(say.holder).fill("佐藤 花");
    await expect(section.main.getByText(say.doubtNumber)).toBeVisible();
    await section.button(words.goToReview).click();
    const useAnyway = section.button(say.useAnyway);
    await expect(useAnyway, "asked once, next to what is odd").toBeFocused();
    await expect(section.main.getByRole("alert").filter({ hasText: say.useAnyway })).toContainText(say.doubtNumber);
    await useAnyway.click();
    await expect(section.heading(say.confirmBank)).toBeFocused();
    for (const doubt of [say.doubtBranch, say.doubtNumber, say.doubtHolder])
      await expect(section.main.getByText(doubt)).toBeVisible();
    await section.button(say.registerIt).click();
    await expect(section.heading(say.bankTitle)).toBeVisible();
  });
});

test("the holder is compared with the verified identity", async ({ page, world, words, lang }) => {
  const section = useWithdraw(page, lang, words);
  const { words: say } = section;
  await world.reopenWallet("alice", /1234567|4567/, "The name differs.");
  await section.open("bank");
  for (const [holder, notice] of [
    ["佐藤花", say.sameName],
    ["鈴木 一郎", say.otherName],
    ["サトウ ハナ", say.checkName],
  ] as const) {
    await section.fillBank("7654321");
    await page.getByLabel(say.holder).fill(holder);
    await section.button(words.goToReview).click();
    await expect(section.main.getByText(notice)).toContainText("佐藤 花");
    await section.button(say.back).click();
  }
});

test("USDT on both chains: the address is judged as it is typed", async ({ page, world, words, lang }) => {
  const section = useWithdraw(page, lang, words);
  const { words: say } = section;
  const dialog = page.getByRole("dialog");

  await test.step("no chain is chosen beforehand", async () => {
    await section.open();
    await section.button(say.usdt).click();
    await dialog.getByRole("button", { name: say.useNetwork }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: say.chooseNetwork })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await section.button(say.usdt).click();
    await dialog.getByRole("radio", { name: "ERC20" }).check();
    await dialog.getByRole("button", { name: say.useNetwork }).click();
    await expect(section.heading(say.bindAddress)).toBeFocused();
  });

  const address = section.main.getByRole("textbox", { name: say.address });
  await test.step("every wrong address has its own message", async () => {
    await section.button(words.goToReview).click();
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await address.fill("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t");
    await expect(section.main.getByText(say.wrongChain).first()).toBeVisible();
    await address.fill("0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
    await expect(section.main.getByText(say.wrongChecksum).first()).toBeVisible();
    const platform = await world.get<{ value: string }>(
      world.member("alice").session.token,
      "sys_config/getAddressAndRate?key=ERC20",
    );
    await address.fill(platform.value);
    await expect(section.main.getByText(say.platformAddress).first()).toBeVisible();
    await expect(section.main.getByText(say.addressGood)).toBeHidden();
    await address.fill("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe");
    await section.button(words.goToReview).click();
    await expect(section.main.getByText(say.tooShort).first()).toBeVisible();
    await address.fill("0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed");
    await expect(section.main.getByText(say.noChecksum)).toBeVisible();
    await address.fill(" 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ");
    await expect(section.main.getByText(say.addressGood)).toBeVisible();
  });

  await test.step("ERC20: bound after its review, and withdrawn", async () => {
    await section.button(words.goToReview).click();
    await section.button(say.registerIt).click();
    await expect(section.amount).toBeVisible();
    await section.amount.fill("12.5");
    await section.next.click();
    await expect(section.main.getByText(say.amountWhole)).toBeVisible();
    await section.button(say.useAll).click();
    await expect(section.amount).toHaveValue("2,465");
    await section.review("１０");
    await expect(section.deducted, "large and in yen, as the balance is").toHaveText("¥1,571");
    await expect(section.line(say.youReceive), "all of it: there is no fee").toHaveText("10.00 USDT");
    await expect(section.line(say.fee), "a fee of 0 is shown").toHaveText("0.00 USDT");
    await section.confirm.click();
    await expect(section.heading(say.received)).toBeFocused();
    await expect(section.deducted, "the same in the result").toHaveText("¥1,571");
    await expect(section.line(say.fee)).toHaveText("0.00 USDT");
    await expect(section.main.getByText(say.inADay).first()).toBeVisible();
  });

  await test.step("TRC20: bound before; back leads to the form, then to the choice", async () => {
    await section.button(say.usdt).click();
    await dialog.getByRole("radio", { name: "TRC20" }).check();
    await dialog.getByRole("button", { name: say.useNetwork }).click();
    await section.review("10");
    await expect(section.line(say.youReceive)).toHaveText("10.00 USDT");
    await section.confirm.click();
    await expect(section.heading(say.received)).toBeFocused();
    await page.goBack();
    await expect(section.amount).toHaveValue("");
    await page.goBack();
    await expect(section.heading(say.received), "of the first one, with the choice below").toBeFocused();
    await expect(section.heading(say.chooseWay)).toBeVisible();
  });

  expect(await recordsOf(world, "coin")).toHaveLength(3);
  expect(await balanceOf(world), "twice 1,570.5 yen, each rounded up").toBe(387_276 - 2 * 1_571);
});

test.describe("a company that charges for withdrawals", () => {
  test.use({ scenario: "with-fees" });

  test("names the fee beside the network, in the review and in the record", async ({ page, world, words, lang }) => {
    const section = useWithdraw(page, lang, words);
    const { words: say } = section;
    const dialog = page.getByRole("dialog");
    await section.open();
    await section.button(say.usdt).click();
    await expect(dialog).toContainText("1.00 USDT");
    await expect(dialog).toContainText("5.00 USDT");
    await dialog.getByRole("radio", { name: "TRC20" }).check();
    await dialog.getByRole("button", { name: say.useNetwork }).click();

    await test.step("an amount that is not above it is refused by the server, beside the field", async () => {
      await section.review("1");
      await section.confirm.click();
      await expect(section.main.getByText(say.aboveFee).first()).toBeVisible();
      await expect(section.amount).toHaveValue("1");
    });

    await section.review("10");
    await expect(section.line(say.fee)).toHaveText("1.00 USDT");
    await expect(section.line(say.youReceive)).toHaveText("9.00 USDT");
    await section.confirm.click();
    await expect(section.heading(say.received)).toBeFocused();
    const [record] = await recordsOf(world, "coin");
    expect(record).toMatchObject({ amount: "10", fee: "1", net: "9" });
    await page.goto(`#/personage?personageHighlight=8&tab=coin-withdrawal&dialog=record&id=${record?.id}`);
    await expect(dialog.getByText("9.00 USDT").first()).toBeVisible();
  });
});

test("what customer service sent back is bound again, with the reason", async ({ page, world, words, lang }) => {
  const section = useWithdraw(page, lang, words);
  await world.reopenWallet("alice", /1234567|4567/, "The name differs.");
  await section.open("bank");
  await expect(section.heading(section.words.bindBank)).toBeVisible();
  await expect(section.main.getByText(section.words.registerAgain)).toBeVisible();
  await expect(section.main.getByText("The name differs.")).toBeVisible();
  await section.fillBank("7654321");
  await section.button(words.goToReview).click();
  await section.button(section.words.registerIt).click();
  await expect(section.main.getByText("テスト銀行 ****4321")).toBeVisible();
});

test("a wrong trading password: tries left, emptied, and nothing of it kept", async ({ page, words, lang }) => {
  const section = useWithdraw(page, lang, words);
  await section.open("bank");
  await section.review("5000", "654321");
  await section.confirm.click();
  await expect(section.payPassword).toBeFocused();
  await expect(section.payPassword).toHaveValue("");
  await expect(section.payPassword).toHaveAttribute("type", "password");
  await expect(section.main.getByText(section.words.triesLeft)).toBeVisible();
  await expect(section.main).toContainText("¥5,000");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain("654321");
});

test.describe("one try before the lock", () => {
  test.use({ scenario: "locked-pay-password", as: "bob" });
  test("locks, also against the right trading password", async ({ page, world, words, lang }) => {
    const section = useWithdraw(page, lang, words);
    await section.open("bank");
    for (const payPassword of ["000000", "123456"]) {
      await section.review("5000", payPassword);
      await section.confirm.click();
      await expect(section.main.getByText(section.words.locked)).toBeVisible();
      await expect(section.payPassword).toBeFocused();
    }
    expect(await world.calls("wallet.bankWithdrawal")).toBe(2);
    // On the next visit the end of the lock is shown before any input.
    await page.reload();
    await expect(section.main.getByText(section.words.lockedUntil)).toBeVisible();
    await expect(section.amount, "no form that would be in vain").toHaveCount(0);
    await world.advance("PT30M");
    await page.reload();
    await expect(section.amount).toBeVisible();
    await expect(section.main.getByText(section.words.lockedUntil)).toHaveCount(0);
  });
});

test.describe("no trading password", () => {
  test.use({ as: "bob" });
  test("shows the reason, and after 1.5 s opens the settings where it is set", async ({ page, words, lang }) => {
    const section = useWithdraw(page, lang, words);
    // Advance the clock in small steps until the toast appears, so that the 1.5 s count from its appearance.
    await page.clock.install({ time: "2026-02-01T09:00:00+09:00" });
    await page.clock.pauseAt("2026-02-01T09:00:01+09:00");
    await section.open("bank");
    const message = page.getByRole("alert").filter({ hasText: section.words.setFirst });
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await message.isVisible()).toBe(true);
    }).toPass({ intervals: [50] });
    await page.clock.runFor(1_400);
    await expect(page).toHaveURL(/personageHighlight=7/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/personageHighlight=20&dialog=trading-password/);
  });
});

test("a lost reply: unknown, the way to the records, and the retry moves money once", async ({
  page,
  world,
  words,
  lang,
}) => {
  const section = useWithdraw(page, lang, words);
  let lost = false;
  await hideRecords(page);
  await page.route("**/api/wallet/bankWithdrawal", async (route) => {
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await section.open("bank");
  await section.review("5000");
  await section.confirm.click();
  const refusal = section.main.getByRole("alert").filter({ hasText: section.words.unknown });
  await expect(refusal.getByRole("link")).toHaveAttribute("href", /personageHighlight=8/);
  await section.button(section.words.sendAgain).click();
  await expect(section.heading(section.words.received)).toBeVisible();
  expect(await world.calls("wallet.bankWithdrawal")).toBe(2);
  expect((await recordsOf(world, "bank")).filter(({ audit }) => audit === 0)).toHaveLength(1);
  expect(await balanceOf(world)).toBe(387_276 - 5_000);
});

test("two clicks in one turn send one request; offline sends none", async ({ page, context, world, words, lang }) => {
  const section = useWithdraw(page, lang, words);
  await section.open("bank");
  await section.review("5000");
  await context.setOffline(true);
  await expect(section.confirm).toBeDisabled();
  await section.confirm.dispatchEvent("click");
  await context.setOffline(false);
  await expect(section.confirm).toBeEnabled();
  expect(await world.calls("wallet.bankWithdrawal")).toBe(0);
  await section.confirm.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(section.heading(section.words.received)).toBeVisible();
  expect(await world.calls("wallet.bankWithdrawal")).toBe(1);
});

test("a session that ends keeps the place and the amount, never the trading password", async ({
  page,
  world,
  words,
  lang,
}) => {
  const section = useWithdraw(page, lang, words);
  await section.open("bank");
  await section.review("5000");
  await new Personage(page, words).bellHasLooked();
  await world.expire("alice");
  await section.confirm.click();
  await expect(page).toHaveURL(/#\/login/);
  await page.getByLabel(words.account).fill("alice@example.test");
  await page.getByLabel(words.password, { exact: true }).fill("Passw0rd1");
  await section.main.getByRole("button", { name: words.logIn }).click();
  await expect(page).toHaveURL(/personageHighlight=7&tab=bank/);
  await expect(section.amount).toHaveValue("5,000");
  await expect(section.payPassword).toHaveValue("");
});

test("a USDT withdrawal by keyboard alone", async ({ page, world, words, lang }) => {
  const section = useWithdraw(page, lang, words);
  const { words: say } = section;
  await section.open();
  await expect(section.heading(say.chooseWay)).toBeVisible();
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await tabTo(section.button(say.usdt));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "ERC20" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "TRC20" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(section.main.getByRole("heading", { level: 2, name: "TRC20" })).toBeFocused();
  await tabTo(section.amount);
  await page.keyboard.type("20");
  await tabTo(section.payPassword);
  await page.keyboard.type("123456");
  await page.keyboard.press("Enter");
  await expect(section.heading(say.review)).toBeFocused();
  await tabTo(section.confirm);
  await page.keyboard.press("Enter");
  await expect(section.heading(say.received)).toBeFocused();
  await tabTo(section.main.getByRole("link", { name: say.openRecord }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=coin-withdrawal/);
  expect(await recordsOf(world, "coin")).toHaveLength(2);
});
