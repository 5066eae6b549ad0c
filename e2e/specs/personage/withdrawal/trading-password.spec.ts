import { expect } from "../../../fixtures.ts";
import { test } from "./withdraw.ts";

test.use({ as: "alice" });

test("a wrong trading password: attempts left, field emptied, and nothing of it stored", async ({
  page,
  section,
  say,
}) => {
  await section.open("bank");
  await section.review("5000", "654321");
  await section.confirm.click();
  await expect(section.payPassword).toBeFocused();
  await expect(section.payPassword).toHaveValue("");
  await expect(section.payPassword).toHaveAttribute("type", "password");
  await expect(section.main.getByText(say.triesLeft)).toBeVisible();
  await expect(section.main).toContainText("¥5,000");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain("654321");
});

test.describe("one try before the lock", () => {
  test.use({ scenario: "locked-pay-password", as: "bob" });
  test("locks, also against the right trading password", async ({ page, world, section, say }) => {
    await section.open("bank");
    for (const payPassword of ["000000", "123456"]) {
      await section.review("5000", payPassword);
      await section.confirm.click();
      await expect(section.main.getByText(say.locked)).toBeVisible();
      await expect(section.payPassword).toBeFocused();
    }
    expect(await world.calls("wallet.bankWithdrawal")).toBe(2);
    // On the next visit the end of the lock is shown before any input.
    await page.reload();
    await expect(section.main.getByText(say.lockedUntil)).toBeVisible();
    await expect(section.amount, "no form that would be in vain").toHaveCount(0);
    await world.advance("PT30M");
    await page.reload();
    await expect(section.amount).toBeVisible();
    await expect(section.main.getByText(say.lockedUntil)).toHaveCount(0);
  });
});

test.describe("no trading password", () => {
  test.use({ as: "bob" });
  test("shows the reason, and after 1.5 s opens the settings where it is set", async ({ page, section, say }) => {
    // Advance the clock in small steps until the toast appears, so that the 1.5 s count from its appearance.
    await page.clock.install({ time: "2026-02-01T09:00:00+09:00" });
    await page.clock.pauseAt("2026-02-01T09:00:01+09:00");
    await section.open("bank");
    const message = page.getByRole("alert").filter({ hasText: say.setFirst });
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await message.isVisible()).toBe(true);
    }).toPass({ intervals: [50] });
    await page.clock.runFor(1_400);
    await expect(page).toHaveURL(/personageHighlight=7/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/personageHighlight=20&dialog=trading-password/);
  });
});
