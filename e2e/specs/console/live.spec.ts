// The console updates live.
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "verified-with-funds" });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

test("the journal shows a call when the world's event arrives", async ({ page, target, world }) => {
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/journal`);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  // The console polls only twice a minute, so an event must have updated it.
  await world.get(world.member("alice").session.token, "wallet/getBalance");
  const calls = page.getByRole("list", { name: "Calls" }).getByRole("link");
  await expect(calls).toHaveText(/wallet\.getBalance.*alice/);
  await world.advance("P1D");
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}`);
  await expect(page.getByText(/17 Jan 2026/).first()).toBeVisible();
});

test("a cleared journal is empty, and continues with later calls", async ({ page, target, world }) => {
  const { token } = world.member("alice").session;
  await world.get(token, "wallet/getBalance");
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/journal`);
  const calls = page.getByRole("list", { name: "Calls" }).getByRole("link");
  await expect(calls).toHaveCount(1);
  await page.getByRole("button", { name: "Clear the journal" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear the journal" }).click();
  await expect(page.getByText("No calls yet.")).toBeVisible();
  await world.get(token, "wallet/getBalance");
  await expect(calls).toHaveCount(1);
});

test("a world without an event stream is polled", async ({ page, target, world }) => {
  await page.route("**/__qa/events?*", (route) => route.abort());
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/journal`);
  await expect(page.getByText("Polling every second")).toBeVisible();
  await world.get(world.member("alice").session.token, "wallet/getBalance");
  await expect(page.getByRole("list", { name: "Calls" }).getByRole("link")).toHaveText(/wallet\.getBalance.*alice/);
});

test("the end of a world shows at once", async ({ page, target, world, request }) => {
  const headers = { "x-qa": "1" };
  const id = `${world.id}-mine`;
  await request.put(`${target}/__qa/worlds/${id}`, { headers, data: { scenario: "empty" } });
  await page.goto(`${target}/__qa/ui/#/worlds/${id}/journal`);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await request.delete(`${target}/__qa/worlds/${id}`, { headers });
  await expect(page.getByText(`World ${id} does not exist (any more).`)).toBeVisible();
});
