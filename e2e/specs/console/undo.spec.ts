// Undoing a decision: the console keeps a snapshot before each decision, and offers once to restore it.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";
import type { World } from "../../world/world.ts";

test.use({ scenario: "under-review" });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

const TOP_UP = "Top-up · alice · ¥100,000";

const open = async (page: Page, target: string, world: string, view: string): Promise<void> => {
  await page.goto(`${target}/__qa/ui/#/worlds/${world}/${view}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};
const balance = (world: World): Promise<unknown> => world.get(world.member("alice").session.token, "wallet/getBalance");

test("an approval is undone by one press, once", async ({ page, target, world }) => {
  const before = await balance(world);
  await open(page, target, world.id, "bench");
  await page.getByRole("button", { name: `Approve: ${TOP_UP}` }).click();
  await expect(page.getByRole("status").filter({ hasText: `Approved: ${TOP_UP}` })).toBeVisible();
  expect(await balance(world)).not.toEqual(before);
  expect(await axeFaults(page)).toEqual([]);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeInViewport();
  await undo.click();
  await expect(page.getByText(`Undone: Approved: ${TOP_UP}`)).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Approve: ${TOP_UP}` })).toBeVisible();
  expect(await balance(world)).toEqual(before);
  // The console's own snapshot is not listed.
  await expect(page.getByRole("list", { name: "Snapshots" })).toHaveCount(0);
});

test("only the last decision can be undone, by keyboard too, until something else happens", async ({
  page,
  target,
  world,
}) => {
  await open(page, target, world.id, "reviews");
  await page.getByRole("button", { name: "Approve: Real-name verification · alice" }).click();
  await expect(page.getByText("Approved: Real-name verification · alice")).toBeVisible();
  await page.getByRole("button", { name: `Reject: ${TOP_UP}` }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Reason" }).fill("Wrong name");
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText(`Rejected: ${TOP_UP}`)).toBeVisible();
  await expect(page.getByText("Approved: Real-name verification · alice")).toBeHidden();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("undo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Reject: ${TOP_UP}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve: Real-name verification · alice" })).toHaveCount(0);

  const undo = page.getByRole("button", { name: "Undo" });
  await page.getByRole("button", { name: `Approve: ${TOP_UP}` }).click();
  await expect(undo).toBeVisible();
  await world.grant("alice", 500);
  await expect(undo).toHaveCount(0);
});

test(
  "the offer disappears after a while, but not while focused",
  { tag: "@clock" },
  async ({ page, target, world }) => {
    await open(page, target, world.id, "reviews");
    await page.getByRole("button", { name: `Approve: ${TOP_UP}` }).click();
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.focus();
    await page.clock.fastForward(31_000);
    await expect(undo).toBeVisible();
    await page.getByRole("heading", { level: 1 }).focus();
    await page.clock.fastForward(31_000);
    await expect(undo).toHaveCount(0);
  },
);

test("after a reset and after restoring there is nothing to undo", async ({ page, target, world }) => {
  await world.snapshot("before");
  await open(page, target, world.id, "bench");
  const undo = page.getByRole("button", { name: "Undo" });
  for (const [name, done] of [
    ["Restore before", "Restored before."],
    ["Reset", "The world has been reset."],
  ] as const) {
    await page.getByRole("button", { name: `Approve: ${TOP_UP}` }).click();
    await expect(undo).toBeVisible();
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(undo).toHaveCount(0);
  }
});
