// Arms faults with custom numbers, and edits an armed fault.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "verified-with-funds" });

const open = async (page: Page, target: string, world: string): Promise<void> => {
  await presetItem(page, "qa.lang", "en");
  await page.goto(`${target}/__qa/ui/#/worlds/${world}/faults?operationId=wallet.getBalance`);
  await expect(page.getByRole("heading", { level: 1, name: "Faults" })).toBeVisible();
};

test("a quota, a delay with jitter and a time to live take any number", async ({ page, target, world }) => {
  await open(page, target, world.id);
  const kind = page.getByRole("combobox", { name: "What goes wrong" });
  const arm = page.getByRole("button", { name: "Arm fault" });
  await kind.selectOption("Calls beyond a quota are refused");
  const calls = page.getByRole("textbox", { name: "Calls that pass" });
  await calls.fill("1.5");
  await expect(calls).toHaveAccessibleDescription("Enter a whole number from 0 to 1,000,000.");
  await arm.click();
  await expect(page.getByText("Everything works."), "an invalid number arms nothing").toBeVisible();
  await calls.fill("1");
  await page.getByRole("textbox", { name: "In each (seconds)" }).fill("90");
  await page.getByRole("textbox", { name: "Expires after (seconds)" }).fill("120");
  await arm.click();
  await expect(page.getByText("Calls beyond 1 in 90 seconds are refused")).toBeVisible();
  await expect(page.getByText(/Expires in 1[12]\d seconds\./)).toBeVisible();
  const { token } = world.member("alice").session;
  await world.get(token, "wallet/getBalance");
  await expect(world.get(token, "wallet/getBalance")).rejects.toThrow(/429/);

  await kind.selectOption("The reply takes longer");
  await page.getByRole("textbox", { name: "Delay (ms)" }).fill("20");
  await page.getByRole("textbox", { name: "Jitter (ms)" }).fill("30");
  await page.getByRole("textbox", { name: /^Expires after/ }).fill("");
  await arm.click();
  await expect(page.getByText("The reply takes 20 to 50 ms longer")).toBeVisible();
  await page.getByRole("button", { name: "Disarm all" }).click();
  await expect(page.getByText("Everything works.")).toBeVisible();
});

test("an armed fault is edited in place, and a refused change names the line", async ({ page, target, world }) => {
  await world.fault({ match: { operationId: "wallet.getBalance" }, effect: { quota: { calls: 3, per: "PT1M" } } });
  await world.fault({ match: { operationId: "products.buy" }, effect: { abort: "reset" } });
  await open(page, target, world.id);
  await page.getByRole("button", { name: "Edit: Calls beyond 3 in PT1M are refused" }).click();
  const area = page.getByRole("textbox", { name: "Fault as JSON" });
  const text = await area.inputValue();
  await area.fill("{");
  await expect(area).toHaveAccessibleDescription(/This is not a JSON object\./);
  await area.fill(text.replace("PT1M", "a minute"));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(area).toHaveAccessibleDescription(/^Line 9: .*duration/);
  await expect(area).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await area.fill(text.replace('"calls": 3', '"calls": 0'));
  await expect(area).not.toHaveAccessibleDescription(/Line/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(area).toHaveCount(0);
  const titles = page.getByRole("region", { name: "Faults of this world" }).getByRole("button", { name: /^Edit/ });
  await expect(titles.last(), "it keeps its position").toHaveAccessibleName("Edit: Calls beyond 0 in PT1M are refused");
  const { token } = world.member("alice").session;
  await expect(world.get(token, "wallet/getBalance")).rejects.toThrow(/429/);
  await page.getByRole("button", { name: "Disarm all" }).click();
  await expect(page.getByText("Everything works.")).toBeVisible();
});
