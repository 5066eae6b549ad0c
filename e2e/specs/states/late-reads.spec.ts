// Replies that arrive while a member is already filling in a form must not move its fields.
import { expect, test } from "../../fixtures.ts";

const FORMS = {
  "USDT top-up": "#/personage?personageHighlight=6&dialog=usdt-top-up",
  "bank top-up": "#/personage?personageHighlight=6&dialog=bank-top-up",
  purchase: "#/personage?personageHighlight=1&dialog=purchase&id=1",
  "bank withdrawal": "#/personage?personageHighlight=7&tab=bank",
  "USDT withdrawal": "#/personage?personageHighlight=7&tab=TRC20",
} as const;

test.use({ as: "alice" });

for (const [name, address] of Object.entries(FORMS)) {
  test(`${name}: reads that arrive late move no field`, async ({ page }) => {
    const waiting: (() => void)[] = [];
    await page.route(/\/api\//, async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.fallback();
    });
    await page.goto(address);
    const amount = page.getByRole("dialog").or(page.getByRole("main")).last().locator("input[name=amount]");
    const release = async () => {
      const next = waiting.shift();
      next?.();
      return next !== undefined;
    };
    // Release one reply after the other until the form is shown.
    await expect(async () => {
      await release();
      await expect(amount).toBeVisible({ timeout: 100 });
    }).toPass();
    const fields = () =>
      page.evaluate(() => {
        const form = document.querySelector("[role=dialog] form") ?? document.querySelector("main form");
        return [...(form?.querySelectorAll("input") ?? [])].map(
          (field) => `${field.name} ${Math.round(field.getBoundingClientRect().top)}`,
        );
      });
    await expect(page.locator("[role=dialog], main").last()).toBeVisible();
    const before = await fields();
    expect(before.length).toBeGreaterThan(0);
    await page.unroute(/\/api\//);
    while (await release());
    await page.waitForLoadState("networkidle");
    expect(await fields()).toEqual(before);
  });
}
