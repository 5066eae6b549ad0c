import type { Page } from "@playwright/test";
import { axeFaults } from "../../../axe-faults.ts";
import { expect, withWords } from "../../../fixtures.ts";
import { coveredBy } from "../../../pages/covered-by-toast.ts";
import { Login } from "../../../pages/login.ts";
import { MONEY_POSTS, type MoneyPostName } from "../../../pages/money-posts.ts";
import { type Language, type WordList, wordIn } from "../../../words.ts";

const OWN = {
  close: { en: "Close", ja: "閉じる" },
  credited: { en: "Top-up credited", ja: "入金が残高に反映されました" },
  handedIn: { en: "Top-up submitted", ja: "入金を申請しました" },
  hour: { en: "usually within 1 hour", ja: "通常1時間以内" },
  next: { en: "What happens next", ja: "今後の流れ" },
  noSuch: { en: "Your account has no record with the number", ja: "番号に当たる履歴は" },
  openRecord: { en: "Open the record", ja: "履歴の詳細を見る" },
  payout: { en: "usually arrives within 2 business days", ja: "通常2営業日以内" },
  payoutCoin: { en: "usually arrives within 24 hours", ja: "通常24時間以内" },
  progress: { en: "Progress of the request", ja: "手続きの状況" },
  purchased: { en: "Purchase complete", ja: "購入が完了しました" },
  rejected: { en: "Withdrawal not accepted, amount returned", ja: "出金は承認されず、金額は残高に戻りました" },
  usdt: { en: "USDT top-up", ja: "USDTで入金" },
  where: { en: "Where should the money go?", ja: "出金方法を選ぶ" },
  withdrawn: { en: "Withdrawal requested", ja: "出金を申請しました" },
  workday: { en: "within 1 business day", ja: "通常1営業日以内" },
} as const satisfies WordList;
const test = withWords(OWN);

test.use({ as: "alice" });

async function send(page: Page, lang: Language, name: MoneyPostName): Promise<void> {
  const post = MONEY_POSTS[name];
  await (await post.fill(page, lang, 0)).click();
  await post.done(page, lang);
}

test("a purchase result is above the products: payout and date, next step, and link", async ({
  page,
  words,
  lang,
  own,
}) => {
  await send(page, lang, "purchase");
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { level: 2, name: own.purchased });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/personageHighlight=1&step=done&record=\d+$/);
  await expect(page.getByText(words.bought), "the server's own word stands beside it").toBeVisible();
  await expect(main.getByText("¥31,170").first()).toBeVisible();
  await expect(main.getByRole("heading", { level: 3, name: own.next })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: /\d{4}/ }).first()).toBeVisible();
  await expect(main.getByRole("button", { name: words.buy }).first(), "the list is there again").toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await main.getByRole("button", { name: own.close }).click();
  await expect(page).toHaveURL(/personageHighlight=1$/);
  await expect(heading).toBeHidden();
  await expect(main.getByRole("button", { name: words.buy }).first()).toBeVisible();
});

for (const shownIn of ["ja", "zh-CN"] as const) {
  test.describe(`a withdrawal in ${shownIn}`, () => {
    test.use({ lang: shownIn });
    test("shows its amount and next step, which the toast does not cover", async ({ page, lang }) => {
      await send(page, lang, "bank withdrawal");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2 }).first()).toBeFocused();
      await expect(main.getByText("5,000").first()).toBeVisible();
      const message = page.locator("[data-live-announcer] [role=status] span");
      await expect.poll(() => coveredBy(message, "main :is(h1, h2, h3, p, dd, a, button)")).toEqual([]);
    });
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("the dialog closes over the result", async ({ page, lang }) => {
    await send(page, lang, "purchase");
    await expect(page.getByRole("heading", { level: 2, name: wordIn(lang, OWN.purchased) })).toBeFocused();
    // The payment and the return are visible beside the toast.
    const message = page.locator("[data-live-announcer] [role=status] span");
    await expect(page.locator("main p").filter({ hasText: "¥" }).first()).toBeVisible();
    await expect.poll(() => coveredBy(message, "main :is(h1, h2, h3, p, dd, a, button)")).toEqual([]);
  });
});

for (const [name, wordKey, shownIn] of [
  ["bank top-up", "workday", "ja"],
  // In English, because its longer words leave the toast less room.
  ["USDT top-up", "hour", "en"],
] as const) {
  test.describe(shownIn, () => {
    test.use({ lang: shownIn });

    test(`a ${name} ends above the choice: not credited yet, when it will be, where to look`, async ({
      page,
      words,
      lang,
      own,
    }) => {
      await send(page, lang, name);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2, name: own.handedIn })).toBeFocused();
      await expect(page).toHaveURL(/personageHighlight=6&tab=(coin-)?deposit&step=done&record=\d+$/);
      // The server's message is visible beside the result and its next steps.
      const message = page.locator("[data-live-announcer] [role=status] span");
      await expect.poll(() => coveredBy(message, "main :is(h1, h2, h3, p, dd, a, button)")).toEqual([]);
      await expect(main.getByText(own[wordKey])).toBeVisible();
      await expect(main.getByRole("button", { name: own.usdt })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await main.getByRole("link", { name: own.openRecord }).click();
      await expect(page.getByRole("dialog")).toContainText(words.inReview);
      await page.goBack();
      await expect(main.getByRole("heading", { level: 2, name: own.handedIn })).toBeVisible();
      await page.goBack();
      await expect(main.getByRole("heading", { level: 2, name: own.handedIn })).toBeHidden();
      await expect(page.getByRole("dialog"), "never the filled form").toBeHidden();
    });
  });
}

