// The journal in columns and as a file, and the state search.
import { readFile } from "node:fs/promises";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "verified-with-funds" });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

test("a call's time, duration and status are in columns and searchable", async ({ page, target, world }) => {
  const { token } = world.member("alice").session;
  await world.get(token, "wallet/getBalance");
  await world.get(token, "news/index");
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/journal`);
  const calls = page.getByRole("list", { name: "Calls" }).getByRole("link");
  await expect(calls.first()).toHaveText(/news\.index.*alice.*\d\d:\d\d:\d\d.*[\d.]+ ms.*200.*ok/);
  await expect(page.getByText("Duration", { exact: true })).toBeVisible();
  expect(await axeFaults(page, "all")).toEqual([]);
  await page.getByRole("searchbox", { name: "Search" }).fill("getbalance");
  await expect(calls).toHaveCount(1);
});

test("the journal is saved as an HTTP Archive", async ({ page, target, world }) => {
  await world.get(world.member("alice").session.token, "wallet/getBalance");
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/journal`);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download HAR" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${world.id}.har`);
  const { log } = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(log.version).toBe("1.2");
  expect(log.entries).toHaveLength(1);
});

test("a text is found anywhere in the state, with a link", async ({ page, target, world }) => {
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/state`);
  await page.getByRole("searchbox", { name: "Search here" }).fill("alice@example");
  const found = page.getByRole("list", { name: "Found" }).getByRole("link");
  await expect(found.filter({ hasText: "/members/1/email" })).toBeVisible();
  expect(await axeFaults(page, "all")).toEqual([]);
  await found.filter({ hasText: "/members/1/email" }).click();
  await expect(page.getByRole("textbox", { name: "JSON pointer" })).toHaveValue("/members/1/email");
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/state?text=nobody-has-this`);
  await expect(page.getByText("Nothing here contains this text.")).toBeVisible();
});
