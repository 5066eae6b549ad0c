// The withdrawal form on a small phone: its button is always in reach and covers no field.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../fixtures.ts";

test.use({ as: "alice", viewport: { width: 375, height: 667 } });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return { ...box, end: box.y + box.height };
};

/** Whether the topmost element at the middle of a part belongs to this part. */
const isOnTop = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

async function expectInReach(page: Page, button: Locator): Promise<void> {
  const bar = await boxOf(page.locator("[data-bottom-bar]"));
  expect((await boxOf(button)).end).toBeLessThanOrEqual(bar.y);
  expect(await isOnTop(button)).toBe(true);
}

for (const tab of ["bank", "TRC20"]) {
  test(`${tab}: the button is in the first screen, and each focused field is above it`, async ({ page }) => {
    await page.goto(`#/personage?personageHighlight=7&tab=${tab}`);
    const form = page.getByRole("main").locator("form");
    const submit = form.locator("button[type=submit]");
    await expect(submit).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectInReach(page, submit);
    const action = page.locator("[data-sticky-action]");
    const bar = await boxOf(page.locator("[data-bottom-bar]"));
    expect((await boxOf(action)).end, "no gap above the bar, through which the page could be seen").toBe(bar.y);

    for (const name of ["amount", "payPassword"]) {
      const field = form.locator(`input[name=${name}]`);
      await field.focus();
      await expect.poll(async () => (await boxOf(field)).end <= (await boxOf(action)).y, name).toBe(true);
      expect(await isOnTop(field), name).toBe(true);
      await expectInReach(page, submit);
    }

    // The company's instructions follow the form.
    const instructions = page.getByRole("main").locator("section[aria-labelledby]").last();
    expect((await boxOf(instructions)).y).toBeGreaterThan((await boxOf(submit)).y);

    await form.locator("input[name=amount]").fill("20");
    await form.locator("input[name=payPassword]").fill("123456");
    await submit.click();
    await expect(page).toHaveURL(/step=review/);
    const confirm = form.locator("button").last();
    await expect(confirm).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectInReach(page, confirm);
  });
}

test("beside each other on a wide screen: the form with its button, and the instructions", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("#/personage?personageHighlight=7&tab=bank");
  const form = page.getByRole("main").locator("form");
  await expect(form.locator("button[type=submit]")).toBeInViewport();
  const instructions = await boxOf(page.getByRole("main").locator("section[aria-labelledby]").last());
  const own = await boxOf(form);
  expect(instructions.x).toBeGreaterThan(own.x + own.width);
  expect(instructions.y).toBeLessThan(own.end);
});
