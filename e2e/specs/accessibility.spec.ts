import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../fixtures.ts";

const PUBLIC = ["", "#/product", "#/login", "#/signIn", "#/news", "#/aboutus", "#/agreement?type=privacy", "#/nowhere"];
const CENTRE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 20].map((id) => `#/personage?personageHighlight=${id}`);

for (const colorScheme of ["light", "dark"] as const) {
  for (const [as, paths] of [
    [null, PUBLIC],
    ["alice", CENTRE],
  ] as const) {
    test.describe(`${as ?? "a visitor"}, ${colorScheme}`, () => {
      test.use({ as, colorScheme, contextOptions: { reducedMotion: "reduce" } });
      for (const path of paths) {
        test(`axe finds nothing on /${path}`, async ({ page }) => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
        });
      }
    });
  }
}

test("no screen scrolls sideways at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
