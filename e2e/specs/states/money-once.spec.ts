import type { Page, Route } from "@playwright/test";
import { expect, withWords } from "../../fixtures.ts";
import { hideRecords, MONEY_POSTS, type MoneyPost, type MoneyPostName, movements } from "../../pages/money-posts.ts";

const test = withWords({
  doNotSend: { en: "Do not send", ja: "送信しない" },
  balanceAfter: { en: "Balance after the purchase", ja: "購入後の残高" },
  discard: { en: "Discard", ja: "破棄する" },
  notCarriedOut: { en: "Not carried out: Not today.", ja: "受け付けられませんでした。Not today." },
  notSeen: { en: "We do not see it yet.", ja: "今のところ、受け付けは確認できていません。" },
  seen: { en: "but your request was received", ja: "お申し込みは受け付けられています" },
  received: { en: "your request was received", ja: "受け付けられています" },
  second: { en: "Send a second one", ja: "もう1件送信する" },
  secondOne: { en: "Send a second one?", ja: "もう1件送信しますか？" },
  understood: { en: "Understood", ja: "確認しました" },
  unknown: { en: "We do not know whether", ja: "確認できませんでした" },
  waiting: { en: "We are waiting for the reply", ja: "処理結果を待っています" },
});

/** Unusable replies, sent after the server has executed the call. */
const SPOILT: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "200 without a body": (route) => route.fulfill({ status: 200, body: "" }),
  "204": (route) => route.fulfill({ status: 204 }),
  "an empty object": (route) => route.fulfill({ json: {} }),
  null: (route) => route.fulfill({ contentType: "application/json", body: "null" }),
  "408": (route) => route.fulfill({ status: 408 }),
};

/** Lets the next request reach the server, and spoils its reply. */
async function spoilNext(page: Page, { call }: MoneyPost, spoil: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    `**/api/${call}`,
    async (route) => {
      await route.fetch();
      await spoil(route);
    },
    { times: 1 },
  );
}

/** Holds the next request: `arrived` resolves with its route, which the caller then fetches or fulfils. */
async function holdNext(page: Page, { call }: MoneyPost): Promise<{ arrived: Promise<Route> }> {
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route(`**/api/${call}`, (route) => resolve(route), { times: 1 });
  return { arrived: promise };
}

const alertsOf = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

test.use({ as: "alice" });

for (const [name, post] of Object.entries(MONEY_POSTS)) {
  test(`${name}: an unreadable reply is an unknown outcome, announced once, and the next press moves nothing more`, async ({
    page,
    world,
    lang,
    own,
  }) => {
    const before = await movements(world, "alice");
    await hideRecords(page);
    for (const [step, [spoilt, spoil]] of Object.entries(SPOILT).entries()) {
      await test.step(spoilt, async () => {
        const press = await post.fill(page, lang, step);
        await spoilNext(page, post, spoil);
        await press.click();
        await expect(alertsOf(page)).toHaveCount(1);
        await expect(alertsOf(page)).toContainText(own.unknown);
        await press.click();
        await post.done(page, lang);
        expect(await movements(world, "alice")).toBe(before + step + 1);
      });
    }
    expect(await world.calls(post.operation)).toBe(2 * Object.keys(SPOILT).length);
  });

  test(`${name}: a refusal and a lost reply are announced after leaving the page`, async ({ page, lang, own }) => {
    for (const [step, [reply, text]] of [
      [{ code: 0, msg: "Not today.", data: null }, own.notCarriedOut] as const,
      [{}, own.unknown] as const,
    ].entries()) {
      const press = await post.fill(page, lang, step);
      const { arrived } = await holdNext(page, post);
      await press.click();
      const route = await arrived;
      await page.goto("#/product");
      await expect(press).toBeHidden();
      await expect(page.getByRole("dialog")).toBeHidden();
      await route.fulfill({ json: reply });
      await expect(alertsOf(page)).toHaveText([new RegExp(text)]);
    }
  });

  test(`${name}: a reload during the request is asked about and announced, and moves nothing more`, async ({
    page,
    world,
    lang,
    own,
  }) => {
    const before = await movements(world, "alice");
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const status = page.getByRole("status");

    await test.step("the server has never seen it", async () => {
      const press = await post.fill(page, lang, 0);
      const { arrived } = await holdNext(page, post);
      await press.click();
      await arrived;
      await page.reload();
      expect(asked).toEqual(["beforeunload"]);
      await expect(status.getByText(own.notSeen)).toBeVisible();
    });
    await test.step("the server has done its work", async () => {
      const press = await post.fill(page, lang, 0);
      const { arrived } = await holdNext(page, post);
      await press.click();
      await (await arrived).fetch();
      await hideRecords(page);
      await page.reload();
    });
    await test.step("the same again goes under the same key", async () => {
      const press = await post.fill(page, lang, 0);
      await press.click();
      await post.done(page, lang);
      expect(await movements(world, "alice")).toBe(before + 1);
      await expect(status.getByText(own.notSeen)).toBeHidden();
    });
  });

  test(`${name}: the form shows that it is waiting`, async ({ page, lang, own }) => {
    await page.clock.install();
    const press = await post.fill(page, lang, 0);
    const { arrived } = await holdNext(page, post);
    await press.click();
    const route = await arrived;
    await page.clock.runFor(4_000);
    const note = page.getByRole("status").filter({ hasText: own.waiting });
    await expect(note).toBeVisible();
    await route.abort();
    await expect(alertsOf(page)).toContainText(own.unknown);
    await expect(note).toBeHidden();
  });
}

