// Checks every screen with axe and for layout faults, in both schemes and the relevant sizes. Checks that depend on
// words run in every language, the others in one. Back-office views run in one language, because they share frame and
// parts.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { layoutFaults, setTextSize } from "../../layout/layout-faults.ts";
import { dialogFaults, inputFaults } from "../../layout/phone-faults.ts";
import { gotoAndSettle } from "../../screen-list/goto-and-settle.ts";
import { openScreen } from "../../screen-list/open-screen.ts";
import { SCREENS } from "../../screen-list/screen-list.ts";
import type { Screen } from "../../screen-list/screen.ts";
import { staleTexts } from "../../translated-pages/stale-texts.ts";
import { translatableFigures } from "../../translated-pages/translatable-figures.ts";
import { translate, translateFromStart } from "../../translated-pages/translator.ts";

const LANGUAGES = ["ja", "en", "zh-CN"] as const;
type Lang = (typeof LANGUAGES)[number];
// 640 px are a wide screen at 200 % zoom; 320 px are the smallest phone, or 400 % zoom. A phone's width comes last,
// because the next check, of large text, uses it too: changing the width takes longer than a check.
const WIDTHS: readonly number[] = [1280, 768, 640, 320, 375];
/**
 * Back-office views are checked in the language with the longest words; other languages check only the frame around the
 * views.
 */
const DEMO: Lang = "en";
const DEMO_FRAME = new Set(["demo-dashboard-analysis", "demo-level-menu2-settings"]);
const DEMO_WIDTHS: readonly number[] = [1280, 640, 320, 375];
/** In this language the browser also translates the page. */
const TRANSLATED: Lang = "zh-CN";
const NOWHERE = "#/nowhere";
/** Screens per page load: a warmed-up page takes half the time. */
const WALK = 8;
const shownAt = (only: Screen["only"], width: number): boolean =>
  only === undefined || (only === "narrow") === width < 1024;
/** Screens with the menu drawer exist up to a tablet's width. */
const widest = ({ only }: Screen): number => (only === "narrow" ? 768 : 1280);

/** Scroll to the top, because axe reports a target that the header partly covers as too small. */
const toTop = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 0));

/** Opens another screen by navigation, without a reload and without earlier input. */
async function walkTo(page: Page, screen: Screen): Promise<void> {
  const isFirst = page.url() === "about:blank";
  if (!isFirst) {
    await page.evaluate(() => sessionStorage.clear());
    // The unknown address closes dialogs and forms. Resize there, because resizing a page with few words is fast.
    await gotoAndSettle(page, NOWHERE);
    await expect(page.locator("h1:visible")).toHaveCount(1);
    await setTextSize(page, 100);
  }
  await page.setViewportSize({ width: widest(screen), height: 900 });
  await openScreen(page, screen, isFirst ? undefined : (path) => gotoAndSettle(page, path));
  await toTop(page);
}

/**
 * Axe rules per language. Together the languages cover the light and the dark scheme at 1280 and 375 px; only the light
 * scheme runs every rule.
 */
const AXE = {
  // All rules, at the two widths whose layouts differ most.
  ja: { rules: "all", scheme: "light", widths: [1280, 375] },
  // Rules that depend on words, in every language, and those about dark colours, in one language per width.
  en: { rules: "words and colours", scheme: "dark", widths: [1280] },
  "zh-CN": { rules: "words and colours", scheme: "dark", widths: [375] },
} as const;

/** Whether to check the screen as a back-office view, which happens in one language only. */
const isDemoView = ({ demo }: Screen, lang: Lang): boolean => demo === true && lang === DEMO;