/**
 * What each result shows: the key of its title, the amount, and the key of the text about the arrival (null if it shows
 * none).
 */
const RESULTS = {
  purchase: ["purchased", "¥30,000", null],
  "bank top-up": ["handedIn", "¥50,000", "workday"],
  "USDT top-up": ["handedIn", "¥15,680", "hour"],
  "bank withdrawal": ["withdrawn", "¥5,000", "payout"],
  "USDT withdrawal": ["withdrawn", "¥1,571", "payoutCoin"],
} as const satisfies Record<MoneyPostName, readonly [keyof typeof OWN, string, keyof typeof OWN | null]>;

for (const name of Object.keys(RESULTS) as MoneyPostName[]) {
  test(`a ${name}: its result survives a reload, another tab and a new login, and its back is the section`, async ({
    page,
    context,
    world,
    words,
    lang,
    own,
  }) => {
    const [title, amount, arrival] = RESULTS[name];
    const isShown = async (on: Page) => {
      const main = on.getByRole("main");
      await expect(main.getByRole("heading", { level: 2, name: own[title] })).toBeVisible();
      await expect(main.getByText(amount).first()).toBeVisible();
      if (arrival === null) return;
      const progress = main.getByRole("list", { name: own.progress });
      await expect(progress.getByRole("listitem")).toHaveCount(3);
      await expect(progress).toContainText(own[arrival]);
    };
    await send(page, lang, name);
    await expect(page).toHaveURL(/step=done&record=\d+$/);
    await isShown(page);
    await page.reload();
    await isShown(page);

    const other = await context.newPage();
    await other.goto(page.url());
    await isShown(other);
    await other.close();

    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: own[title] })).toBeHidden();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goForward();
    await isShown(page);

    // Logs out and in again at the same URL.
    await page.evaluate(() => localStorage.removeItem("userinfo"));
    await page.reload();
    await expect(page).toHaveURL(/#\/login/);
    const { account, password } = world.member("alice");
    await new Login(page, words).as(account, password);
    await isShown(page);
  });
}

test("a result follows its record: a top-up that was credited, a withdrawal that was rejected", async ({
  page,
  world,
  lang,
  own,
}) => {
  const main = page.getByRole("main");
  await send(page, lang, "bank top-up");
  await expect(page).toHaveURL(/record=\d+$/);
  await world.decide("alice", "topup", "approve");
  await page.reload();
  await expect(main.getByRole("heading", { level: 2, name: own.credited })).toBeVisible();
  await send(page, lang, "bank withdrawal");
  await expect(page).toHaveURL(/record=\d+$/);
  await world.decide("alice", "withdrawal", "reject", { reason: "口座を確認できません" });
  await page.reload();
  await expect(main.getByRole("heading", { level: 2, name: own.rejected })).toBeVisible();
  await expect(main.getByText("口座を確認できません")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test.describe("a member whose records are others", () => {
  test.use({ as: "bob" });
  test("sees a neutral note, and the section works normally", async ({ page, world, words, own }) => {
    const { list } = await world.get<{ list: { id: number }[] }>(
      world.member("alice").session.token,
      "wallet/index?type=1&payType=2",
    );
    const [record] = list;
    const main = page.getByRole("main");
    for (const id of [record?.id, 999_999, "x"]) {
      await page.goto(`#/personage?personageHighlight=6&tab=deposit&step=done&record=${id}`);
      await expect(main.getByText(own.noSuch)).toBeVisible();
      await expect(main.getByRole("button", { name: own.usdt })).toBeVisible();
    }
    await page.goto("#/personage?personageHighlight=1&step=done&record=1");
    await expect(main.getByText(own.noSuch)).toBeVisible();
    await expect(main.getByRole("button", { name: words.buy }).first()).toBeVisible();
    await page.goto("#/personage?personageHighlight=6&tab=nonsense&step=done&record=1");
    await expect(main.getByRole("button", { name: own.usdt })).toBeVisible();
    await expect(main.getByText(own.noSuch)).toBeHidden();
  });
});

test("hidden amounts stay hidden in a result", async ({ page, lang }) => {
  await send(page, lang, "USDT withdrawal");
  await expect(page).toHaveURL(/record=\d+$/);
  await page.evaluate(() => localStorage.setItem("amountsHidden", "true"));
  await page.reload();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2, name: wordIn(lang, OWN.withdrawn) })).toBeVisible();
  await expect(main.getByText("*****").first()).toBeVisible();
  for (const amount of ["1,571", "10.00"]) await expect(main).not.toContainText(amount);
});

test("an unreadable list hides only the details, and the next visit shows them", async ({ page, lang, own }) => {
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { level: 2, name: own.withdrawn });
  const press = await MONEY_POSTS["bank withdrawal"].fill(page, lang, 0);
  await page.route(/\/api\/wallet\/index/, (route) => route.abort());
  await press.click();
  await expect(heading).toBeFocused();
  await expect(main.getByText("¥5,000").first()).toBeVisible();
  await expect(page).toHaveURL(/tab=withdrawal&step=done$/);
  await page.unroute(/\/api\/wallet\/index/);
  await page.reload();
  await expect(page).toHaveURL(/step=done&record=\d+$/);
  await expect(heading).toBeVisible();
  await expect(main.getByRole("list", { name: own.progress })).toBeVisible();
});
