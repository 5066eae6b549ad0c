import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";
import { staleTexts } from "../../translated-pages/stale-texts.ts";
import { translateFromStart } from "../../translated-pages/translator.ts";

test.use({ scenario: "verified-with-funds" });

test("a translated console shows the world's figures as they change", async ({ page, target, world }) => {
  await presetItem(page, "qa.lang", "en");
  await translateFromStart(page);
  await page.goto(`${target}/__qa/ui/#/worlds/${world.id}`);
  await expect(page.locator("font").first(), "translated").toBeAttached();
  await expect(page.getByText(/16 Jan 2026/).first()).toBeVisible();
  for (const day of [17, 18]) {
    await world.advance("P1D");
    await expect(page.getByText(new RegExp(`${day} Jan 2026`)).first()).toBeVisible();
    await expect.poll(() => staleTexts(page)).toEqual([]);
  }
});
