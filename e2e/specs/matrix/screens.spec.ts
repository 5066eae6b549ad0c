// Every screen in every language, in both schemes and at the sizes that matter: axe, and a layout that holds. What no
// word can change is looked at in one language; names, and all that depends on how long words are, in each. The views of
// the back office, whose frame and parts are the same everywhere, are looked at in one language.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { layoutFaults, setTextSize } from "../../layout-faults.ts";
import { dialogFaults, inputFaults } from "../../phone-faults.ts";
import { goOn } from "../../screen-list/go-on.ts";
import { openScreen } from "../../screen-list/open-screen.ts";
import type { Screen } from "../../screen-list/screen.ts";
import { staleTexts } from "../../translated-pages/stale-texts.ts";
import { translatableFigures } from "../../translated-pages/translatable-figures.ts";
import { translate, translateFromStart } from "../../translated-pages/translator.ts";
import { SCREENS } from "../../screen-list/screen-list.ts";

const LANGUAGES = ["ja", "en", "zh-CN"] as const;
type Lang = (typeof LANGUAGES)[number];
// Half a wide screen's width is what its reader has at 200 %; 320 px is the smallest phone, or 400 %. A phone's width
// comes last, because large text is checked there next: a new layout takes longer than its check.
const WIDTHS: readonly number[] = [1280, 768, 640, 320, 375];
/** The language of all views of the back office, the one with the longest words; in the others only their frame is seen. */
const DEMO: Lang = "en";
const DEMO_FRAME = new Set(["demo-dashboard-analysis", "demo-level-menu2-settings"]);
const DEMO_WIDTHS: readonly number[] = [1280, 640, 320, 375];
/** Shown by a browser that translates it. */
const TRANSLATED: Lang = "zh-CN";
const NOWHERE = "#/nowhere";
/** How many screens a test goes through on one page load: a page that has grown warm is looked at in half the time. */
const WALK = 8;
const shownAt = (only: Screen["only"], width: number): boolean =>
  only === undefined || (only === "narrow") === width < 1024;
/** Where the drawer is, a tablet is the widest. */
const widest = ({ only }: Screen): number => (only === "narrow" ? 768 : 1280);

/** What a way to a screen has scrolled beneath the header is no small target. */
const toTop = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 0));

/** Opens another screen as a member gets there, without a reload and without earlier input. */
async function walkTo(page: Page, screen: Screen): Promise<void> {
  const isFirst = page.url() === "about:blank";
  if (!isFirst) {
    await page.evaluate(() => sessionStorage.clear());
    // Leaves whatever is open or half done. On a page of few words other sizes cost little.
    await goOn(page, NOWHERE);
    await expect(page.locator("h1:visible")).toHaveCount(1);
    await setTextSize(page, 100);
  }
  await page.setViewportSize({ width: widest(screen), height: 900 });
  await openScreen(page, screen, isFirst ? undefined : (path) => goOn(page, path));
  await toTop(page);
}

/** What axe looks at in each language, so that all of its rules have their turn at both widths and in both schemes. */
const AXE = {
  // No rule is left out where the layout differs most.
  ja: { rules: "all", scheme: "light", widths: [1280, 375] },
  // What other words can change; and the dark colours, which no word changes.
  en: { rules: "words and colours", scheme: "dark", widths: [1280] },
  "zh-CN": { rules: "words and colours", scheme: "dark", widths: [375] },
} as const;

/** A view of the back office, which is looked at in this language alone. */
const isDemoView = ({ demo }: Screen, lang: Lang): boolean => demo === true && lang === DEMO;

/** What axe and the layout of a screen say at each size, and what its layout says in large text, which then stays. */
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
    // After 375 px, the last width. No word changes the size of an input, and Japanese words are as long as others.
    faults.push(...(await inputFaults(page)), ...(await dialogFaults(page)));
  }
  // Large text has the least room on a phone.
  const large = screen.demo ? [375] : shown([375, widest(screen)]);
  await setTextSize(page, 200);
  return [...faults, ...(await layoutFaults(page, large)).map((fault) => `large text, ${fault}`)];
}

/** What axe says of the dark colours, which no word changes, on a page that is light. */
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

/** Those that one reader sees in one world, in walks of a few. */
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
            // The other screens of the walk are looked at all the same.
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
