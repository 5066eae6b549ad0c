// Visible content does not move while a page loads over a slow connection.
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";

const PUBLIC = [
  "#/product",
  "#/product/details?id=2",
  "#/news",
  "#/news/details?id=1",
  "#/aboutus",
  "#/agreement?type=privacy",
  "#/help",
  "#/login",
  "#/signIn",
] as const;

/** Records layout shifts that follow no input, with the moved elements, from page start; runs in the page. */
const watchShifts = (): void => {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput") === true) continue;
      const sources = (Reflect.get(entry, "sources") ?? []) as readonly { readonly node?: Node }[];
      const names = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`);
      shifts.push(`${Reflect.get(entry, "value")}: ${names.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
};

for (const [as, paths] of [
  [null, PUBLIC],
  ["alice", ["#/personage"]],
] as const) {
  test.describe(as ?? "a visitor", () => {
    test.use({ as });

    for (const path of paths) {
      test(`${path} does not shift while its parts load one by one`, async ({ page }) => {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send("Network.enable");
        const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
        await devtools.send("Network.emulateNetworkConditions", { offline: false, ...line });
        await page.addInitScript(watchShifts);
        await page.goto(path);
        await expect(page.locator("h1").filter({ visible: true })).toBeAttached();
        await expect(page.locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => Reflect.get(window, "shifts") as string[])).toEqual([]);
      });
    }
  });
}

const CENTRE = [
  "#/personage",
  "#/personage?personageHighlight=1",
  "#/personage?personageHighlight=2",
  "#/personage?personageHighlight=3",
  "#/personage?personageHighlight=4",
  "#/personage?personageHighlight=4&tab=statement",
  "#/personage?personageHighlight=5",
  "#/personage?personageHighlight=6",
  "#/personage?personageHighlight=8",
  "#/personage?personageHighlight=20",
] as const;
/** Pages that a newcomer does not have, with alice's holding and records. */
const OF_MEMBER = [
  "#/personage?personageHighlight=1&dialog=purchase&id=2",
  "#/personage?personageHighlight=2&dialog=holding&id=1",
  "#/personage?personageHighlight=4&dialog=movement&id=1",
  "#/personage?personageHighlight=6&dialog=bank-top-up",
  "#/personage?personageHighlight=6&dialog=usdt-top-up",
  "#/personage?personageHighlight=7",
  "#/personage?personageHighlight=7&tab=bank",
  "#/personage?personageHighlight=7&tab=TRC20",
  "#/personage?personageHighlight=8&tab=deposit&dialog=record&id=1",
  "#/personage?personageHighlight=8&tab=coin-withdrawal&dialog=record&id=5",
  "#/personage?personageHighlight=20&dialog=trading-password",
] as const;
/** After this many polls without a reply and without a busy part, a page is complete. */
const QUIET_POLLS = 5;
/** Smaller shifts are allowed: a skeleton cannot have the exact height of a text in every language. */
const MOST_SHIFT = 0.015;

/** Holds all replies. The returned function delivers them one by one, the newest first, until the page is complete. */
async function holdReplies(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let fetching = 0;
  await page.route("**/api/**", async (route) => {
    fetching += 1;
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }));
    fetching -= 1;
  });
  const busy = page.locator("[aria-busy=true]").filter({ visible: true });
  return async () => {
    let quiet = 0;
    const step = async () => {
      const outstanding = held.length + fetching;
      await held.pop()?.();
      quiet = outstanding === 0 && (await busy.count()) === 0 ? quiet + 1 : 0;
      return quiet;
    };
    await expect.poll(step, { intervals: [100] }).toBeGreaterThanOrEqual(QUIET_POLLS);
  };
}

async function expectNoShifts(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as string[]);
  expect(shifts.filter((shift) => Number.parseFloat(shift) > MOST_SHIFT)).toEqual([]);
}

for (const [as, paths] of [
  [null, ["", ...PUBLIC]],
  ["alice", [...CENTRE, ...OF_MEMBER]],
  ["bob", CENTRE],
] as const) {
  test.describe(`${as ?? "a visitor"}, whose replies come one by one, the newest first`, () => {
    // During an animation the browser does not report shifts.
    test.use({ as, contextOptions: { reducedMotion: "reduce" } });

    for (const path of paths) {
      test(`${path || "home"} does not shift`, async ({ page }) => {
        const deliver = await holdReplies(page);
        await page.addInitScript(watchShifts);
        await page.goto(path);
        await expect(page.locator("h1").filter({ visible: true })).toBeAttached();
        await deliver();
        await expect(page.getByRole("dialog")).toHaveCount(path.includes("dialog=") ? 1 : 0);
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await expectNoShifts(page);
      });
    }
  });
}

test.describe("alice, whose replies come one by one", () => {
  test.use({ as: "alice", contextOptions: { reducedMotion: "reduce" } });

  test("the second step of a USDT top-up does not shift", async ({ page }) => {
    await page.addInitScript(watchShifts);
    await page.goto("#/personage?personageHighlight=6&dialog=usdt-top-up");
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[name=amount]").fill("200");
    await dialog.getByRole("radio", { name: "TRC20" }).check();
    const deliver = await holdReplies(page);
    await dialog.getByRole("button").last().click();
    // For half a second the browser ascribes shifts to the press.
    const pressedAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((at) => performance.now() > at + 500, pressedAt);
    await deliver();
    await expect(dialog.getByRole("textbox", { name: "TXID" })).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await expectNoShifts(page);
  });
});
