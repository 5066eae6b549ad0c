// The command palette: irreversible commands ask once, by name.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "under-review", permissions: ["clipboard-read", "clipboard-write"] });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

/** Presses keys one by one and counts them, each key of a chord too. */
class Keys {
  readonly #page: Page;
  pressed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(chord: string): Promise<void> {
    this.pressed += chord.split("+").length;
    await this.#page.keyboard.press(chord);
  }

  /** Opens the palette, types, and chooses the first command, which must have this name. */
  async command(words: string, name: RegExp): Promise<void> {
    await this.press("Control+k");
    await expect(this.#page.getByRole("textbox", { name: "What do you want to do?" })).toBeFocused();
    for (const letter of words) await this.press(letter);
    await expect(this.#page.getByRole("option", { name }).first()).toHaveAttribute("data-highlighted", "");
    await this.press("Enter");
  }
}

const open = async (page: Page, target: string, world: string, view: string): Promise<void> => {
  await page.goto(`${target}/__qa/ui/#/worlds/${world}/${view}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

const TOP_UP = "Top-up · alice · ¥100,000";

test("approving names the record and asks once", async ({ page, target, world }) => {
  await open(page, target, world.id, "state");
  const keys = new Keys(page);
  await keys.command("approve top-up 100,000", new RegExp(`Approve: ${TOP_UP}`));
  const question = page.getByRole("form", { name: `Approve: ${TOP_UP}` });
  await expect(question.getByRole("button", { name: "Confirm" })).toBeFocused();
  expect(await axeFaults(page, "all")).toEqual([]);
  // Nothing has happened yet: the Enter that chose the command did not confirm it, and Escape cancels.
  await keys.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  const waiting = await page.request.get(`${target}/__qa/worlds/${world.id}/reviews?state=open`);
  expect(await waiting.text()).toContain('"amount":100000');

  await keys.command("approve top-up 100,000", new RegExp(`Approve: ${TOP_UP}`));
  await expect(question.getByRole("button", { name: "Confirm" })).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByText(`Approved: ${TOP_UP}`)).toBeVisible();
});

test("rejecting asks for a reason, which the member sees", async ({ page, target, world }) => {
  await open(page, target, world.id, "clock");
  const keys = new Keys(page);
  await keys.command("reject top-up 100,000", new RegExp(`Reject: ${TOP_UP}`));
  await expect(page.getByRole("textbox", { name: "Reason" })).toBeFocused();
  await page.keyboard.type("Nothing came in");
  await keys.press("Enter");
  await expect(page.getByText(`Rejected: ${TOP_UP}`)).toBeVisible();
  const records = await world.get<unknown>(
    world.member("alice").session.token,
    "wallet/index?type=1&payType=2&page=1&limit=20",
  );
  expect(JSON.stringify(records)).toContain("Nothing came in");
});

test("resetting a world asks, and Back returns to the list", async ({ page, target, world }) => {
  await open(page, target, world.id, "");
  const keys = new Keys(page);
  await keys.command("reset this", /Reset this world/);
  await expect(page.getByText("Sessions, snapshots and faults are lost.")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("textbox", { name: "What do you want to do?" })).toBeFocused();
});

test("a call is copied as curl from any view by at most 12 keys", async ({ page, target, world }) => {
  await world.get(world.member("alice").session.token, "wallet/getBalance");
  for (const view of ["", "users", "clock", "state", "journal"]) {
    await open(page, target, world.id, view);
    await page.evaluate(() => navigator.clipboard.writeText(""));
    const keys = new Keys(page);
    await keys.command("curl", /Copy as curl: \d+ · wallet\.getBalance · alice/);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl .*wallet\/getBalance/);
    expect(keys.pressed).toBeLessThanOrEqual(12);
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});
