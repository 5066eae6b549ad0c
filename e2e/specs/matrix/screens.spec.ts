// Every screen in every language, in both schemes and at the sizes that matter: axe, and a layout that holds. What no
// word can change is looked at in one language; names, and all that depends on how long words are, in each.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { layoutFaults } from "../../layout-faults.ts";
import { openScreen, type Screen, SCREENS } from "../../screen-list.ts";
import type { Language } from "../../words.ts";

const OTHERS = ["en", "zh-CN"] as const;
// Half a wide screen's width is what its reader has at 200 %; 320 px is the smallest phone, or 400 %.
const WIDTHS = [1280, 768, 640, 375, 320] as const;
const shownAt = (only: Screen["only"], width: number): boolean =>
  only === undefined || (only === "narrow") === width < 1024;

/** What a way to a screen has scrolled beneath the header is no small target. */
const toTop = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 0));

/** Shows the screen again in another language, to a browser that knows nothing more than who looks. */
async function openIn(page: Page, language: Language | "zh-CN", screen: Screen): Promise<void> {
  await page.evaluate((value) => {
    const member = localStorage.getItem("userinfo");
    localStorage.clear();
    sessionStorage.clear();
    if (member !== null) localStorage.setItem("userinfo", member);
    localStorage.setItem("lang", JSON.stringify({ type: "String", value }));
  }, language);
  await page.goto("about:blank");
  await openScreen(page, screen);
  await toTop(page);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

async function layoutFaultsAt(page: Page, widths: readonly number[], first: number): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) faults.push(...(await layoutFaults(page, { width })));
  return [...faults, ...(await layoutFaults(page, { width: first, largeText: true }))];
}

for (const screen of SCREENS) {
  test.describe(() => {
    // Where the drawer is, a tablet is the widest.
    const first = screen.only === "narrow" ? 768 : 1280;
    const widths = WIDTHS.filter((width) => shownAt(screen.only, width));
    test.use({
      as: screen.as ?? null,
      scenario: screen.scenario ?? "demo",
      lang: "ja",
      viewport: { width: first, height: 900 },
    });

    test(screen.name, async ({ page }) => {
      const faults: string[] = [];
      const look = async (where: string, found: Promise<string[]>): Promise<void> => {
        faults.push(...(await found).map((fault) => `${where}: ${fault}`));
      };
      await openScreen(page, screen);
      await toTop(page);
      for (const width of [1280, 375].filter((width) => shownAt(screen.only, width))) {
        await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
        await look(`ja, ${width} px`, axeFaults(page, "all"));
        await page.emulateMedia({ colorScheme: "dark" });
        await look(`ja, ${width} px, dark`, axeFaults(page, "colours"));
        await page.emulateMedia({ colorScheme: "light" });
      }
      await look("ja", layoutFaultsAt(page, widths, first));
      for (const language of OTHERS) {
        await page.setViewportSize({ width: first, height: 900 });
        await openIn(page, language, screen);
        await look(language, axeFaults(page, "words"));
        await look(language, layoutFaultsAt(page, widths, first));
      }
      expect(faults).toEqual([]);
    });
  });
}
