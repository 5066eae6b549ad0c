// Repeats a call of the journal: in a shell as copied, or with one press.
import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "verified-with-funds", permissions: ["clipboard-read", "clipboard-write"] });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

const openCall = async (page: Page, target: string, world: string, name: RegExp): Promise<void> => {
  await page.goto(`${target}/__qa/ui/#/worlds/${world}/journal`);
  await page.getByRole("list", { name: "Calls" }).getByRole("link", { name }).first().click();
  await expect(page.getByRole("button", { name: "Repeat call" })).toBeVisible();
};

/** Copies the open call and runs it in a shell; returns the reply. */
const copyAndPaste = async (page: Page): Promise<{ readonly command: string; readonly reply: unknown }> => {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.getByRole("button", { name: "Copy as curl" }).click();
  const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toMatch(/^curl /);
  const command = await read();
  return { command, reply: JSON.parse(execFileSync("/bin/sh", ["-c", command], { encoding: "utf8" })) };
};

test("a copied curl command runs as pasted, also after its session has ended", async ({ page, target, world }) => {
  const { token } = world.member("alice").session;
  await world.post(token, "wallet/bankWithdrawal", { amount: 1000, payPassword: "123456" });
  await openCall(page, target, world.id, /wallet\.bankWithdrawal/);
  expect((await copyAndPaste(page)).reply).toMatchObject({ code: 200 });
  await expect(page.getByText("Copied as curl: wallet.bankWithdrawal (alice)")).toBeVisible();
  await world.verify({ match: { operationId: "wallet.bankWithdrawal", user: "alice" }, count: { exactly: 2 } });

  await world.expire("alice");
  expect((await copyAndPaste(page)).reply).toMatchObject({ code: 200 });
});

test("a visitor's call is copied without a token", async ({ page, target, world, request }) => {
  await request.get(`${world.url}api/news/index`);
  await openCall(page, target, world.id, /news\.index/);
  const { command, reply } = await copyAndPaste(page);
  await expect(page.getByText("Copied as curl: news.index (Visitor)")).toBeVisible();
  expect(command).not.toContain("authorization");
  expect(reply).toMatchObject({ code: 200 });
});

test("one press repeats a payment under a new key, and leads to the new call", async ({ page, target, world }) => {
  const { token } = world.member("alice").session;
  const headers = { authorization: token, "idempotency-key": "first", "content-type": "application/json" };
  await page.request.post(`${world.url}api/wallet/bankWithdrawal`, {
    headers,
    data: { amount: 1000, payPassword: "123456" },
  });
  await openCall(page, target, world.id, /wallet\.bankWithdrawal/);
  await page.getByRole("button", { name: "Repeat call" }).click();
  await expect(page.getByText("Repeated: status 200.")).toBeVisible();
  expect(await axeFaults(page, "all")).toEqual([]);
  await page
    .getByRole("status")
    .getByRole("link", { name: /^Call \d+$/ })
    .click();
  await expect(
    page
      .getByRole("main")
      .getByText(/^\/records\//)
      .first(),
  ).toBeVisible();
  await world.verify({ match: { operationId: "wallet.bankWithdrawal", user: "alice" }, count: { exactly: 2 } });
});

test("reports a missing reply if a fault loses it", { tag: "@spoils" }, async ({ page, target, world }) => {
  await world.get(world.member("alice").session.token, "wallet/getBalance");
  const fault = await world.fault({
    match: { operationId: "wallet.getBalance" },
    effect: { abort: "reset" },
    times: "always",
  });
  await openCall(page, target, world.id, /wallet\.getBalance/);
  await page.getByRole("button", { name: "Repeat call" }).click();
  await expect(page.getByText("Repeated: no reply came.")).toBeVisible();
  await fault.end();
});
