// Checks the number of presses for a tester's most frequent tasks, because an increase is a regression.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "under-review", permissions: ["clipboard-read", "clipboard-write"] });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

/** Counts presses and filled fields. */
class Effort {
  actions = 0;

  async press(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.actions += 1;
    await field.fill(text);
  }

  async choose(select: Locator, option: string): Promise<void> {
    this.actions += 1;
    await select.selectOption(option);
  }
}

const open = async (page: Page, target: string, world: string): Promise<void> => {
  await page.goto(`${target}/__qa/ui/#/worlds/${world}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

test("two for a curl of a call that runs, two to repeat it", async ({ page, target, world }) => {
  await world.get(world.member("alice").session.token, "wallet/getBalance");
  await open(page, target, world.id);
  const call = page.getByRole("list", { name: "Last calls" }).getByRole("link", { name: /wallet\.getBalance/ });
  const curl = new Effort();
  await curl.press(call.first());
  await curl.press(page.getByRole("button", { name: "Copy as curl" }));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/authorization: [^$*]/);
  expect(curl.actions).toBe(2);

  await open(page, target, world.id);
  const repeat = new Effort();
  await repeat.press(call.first());
  await repeat.press(page.getByRole("button", { name: "Repeat call" }));
  await expect(page.getByText("Repeated: status 200.")).toBeVisible();
  expect(repeat.actions).toBe(2);
});

test("three to reject with a reason, one to undo it", async ({ page, target, world }) => {
  await open(page, target, world.id);
  const reject = new Effort();
  await reject.press(page.getByRole("button", { name: "Reject: Top-up · alice · ¥100,000" }));
  await reject.fill(page.getByRole("dialog").getByRole("textbox", { name: "Reason" }), "Nothing came in");
  await reject.press(page.getByRole("dialog").getByRole("button", { name: "Reject" }));
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  expect(reject.actions).toBe(3);

  const taken = new Effort();
  await taken.press(undo);
  await expect(page.getByRole("button", { name: "Reject: Top-up · alice · ¥100,000" })).toBeVisible();
  expect(taken.actions).toBe(1);
});

test("one to arm the usual fault, five for a custom quota", async ({ page, target, world }) => {
  await open(page, target, world.id);
  const form = page.getByRole("region", { name: "Trigger a fault" });
  const arm = form.getByRole("button", { name: "Arm fault" });
  const usual = new Effort();
  await usual.press(arm);
  await expect(form.getByText("Armed", { exact: true })).toBeVisible();
  expect(usual.actions).toBe(1);

  const own = new Effort();
  await own.choose(form.getByRole("combobox", { name: "What goes wrong" }), "Calls beyond a quota are refused");
  await own.choose(form.getByRole("combobox", { name: "Which call" }), "products.buy");
  await own.fill(form.getByRole("textbox", { name: "Calls that pass" }), "2");
  await own.fill(form.getByRole("textbox", { name: "In each (seconds)" }), "10");
  await own.press(arm);
  await expect(form.getByText("Calls beyond 2 in 10 seconds are refused")).toBeVisible();
  expect(own.actions).toBe(5);
  await page.request.delete(`${target}/__qa/worlds/${world.id}/faults`, { headers: { "x-qa": "1" } });
});

test("five to end three worlds", async ({ page, target, world }) => {
  const forks = await Promise.all([1, 2, 3].map(() => world.fork()));
  await page.goto(`${target}/__qa/ui/`);
  const end = new Effort();
  for (const { id } of forks) await end.press(page.getByRole("checkbox", { name: `Choose ${id}` }));
  await end.press(page.getByRole("button", { name: "End 3 worlds" }));
  await end.press(page.getByRole("dialog").getByRole("button", { name: "End 3 worlds" }));
  await expect(page.getByRole("dialog")).toBeHidden();
  for (const { id } of forks) await expect(page.getByRole("link", { name: id, exact: true })).toHaveCount(0);
  expect(end.actions).toBe(5);
});
