// Forced colours remove backgrounds and shadows, so what these show must be visible by other means too.
import type { Locator } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { openScreen } from "../../screen-list/open-screen.ts";
import { SCREENS } from "../../screen-list/screen-list.ts";
import type { Screen } from "../../screen-list/screen.ts";

test.use({
  contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
  viewport: { width: 1280, height: 900 },
});

const screen = (name: string): Screen => {
  const found = SCREENS.find((one) => one.name === name);
  if (!found) throw new Error(`no screen is called ${name}`);
  return found;
};
const style = (locator: Locator, ...properties: string[]): Promise<string> =>
  locator.evaluate(
    (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)).join(" "),
    properties,
  );

test.describe("a visitor", () => {
  test("sees the focus, the main action, and the selected option", async ({ page }) => {
    await openScreen(page, screen("sign-in"));
    const [main, other] = [page.locator("main button[type=submit]"), page.getByRole("radio").first()];
    await main.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(main).toBeFocused();
    expect(await style(main, "outline-style", "outline-width")).toBe("solid 2px");
    const canvas = await style(page.locator("html"), "background-color");
    expect(await style(main, "background-color"), "the main action is filled").not.toBe(canvas);

    await expect(other).toBeChecked();
    const [chosen, unchosen] = [page.locator("label:has(:checked)").first(), page.locator("fieldset label").nth(1)];
    expect(await style(chosen, "background-color")).not.toBe(await style(unchosen, "background-color"));

    const agree = page.getByRole("checkbox");
    // The browser draws the checkbox itself, in the reader's colours.
    expect(await style(agree, "appearance")).toBe("auto");
  });

  test("sees the current page in the menu", async ({ page }) => {
    await openScreen(page, screen("product"));
    const [current, elsewhere] = [
      page.getByRole("banner").locator("nav a[aria-current=page]"),
      page.getByRole("banner").locator("nav a:not([aria-current])").first(),
    ];
    expect(await style(current, "border-bottom-color")).not.toBe(await style(elsewhere, "border-bottom-color"));
    expect(await style(elsewhere, "border-bottom-color")).toBe(await style(page.locator("html"), "background-color"));
  });
});

test.describe("a member", () => {
  test.use({ as: "alice" });
  test("sees the section, the tab, states and progress", async ({ page }) => {
    await openScreen(page, screen("centre-records-deposit"));
    const tab = (selected: boolean) => page.getByRole("tab", { selected }).first();
    expect(await style(tab(true), "border-bottom-color")).not.toBe(await style(tab(false), "border-bottom-color"));
    const section = (current: string) => page.locator(`main nav a${current}`).first();
    expect(await style(section("[aria-current=page]"), "background-color")).not.toBe(
      await style(section(":not([aria-current])"), "background-color"),
    );

    await openScreen(page, screen("centre-holdings"));
    const bar = page.getByRole("progressbar").first();
    expect(await style(bar, "outline-style")).toBe("solid");
    expect(await style(bar.locator("> *"), "background-color")).not.toBe(await style(bar, "background-color"));

    await openScreen(page, screen("centre-withdraw-bank"));
    const amounts = page.locator("main form dl").first();
    expect(await style(amounts, "border-top-style", "border-top-width"), "a list has its frame").toBe("solid 1px");
  });
});
