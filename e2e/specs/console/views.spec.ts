// The console's views: pending and finished jobs, violations, calls.
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { Keyboard } from "../../pages/keyboard.ts";
import { presetItem } from "../../storage-state.ts";

const view = async (page: Page, target: string, world: string, path: string, lang = "en"): Promise<void> => {
  await presetItem(page, "qa.lang", lang);
  await page.goto(`${target}/__qa/ui/#/worlds/${world}/${path}`);
};

test("the first stop of the tab key leads past the bar and the menu", async ({ page, target, world }) => {
  const keyboard = new Keyboard(page);
  await view(page, target, world.id, "users");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await keyboard.tab();
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page, "the address stays").toHaveURL(/\/users$/);
  await keyboard.tab();
  expect(await keyboard.isIn(page.getByRole("main"))).toBe(true);
});

test.describe("of a world with a holding", () => {
  test.use({ scenario: "verified-with-funds" });

  test("the clock jumps to a date, and the jobs that ran are listed", async ({ page, target, world }) => {
    await view(page, target, world.id, "clock");
    const due = page.getByRole("table", { name: "Scheduled events" });
    await expect(due.getByRole("row").filter({ hasText: "Holding 1 matures" })).toHaveCount(1);
    await page.getByLabel("Date and time in Tokyo").fill("2026-08-01T09:00");
    await page.getByRole("button", { name: "Go", exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: /\d+ Jul 2026.*Holding 1 matures/ })).toBeVisible();
    await expect(page.getByText("1 Aug 2026").first()).toBeVisible();
    await expect(page.getByText("Nothing is due.").first()).toBeVisible();
    await page.getByRole("button", { name: "1 day", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Nothing happened along the way." })).toBeVisible();
    await expect(page.getByText(/It is now/), "no toast repeats what the panel shows").toHaveCount(0);
  });

  test("lists a call with its outcome among the calls seen", async ({ page, target, world }) => {
    await world.get(world.member("alice").session.token, "wallet/getBalance");
    await view(page, target, world.id, "coverage");
    const row = page.getByRole("row").filter({ hasText: "wallet.getBalance" });
    await expect(row.getByText("ok 200 × 1")).toBeVisible();
    await page.getByRole("checkbox", { name: "Only calls never made" }).check();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole("row").filter({ hasText: "products.buy" })).toHaveCount(1);
  });

  test("a patch that breaks an invariant is refused with the rule's name", async ({ page, target, world }) => {
    const path = "/accounts/member:1:available/balance";
    await view(page, target, world.id, `state?pointer=${encodeURIComponent(path)}`);
    await page.getByRole("textbox", { name: "JSON Patch" }).fill(JSON.stringify([{ op: "replace", path, value: 1 }]));
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("alert").filter({ hasText: /balance/ })).toBeVisible();
    const { session } = world.member("alice");
    expect(await world.get(session.token, "wallet/getBalance")).toMatchObject({ balance: 400_000 });
  });

  test("a fault with a time limit counts down", async ({ page, target, world }) => {
    const fault = await world.fault({
      match: { operationId: "products.buy" },
      effect: { abort: "reset" },
      ttl: "PT10M",
    });
    await view(page, target, world.id, "faults");
    const left = page.getByText(/Expires in \d+ seconds?\./);
    const seconds = async (): Promise<number> => Number(/\d+/.exec((await left.textContent()) ?? "")?.[0]);
    const first = await seconds();
    await expect.poll(seconds).toBeLessThan(first);
    await fault.end();
  });

  test("is in Japanese too", async ({ page, target, world }) => {
    await view(page, target, world.id, "clock", "ja");
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await expect(page.getByRole("heading", { level: 1, name: "時計" })).toBeVisible();
    await page.getByRole("button", { name: "30日" }).click();
    await expect(page.getByText("2026/02/15 09:00:00").first()).toBeVisible();
  });
});

test.describe("of a world with a lock", () => {
  test.use({ scenario: "locked-pay-password" });

  test("a locked trading password is unlocked", async ({ page, target, world }) => {
    const { token } = world.member("alice").session;
    const withdraw = (): Promise<void> =>
      world.post(token, "wallet/bankWithdrawal", { amount: 5_000, payPassword: "123456" });
    await expect(withdraw()).rejects.toThrow("answered 0");
    await view(page, target, world.id, "users");
    await page.getByRole("button", { name: "Unlock alice" }).click();
    await expect(page.getByText("alice is unlocked.")).toBeVisible();
    await withdraw();
  });
});
