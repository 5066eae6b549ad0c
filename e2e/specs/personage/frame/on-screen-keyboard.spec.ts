// A money dialog above an on-screen keyboard that covers part of the window without resizing it (iOS).
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../fixtures.ts";

const SEEN_PX = 400;

test.use({ as: "alice", viewport: { width: 375, height: 812 } });

interface WithKeyboard {
  keyboardIsOpen?: boolean;
}

/** Simulates an on-screen keyboard that leaves 400 px. */
const installKeyboard = (page: Page): Promise<unknown> =>
  page.addInitScript((seen) => {
    Object.defineProperty(VisualViewport.prototype, "height", {
      get: () => ((window as WithKeyboard).keyboardIsOpen ? seen : window.innerHeight),
    });
  }, SEEN_PX);

const setKeyboard = (page: Page, isOpen: boolean): Promise<void> =>
  page.evaluate((keyboardIsOpen) => {
    Object.assign(window, { keyboardIsOpen });
    window.visualViewport?.dispatchEvent(new Event("resize"));
  }, isOpen);

async function expectAbove(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SEEN_PX);
}

for (const [name, path] of [
  ["purchase", "#/personage?personageHighlight=1&dialog=purchase&id=2"],
  ["bank top-up", "#/personage?personageHighlight=6&dialog=bank-top-up"],
  ["USDT top-up", "#/personage?personageHighlight=6&dialog=usdt-top-up"],
] as const) {
  test(`${name}: amount, error and action are above the keyboard`, async ({ page }) => {
    await installKeyboard(page);
    await page.goto(path);
    const dialog = page.getByRole("dialog");
    const amount = dialog.locator("input[inputmode]").first();
    await amount.fill("0");
    await setKeyboard(page, true);
    await expect.poll(async () => ((await dialog.boundingBox())?.y ?? -1) >= 0).toBe(true);
    const frame = await dialog.boundingBox();
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(SEEN_PX);
    await expectAbove(amount);
    const action = dialog.locator("button[type=submit]");
    await expectAbove(action);
    await action.click();
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await expectAbove(amount);
    await expectAbove(dialog.locator(`[id="${(await amount.getAttribute("aria-describedby"))?.split(" ")[0]}"]`));

    await setKeyboard(page, false);
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBe(812);
  });
}

for (const tab of ["bank", "TRC20"])
  test(`withdrawal, ${tab}: the focused field and the button are above the keyboard`, async ({ page }) => {
    await installKeyboard(page);
    await page.goto(`#/personage?personageHighlight=7&tab=${tab}`);
    const form = page.getByRole("main").locator("form");
    const submit = form.locator("button[type=submit]");
    await expect(submit).toBeVisible();
    for (const name of ["amount", "payPassword"]) {
      const field = form.locator(`input[name=${name}]`);
      await setKeyboard(page, false);
      await field.focus();
      await setKeyboard(page, true);
      await expectAbove(field);
      await expect
        .poll(async () => {
          const [top, button] = [await field.boundingBox(), await submit.boundingBox()];
          const [end, start] = [(button?.y ?? 0) + (button?.height ?? 0), (top?.y ?? 0) + (top?.height ?? 0)];
          return end <= SEEN_PX && start <= (button?.y ?? 0);
        }, name)
        .toBe(true);
    }
  });
