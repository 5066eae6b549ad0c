// Checks every screen with accented texts that are 40 % longer, as in a future language (`npm run pseudo`).
import { expect, test } from "../../fixtures.ts";
import { layoutFaults } from "../../layout/layout-faults.ts";
import { openScreen } from "../../screen-list/open-screen.ts";
import { SCREENS } from "../../screen-list/screen-list.ts";

for (const screen of SCREENS) {
  test.describe(() => {
    const widths = [1280, 1024, 768, 375, 320].filter(
      (width) => !screen.only || (screen.only === "narrow") === width < 1024,
    );
    test.use({
      as: screen.as ?? null,
      admin: screen.demo ? "admin" : null,
      scenario: screen.scenario ?? "demo",
      viewport: { width: widths[0] ?? 1280, height: 900 },
    });
    test(screen.name, async ({ page }) => {
      await openScreen(page, screen);
      expect(await layoutFaults(page, widths)).toEqual([]);
    });
  });
}
