// The console's look: its scheme and aligned controls; its language does not change the product's.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "under-review" });

const open = async (page: Page, target: string, world: string, view: string, lang = "en"): Promise<void> => {
  await presetItem(page, "qa.lang", lang);
  await page.goto(`${target}/__qa/ui/#/worlds/${world}/${view}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

test("is dark or light as selected, also after a reload", async ({ page, target, world }) => {
  await open(page, target, world.id, "");
  const ground = (): Promise<string> =>
    page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const light = await ground();
  await page.getByRole("combobox", { name: "Appearance" }).selectOption("Dark");
  await expect.poll(ground).not.toBe(light);
  expect(await axeFaults(page, "colours")).toEqual([]);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Appearance" })).toHaveValue("dark");
  expect(await ground()).not.toBe(light);
  await page.getByRole("combobox", { name: "Appearance" }).selectOption("System");
  await expect.poll(ground).toBe(light);
});

for (const lang of ["en", "ja", "zh-CN"])
  test(`a view's options are on one line, in ${lang}`, async ({ page, target, world }) => {
    for (const view of ["clock", "reviews", "records"]) {
      await open(page, target, world.id, view, lang);
      await expect(page.locator("fieldset label").first()).toBeVisible();
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await page
          .locator("fieldset label")
          .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
        expect(new Set(tops).size, `${view}, ${width} px`).toBe(1);
      }
    }
  });

test("a refused patch shows the reason below its field", async ({ page, target, world }) => {
  const path = "/accounts/member:1:available/balance";
  await open(page, target, world.id, `state?pointer=${encodeURIComponent(path)}`);
  const patch = page.getByRole("textbox", { name: "JSON Patch" });
  await patch.fill(JSON.stringify([{ op: "replace", path, value: 1 }]));
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(patch).toHaveAccessibleDescription(/balance/);
});

test("a refusal is shown in its form, not covered by a toast", async ({ page, target, world }) => {
  const toast = page.getByRole("region", { name: "Messages" });
  await open(page, target, world.id, `checks?body=${encodeURIComponent('{"/payPassword":"123456"}')}`);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Fields of the request" })).toHaveAccessibleDescription(
    /secrets cannot be matched/,
  );
  await expect(toast).toHaveText("");

  const secret = encodeURIComponent('{"/payPassword":"123456"}');
  await open(page, target, world.id, `faults?operationId=wallet.bankWithdrawal&body=${secret}`);
  const form = page.getByRole("region", { name: "New fault" });
  await form.getByRole("button", { name: "Arm fault" }).click();
  await expect(form.getByRole("alert")).toContainText("secrets cannot be matched");
  await expect(toast).toHaveText("");
});

test("the product opens in the console's language", async ({ page, target, world }) => {
  await open(page, target, world.id, "", "zh-CN");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "以 alice 身份打开产品" }).click();
  const product = await opened;
  await expect(product.locator("html")).toHaveAttribute("lang", "zh-CN");
  // Only the opened tab uses the console's language; the stored one, which other tabs use, is unchanged.
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toContain('"en"');
});

test("coverage leaves out what only the back office calls", async ({ page, target, world }) => {
  await open(page, target, world.id, "coverage");
  await page.getByRole("checkbox", { name: "Only calls never made" }).check();
  const rows = page.getByRole("row");
  await expect(rows.filter({ hasText: "products.buy" })).toHaveCount(1);
  const few = await rows.count();
  await page.getByRole("checkbox", { name: "Include the back office's calls (/mock)" }).check();
  await expect.poll(() => rows.count()).toBeGreaterThan(few);
});
