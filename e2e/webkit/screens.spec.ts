// Every screen of the list, on a phone in WebKit, opens without errors or axe violations.
import { axeFaults } from "../axe-faults.ts";
import { openScreen } from "../screen-list/open-screen.ts";
import { SCREENS } from "../screen-list/screen-list.ts";
import { expect, test } from "./fixtures.ts";

/** Screens per page load. */
const WALK = 12;

const shown = SCREENS.filter(({ only }) => only !== "wide");
const walks = Object.values(
  Object.groupBy(shown, ({ as = "a visitor", scenario = "demo", demo }) => `${as}, ${scenario}, ${demo}`),
).flatMap((screens = []) =>
  Array.from({ length: Math.ceil(screens.length / WALK) }, (_, at) => screens.slice(at * WALK, (at + 1) * WALK)),
);
for (const walk of walks) {
  const [first] = walk;
  test.describe(() => {
    test.use({
      as: first?.as ?? null,
      admin: first?.demo ? "admin" : null,
      scenario: first?.scenario ?? "demo",
    });

    // The core has only the default scenario; other scenarios and the demo back office would double the time.
    const tag = first?.scenario === undefined && !first?.demo ? "@core" : [];
    test(`${first?.name} to ${walk.at(-1)?.name}`, { tag }, async ({ safari, webkit }) => {
      for (const [at, screen] of walk.entries()) {
        await test.step(screen.name, async () => {
          // Clear drafts: a form asks before another URL discards them.
          await safari.evaluate(() => sessionStorage.clear());
          if (walk[at - 1]?.act) await safari.goto("about:blank");
          await openScreen(safari, screen);
          await safari.evaluate(() => scrollTo(0, 0));
          expect.soft(await axeFaults(safari), screen.name).toEqual([]);
          expect.soft(webkit.takeFaults(), screen.name).toEqual([]);
        });
      }
    });
  });
}
