// A tester who knows only the console's URL can use it.
import { request } from "node:http";
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { Keyboard } from "../../pages/keyboard.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "under-review" });

/** Opens a view of the test's world; the first one loads the page, later ones only change the URL. */
const openView = async (page: Page, target: string, world: string, view = ""): Promise<void> => {
  await presetItem(page, "qa.lang", "en");
  await page.goto(`${target}/__qa/ui/#/worlds/${world}${view}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

/**
 * Withdraws 1,000 yen; returns the status, or "no reply". Uses a new connection, because a reused one could be closed
 * before the request.
 */
const withdraw = (url: string, token: string): Promise<string> =>
  new Promise((resolve) => {
    const headers = { authorization: token, "content-type": "application/json" };
    const call = request(
      `${url}api/wallet/bankWithdrawal`,
      { method: "POST", headers, agent: false },
      ({ statusCode }) => resolve(`status ${statusCode}`),
    );
    call.on("error", () => resolve("no reply"));
    call.end(JSON.stringify({ amount: 1000, payPassword: "123456" }));
  });

test("a top-up is approved, 30 days pass and a reply is lost, by keyboard alone", async ({ page, target, world }) => {
  await openView(page, target, world.id);
  const keyboard = new Keyboard(page);
  /** Finds a command by common words and runs it. */
  const command = async (words: string, name: RegExp, outcome: RegExp, asked?: RegExp): Promise<void> => {
    await keyboard.press("Control+k");
    await expect(page.getByRole("textbox", { name: "What do you want to do?" })).toBeFocused();
    await keyboard.type(words);
    await expect(page.getByRole("option", { name }).first()).toHaveAttribute("data-highlighted", "");
    await keyboard.press("Enter");
    if (asked) {
      await expect(page.getByRole("form", { name: asked })).toBeVisible();
      await keyboard.press("Enter");
    }
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText(outcome).first()).toBeVisible();
  };
  const topUp = /Approve: Top-up · alice · ¥100,000/;
  await command("approve top-up ¥", topUp, /Approved: Top-up · alice · ¥100,000/, topUp);
  await command("advance 30 days", /Advance by 30 days/, /It is now 14 Feb 2026/);
  await command("lose bank withdrawal", /Lose the reply to the next bank withdrawal/, /Armed/);

  // The armed fault applies: the withdrawal succeeds, but its reply is lost.
  const { session } = world.member("alice");
  expect(await withdraw(world.url, session.token)).toBe("no reply");
  const faults = page.getByRole("region", { name: "Trigger a fault" });
  await expect(faults.getByText("Done", { exact: true })).toBeVisible();
  await faults.getByRole("link", { name: "See the affected call" }).click();
  await page.getByRole("list", { name: "Calls" }).getByRole("link").first().click();
  await expect(page.getByText("A fault was triggered after the server had done its work")).toBeVisible();
  await expect(page.getByText(/^\/records\//).first()).toBeVisible();
});

test("the product opens as a member in its own tab", async ({ page, target, world }) => {
  await openView(page, target, world.id);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open the product as alice" }).click();
  const product = await opened;
  await expect(product).toHaveURL(new RegExp(`/w/${world.id}/`));
  // The button for notifications, which only members have, shows that the page has started with the session.
  await expect(product.getByRole("button", { name: "Notifications" })).toBeVisible();
  await product.goto(`${world.url}#/personage?personageHighlight=0`);
  await expect(product.getByText("¥150,000").first()).toBeVisible();
  // Only the opened tab stores the login, so other tabs are not logged in.
  expect(await page.evaluate(() => [localStorage.getItem("userinfo"), sessionStorage.getItem("userinfo")])).toEqual([
    null,
    null,
  ]);
  await product.close();
});

// @chromium, because only Chromium's driver changes the scheme of an open page.
test(
  "every view has a URL and no axe violations, light and dark, wide and narrow",
  { tag: "@chromium" },
  async ({ page, target, world }) => {
    await openView(page, target, world.id);
    const faults: string[] = [];
    const look = async (name: string, rules: "all" | "colours" = "all"): Promise<void> => {
      faults.push(...(await axeFaults(page, rules)).map((fault) => `${name}: ${fault}`));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) faults.push(`${name}: ${wider} px wider than the window`);
    };
    const views = {
      "": `World ${world.id}`,
      "/users": "Users",
      "/reviews?state=all": "Reviews",
      "/records?id=withdrawal-3": "Records",
      "/clock": "Clock",
      "/faults?operationId=products.buy": "Faults",
      "/journal": "Journal",
      "/state?pointer=/members/1": "State",
      "/checks": "Checks",
      "/coverage": "Coverage",
    };
    for (const [view, title] of Object.entries(views)) {
      await page.evaluate((hash) => (location.hash = hash), `#/worlds/${world.id}${view}`);
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await look(`${title}, wide`);
      await page.setViewportSize({ width: 375, height: 812 });
      await page.emulateMedia({ colorScheme: "dark" });
      await look(`${title}, narrow and dark`, "colours");
      await page.emulateMedia({ colorScheme: "light" });
    }
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();
    await look("commands");
    expect(faults).toEqual([]);
  },
);