/** Checks a screen for axe and layout faults at each size, then for layout faults with large text, which stays set. */
async function faultsOf(page: Page, screen: Screen, lang: Lang): Promise<string[]> {
  const shown = (widths: readonly number[]) => widths.filter((width) => shownAt(screen.only, width));
  const isAlone = isDemoView(screen, lang);
  const { rules, widths } = isAlone ? AXE.ja : AXE[lang];
  const ofAxe = shown(widths);
  if (ofAxe.length === 0) ofAxe.push(widest(screen));
  const ofLayout = isAlone ? DEMO_WIDTHS : shown(WIDTHS);
  const faults: string[] = [];
  for (const width of WIDTHS) {
    if (ofAxe.includes(width)) {
      await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
      faults.push(...(await axeFaults(page, rules)).map((fault) => `${width} px: ${fault}`));
      if (isAlone) faults.push(...(await darkFaults(page)).map((fault) => `${width} px, dark: ${fault}`));
    }
    if (ofLayout.includes(width)) faults.push(...(await layoutFaults(page, [width])));
  }
  if (lang === "ja" && !screen.demo) {
    // Checked once, in Japanese: input sizes are the same in every language, dialogs nearly so. The window is now 375
    // px wide.
    faults.push(...(await inputFaults(page)), ...(await dialogFaults(page)));
  }
  // Check large text on a phone, where it has the least room, and screens of the product at their widest size too.
  const large = screen.demo ? [375] : shown([375, widest(screen)]);
  await setTextSize(page, 200);
  return [...faults, ...(await layoutFaults(page, large)).map((fault) => `large text, ${fault}`)];
}

/** Checks the dark colours of a page that is light before and after. */
async function darkFaults(page: Page): Promise<string[]> {
  const textColour = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await textColour();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(textColour, "the page becomes dark").not.toBe(light);
  const faults = await axeFaults(page, "colours");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(textColour, "and light again").toBe(light);
  return faults;
}

/** Groups of screens with the same reader and world; each group is shown in one page load. */
const walksIn = (lang: Lang): readonly (readonly Screen[])[] =>
  Object.values(
    Object.groupBy(
      SCREENS.filter(({ demo, name }) => !demo || lang === DEMO || DEMO_FRAME.has(name)),
      ({ as = "a visitor", scenario = "demo", demo }) => `${as}, ${scenario}, ${demo}`,
    ),
  ).flatMap((screens = []) =>
    Array.from({ length: Math.ceil(screens.length / WALK) }, (_, at) => screens.slice(at * WALK, (at + 1) * WALK)),
  );
for (const lang of LANGUAGES) {
  for (const walk of walksIn(lang)) {
    const [first] = walk;
    test.describe(() => {
      test.use({
        as: first?.as ?? null,
        admin: first?.demo ? "admin" : null,
        scenario: first?.scenario ?? "demo",
        lang,
        colorScheme: first && isDemoView(first, lang) ? "light" : AXE[lang].scheme,
      });

      test(`${lang}: ${first?.name} to ${walk.at(-1)?.name}`, async ({ page }) => {
        const isTranslated = lang === TRANSLATED && first?.scenario !== "edge-text";
        const languages = new Set<string | undefined>();
        page.on("request", (request) => {
          if (/\/api\//.test(request.url())) languages.add(request.headers()["accept-language"]);
        });
        if (isTranslated) await translateFromStart(page);
        for (const screen of walk) {
          await test.step(screen.name, async () => {
            await walkTo(page, screen);
            await expect(page.locator("html")).toHaveAttribute("lang", isTranslated ? "ko" : lang);
            if (isTranslated) expect.soft(await staleTexts(page), screen.name).toEqual([]);
            if (isTranslated && !screen.demo) expect.soft(await translatableFigures(page), screen.name).toEqual([]);
            // A soft expectation, so that the walk's other screens are checked too.
            expect.soft(await faultsOf(page, screen, lang), screen.name).toEqual([]);
          });
        }
        if (first && isDemoView(first, lang)) {
          await translate(page);
          for (const screen of walk) {
            await walkTo(page, screen);
            expect.soft(await staleTexts(page), `${screen.name}, translated`).toEqual([]);
          }
        }
        expect([...languages], "the server is asked in the page's language").toEqual(
          languages.size === 0 ? [] : [lang],
        );
      });
    });
  }
}
