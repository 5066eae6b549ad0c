import { motionsOver } from "../axe-faults.ts";
import type { Stage } from "./page-subset.ts";
import type { Screen } from "./screen.ts";

/** Opens a screen with `go` and waits until it is complete: texts, amounts, dialog. */
export async function openScreen(
  page: Stage,
  { path, act }: Screen,
  go: (path: string) => Promise<unknown> = (to) => page.goto(to),
): Promise<void> {
  await go(path);
  await page.locator("h1:not(:empty)").filter({ visible: true }).first().waitFor();
  if (path.includes("dialog=")) await page.getByRole("dialog").waitFor();
  await settled(page);
  if (!path.includes("dialog=")) await passThrough(page);
  if (!act) return;
  await act(page);
  await settled(page);
}

/** Scrolls down and back, because some parts load when near the viewport. */
async function passThrough(page: Stage): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await settled(page);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Waits until visible content has loaded (hidden cached pages may still load) and animations have ended. */
async function settled(page: Stage): Promise<void> {
  await page.locator("[aria-busy=true]").filter({ visible: true }).first().waitFor({ state: "detached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await motionsOver(page);
}
