import type { Page } from "@playwright/test";
import { expect, withWords } from "../../fixtures.ts";
import { MONEY_POSTS, type MoneyPost, movements } from "../../pages/money-posts.ts";

const test = withWords({
  unknown: { en: "We do not know whether", ja: "確認できませんでした" },
});

const MSG = "Limit reached.";
type Reply = readonly [status: number, body: object];
/** Failure replies whose code does not prove that the server did nothing. */
const REPLIES: readonly Reply[] = [
  [200, { code: -1, msg: MSG, data: null }],
  [200, { code: 1, msg: MSG, data: null }],
  [200, { code: "500", msg: MSG, data: null }],
  [200, { code: 1001, message: MSG }],
  [503, { code: 503, msg: MSG, data: null }],
];

const alertsOf = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

test.use({ as: "alice" });

async function replyOnce(page: Page, { call }: MoneyPost, [status, json]: Reply): Promise<void> {
  await page.route(`**/api/${call}`, (route) => route.fulfill({ status, json }), { times: 1 });
}

for (const [name, post] of Object.entries(MONEY_POSTS)) {
  test(`${name}: shows the server's message beside the unknown outcome, and as a toast`, async ({
    page,
    lang,
    own,
  }) => {
    const press = await post.fill(page, lang, 0);
    for (const reply of name === "bank withdrawal" ? REPLIES : REPLIES.slice(3, 4)) {
      await test.step(JSON.stringify(reply), async () => {
        await replyOnce(page, post, reply);
        await press.click();
        const inPlace = alertsOf(page).filter({ hasText: own.unknown });
        await expect(inPlace).toContainText(MSG);
        const toast = alertsOf(page).filter({ hasNotText: own.unknown });
        await expect(toast).toHaveText(MSG);
        await page.keyboard.press("Escape");
        await expect(toast).toHaveCount(0);
      });
    }
  });
}

test("purchase: a press without a reachable server is an unknown outcome, and the next one buys once", async ({
  page,
  world,
  lang,
  own,
}) => {
  const before = await movements(world, "alice");
  const press = await MONEY_POSTS.purchase.fill(page, lang, 0);
  const sent: string[] = [];
  await page.route("**/*", async (route) => {
    const request = route.request();
    // Count only POSTs, because the page may read meanwhile, as the bell does.
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname.replace(/^.*\/api\//, ""));
    await route.abort("connectionrefused");
  });
  await press.click();
  await expect(alertsOf(page).filter({ hasText: own.unknown })).toHaveCount(1);
  expect(sent).toEqual([MONEY_POSTS.purchase.call]);
  await page.unroute("**/*");
  await press.click();
  await MONEY_POSTS.purchase.done(page, lang);
  expect(await movements(world, "alice")).toBe(before + 1);
});