/** URL of each result. */
const PLACES: Readonly<Record<MoneyPostName, RegExp>> = {
  purchase: /personageHighlight=1&step=done&record=\d+$/,
  "USDT top-up": /personageHighlight=6&tab=coin-deposit&step=done&record=\d+$/,
  "bank top-up": /personageHighlight=6&tab=deposit&step=done&record=\d+$/,
  "USDT withdrawal": /personageHighlight=7&tab=coin-withdrawal&step=done&record=\d+$/,
  "bank withdrawal": /personageHighlight=7&tab=withdrawal&step=done&record=\d+$/,
};

for (const [name, post] of Object.entries(MONEY_POSTS)) {
  test(`${name}: if a read shows that it succeeded, the form turns into its result and does not offer to send again`, async ({
    page,
    world,
    lang,
    own,
  }) => {
    const press = await post.fill(page, lang, 0);
    await spoilNext(page, post, (route) => route.abort());
    await press.click();
    const seen = page.getByRole("main").getByText(own.seen);
    await expect(seen).toBeVisible();
    await expect(page).toHaveURL(PLACES[name as MoneyPostName]);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
    await expect(alertsOf(page)).toHaveCount(0);
    await expect(press).toBeHidden();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("term").filter({ hasText: own.balanceAfter })).toHaveCount(0);
    await page.reload();
    await expect(seen, "the same after a reload").toBeVisible();
    await page.goto("#/personage?personageHighlight=2");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: own.received }), "shown once").toBeHidden();
    expect(await world.calls(post.operation)).toBe(1);
  });
}

const withdrawal = MONEY_POSTS["bank withdrawal"];
const topUp = MONEY_POSTS["bank top-up"];

test("a lost amount, another amount, and the first again: each moves once", async ({ page, world, lang }) => {
  const before = await movements(world, "alice");
  await hideRecords(page);
  for (const step of [1, 2, 1, 2]) {
    const press = await withdrawal.fill(page, lang, step);
    await spoilNext(page, withdrawal, (route) => route.abort());
    await press.click();
    await expect(alertsOf(page)).toHaveCount(1);
  }
  expect(await movements(world, "alice")).toBe(before + 2);
});

test("where the browser stores nothing, a lost withdrawal that is sent again moves once", async ({
  page,
  world,
  lang,
}) => {
  const before = await movements(world, "alice");
  await page.addInitScript(() => {
    // Writing fails as in private modes; items stored before stay readable.
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await hideRecords(page);
  const press = await withdrawal.fill(page, lang, 1);
  await spoilNext(page, withdrawal, (route) => route.abort());
  await press.click();
  await expect(alertsOf(page)).toHaveCount(1);
  const again = await withdrawal.fill(page, lang, 1);
  await again.click();
  await withdrawal.done(page, lang);
  expect(await movements(world, "alice")).toBe(before + 1);
});

test("a bank top-up lost, given up and sent again with the same file is one", async ({ page, world, lang, own }) => {
  const before = await movements(world, "alice");
  await hideRecords(page);
  const press = await topUp.fill(page, lang, 0);
  await spoilNext(page, topUp, (route) => route.abort());
  await press.click();
  await expect(alertsOf(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: own.discard }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await (await topUp.fill(page, lang, 0)).click();
  await topUp.done(page, lang);
  expect(await movements(world, "alice")).toBe(before + 1);
});

test("shows the arrived request of a lost response on every section, until it is dismissed", async ({
  page,
  lang,
  own,
}) => {
  const showRecords = await hideRecords(page);
  const press = await withdrawal.fill(page, lang, 0);
  await spoilNext(page, withdrawal, (route) => route.abort());
  await press.click();
  await expect(alertsOf(page)).toContainText(own.unknown);
  await showRecords();
  await page.goto("#/personage?personageHighlight=2");
  const announcement = page.getByRole("status").filter({ hasText: own.seen });
  await expect(announcement).toBeVisible();
  await page.reload();
  await announcement.getByRole("button", { name: own.understood }).click();
  await expect(announcement).toBeHidden();
});

test("a top-up whose dialog is left is shown while it is on its way, and its outcome in one place", async ({
  page,
  lang,
  own,
}) => {
  const post = MONEY_POSTS["bank top-up"];
  const press = await post.fill(page, lang, 0);
  const { arrived } = await holdNext(page, post);
  await press.click();
  const route = await arrived;
  await page.goto("#/personage?personageHighlight=2");
  await expect(page.getByRole("dialog")).toBeHidden();
  const status = page.getByRole("main").getByRole("status");
  await expect(status.filter({ hasText: own.waiting })).toContainText("50,000");
  await route.fetch();
  await route.abort();
  await expect(status.filter({ hasText: own.received })).toBeVisible();
  await expect(status.filter({ hasText: own.waiting })).toBeHidden();
  await expect(alertsOf(page), "the notice says it").toHaveCount(0);
});

test("two tabs send the same withdrawal: the second is asked, while it is on its way and after", async ({
  page,
  context,
  world,
  lang,
  own,
}) => {
  const other = await context.newPage();
  const press = await withdrawal.fill(page, lang, 0);
  const pressOther = await withdrawal.fill(other, lang, 0);
  const { arrived } = await holdNext(page, withdrawal);
  await press.click();
  const route = await arrived;
  const question = other.getByRole("dialog", { name: own.secondOne });
  for (const finish of [() => route.continue(), () => Promise.resolve()]) {
    await pressOther.click();
    await question.getByRole("button", { name: own.doNotSend }).click();
    await expect(question).toBeHidden();
    await finish();
    await withdrawal.done(page, lang);
  }
  expect(await world.calls(withdrawal.operation)).toBe(1);
  await pressOther.click();
  await question.getByRole("button", { name: own.second }).click();
  await withdrawal.done(other, lang);
  expect(await world.calls(withdrawal.operation)).toBe(2);
});
