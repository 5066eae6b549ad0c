import type { Page, Route } from "@playwright/test";
import { expect, withWords } from "../../fixtures.ts";
import { Personage } from "../../pages/personage.ts";

const test = withWords({
  notLoaded: { en: "This could not be loaded.", ja: "読み込めませんでした。" },
  slow: { en: "This is taking longer than usual.", ja: "読み込みに時間がかかっています。" },
  offline: { en: "You are offline.", ja: "オフライン" },
});

/** Each public page that reads from the server, with its main call. */
const PAGES = [
  ["", "/api/products/homeProduct"],
  ["#/product", "/api/products/index"],
  ["#/product/details?id=2", "/api/products/detail"],
  ["#/news", "/api/news/index"],
  ["#/news/details?id=1", "/api/news/detail"],
  ["#/aboutus", "/api/about/index"],
  ["#/agreement?type=privacy", "/api/sys_config/getArrayConfig"],
] as const;

/** Kinds of failed reads; if the reply has a server message, a toast shows it too. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  "a dead server": (route) => route.abort(),
  "a server that breaks down": (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: "Broken.", time: 0, data: null } }),
  "HTML instead of JSON": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Proxy</h1>" }),
  "a reply without envelope": (route) => route.fulfill({ json: { hello: "world" } }),
  "an envelope around nothing": (route) => route.fulfill({ json: { code: 200, msg: "", time: 0, data: null } }),
};

/** An alert on the page, excluding toasts. */
const alertWith = (page: Page, text: string) => page.getByRole("main").getByRole("alert").filter({ hasText: text });

for (const [fault, spoil] of Object.entries(FAULTS)) {
  test(`${fault}: each page reports it once, and Retry loads the content`, async ({ page, words, own }) => {
    const messages = page.locator("[data-live-announcer]");
    await page.clock.install();
    for (const [path, call] of PAGES) {
      // Without a record this page shows its fixed text (rule D9).
      if (fault === "an envelope around nothing" && path === "#/aboutus") continue;
      await test.step(`/${path}`, async () => {
        let broken = true;
        await page.route(`**${call}*`, (route) => (broken ? spoil(route) : route.fallback()));
        await page.goto("about:blank");
        await page.goto(path);
        const alert = alertWith(page, own.notLoaded);
        // The page repeats some failed reads after one second, and again after two more, so advance its clock.
        await expect(async () => {
          await page.clock.runFor(2_100);
          await expect(alert).toBeVisible({ timeout: 200 });
        }).toPass();
        await expect(page.getByRole("main").getByRole("alert"), "alertWith once").toHaveCount(1);
        const toasts = fault === "a server that breaks down" ? ["Broken."] : [];
        await expect(messages.getByRole("alert").filter({ hasText: /\S/ }), "in the server's words").toHaveText(toasts);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(1);
        broken = false;
        await alert.getByRole("button", { name: words.retry }).click();
        await expect(alert).toBeHidden();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
        await page.unroute(`**${call}*`);
      });
    }
  });
}

test("a slow server: the skeleton, then a quiet line whose Retry reads again", async ({ page, words, own }) => {
  await page.clock.install();
  for (const [path, call] of PAGES) {
    await test.step(`/${path}`, async () => {
      let calls = 0;
      await page.route(`**${call}*`, (route) => {
        calls += 1;
        // The first call never gets a reply.
        return calls === 1 ? undefined : route.fallback();
      });
      await page.goto("about:blank");
      await page.goto(path);
      await expect(page.locator("[aria-busy=true]").first()).toBeAttached();
      await expect(page.getByText(own.slow)).toHaveCount(0);
      const line = page.getByRole("status").filter({ hasText: own.slow });
      await expect(async () => {
        await page.clock.runFor(8_100);
        await expect(line).toBeVisible({ timeout: 200 });
      }).toPass();
      await line.getByRole("button", { name: words.retry }).click();
      await expect(line).toBeHidden();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(calls).toBe(2);
      await page.unroute(`**${call}*`);
    });
  }
});

test.describe("with nothing to show", () => {
  test.use({ scenario: "empty" });
  test("lists show a message and a next step", async ({ page }) => {
    for (const path of ["", "#/product", "#/news"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    }
  });
});

test("a banner is shown while there is no network", async ({ page, context, own }) => {
  await page.goto("#/product");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const banner = page.getByRole("status").filter({ hasText: own.offline });
  await expect(banner).toHaveCount(0);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test.describe("with a member", () => {
  test.use({ scenario: "verified-with-funds", as: "alice" });

  test("the amounts update when the network is back, even if they were read just before", async ({
    page,
    context,
    world,
    words,
  }) => {
    const centre = new Personage(page, words);
    await centre.open("assets");
    await expect(centre.figure(words.availableBalance)).toContainText("¥400,000");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await world.grant("alice", 1_000);
    await context.setOffline(false);
    // Within 10 s, because without the retry a read would repeat after 30 s at the earliest.
    await expect(centre.figure(words.availableBalance)).toContainText("¥401,000", { timeout: 10_000 });
  });
});
