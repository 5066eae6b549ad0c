// Every screen in every language, in both schemes and at the sizes that matter: axe, and a layout that holds.
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { layoutFaults } from "../../layout-faults.ts";
import { openScreen, SCREENS } from "../../screen-list.ts";

const SCHEMES = ["light", "dark"] as const;
const shownAt = (only: "narrow" | "wide" | undefined, width: number): boolean =>
  only === undefined || (only === "narrow") === width < 1024;

for (const storedLanguage of ["ja", "en", "zh-CN"] as const) {
  test.describe(storedLanguage, () => {
    test.use({ storedLanguage });
    for (const screen of SCREENS) {
      test.describe(() => {
        // Where the drawer is, a tablet is the widest.
        const first = screen.only === "narrow" ? 768 : 1280;
        test.use({
          as: screen.as ?? null,
          scenario: screen.scenario ?? "demo",
          viewport: { width: first, height: 900 },
        });

        test(screen.name, async ({ page }) => {
          await openScreen(page, screen);
          const faults: string[] = [];
          for (const width of [1280, 375].filter((width) => shownAt(screen.only, width))) {
            for (const colorScheme of SCHEMES) {
              await page.emulateMedia({ colorScheme });
              if (colorScheme === "light") faults.push(...(await layoutFaults(page, { width })));
              const found = await axeFaults(page, colorScheme === "light" ? "all" : "colours");
              faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
            }
          }
          // Half a wide screen's width is what its reader has at 200 %; 320 px is the smallest phone, or 400 %.
          for (const width of [768, 640, 320].filter((width) => shownAt(screen.only, width))) {
            faults.push(...(await layoutFaults(page, { width })));
          }
          faults.push(...(await layoutFaults(page, { width: first, largeText: true })));
          expect(faults).toEqual([]);
        });
      });
    }
  });
}
