// Operates the page by pointer or by keyboard, waiting for each result.
import { Key } from "selenium-webdriver";
import type { SafariPart } from "./locator.ts";
import type { SafariPage } from "./page.ts";

export interface UserInput {
  press(button: SafariPart): Promise<void>;
  follow(link: SafariPart): Promise<void>;
  fill(field: SafariPart, text: string): Promise<void>;
  check(box: SafariPart): Promise<void>;
}

export const pointer: UserInput = {
  press: (button) => button.click(),
  follow: (link) => link.click(),
  fill: (field, text) => field.fill(text),
  check: (box) => box.check(),
};

/** More tab stops than any page has before the target. */
const LIMIT = 90;

/** Safari's rules: Tab stops at fields, buttons and checkboxes, and skips links. */
export function keyboard(page: SafariPage): UserInput {
  const isAt = (target: SafariPart): Promise<boolean> =>
    target.evaluate((element) => {
      const active = document.activeElement;
      // A radio group is one tab stop, at its chosen option.
      const isOfGroup =
        active instanceof HTMLInputElement &&
        element instanceof HTMLInputElement &&
        active.type === "radio" &&
        active.name === element.name;
      return element === active || isOfGroup;
    });
  const tabTo = async (target: SafariPart): Promise<void> => {
    await target.waitFor({ state: "attached" });
    // Wait until a dialog has taken the focus, because earlier keys go to the page below.
    await page.until(
      () => target.evaluate((to) => to.closest("[role=dialog]")?.contains(document.activeElement) ?? true),
      () => `the dialog of ${target.toString()} did not take the focus`,
    );
    for (let stop = 0; stop < LIMIT; stop += 1) {
      if (await isAt(target)) return;
      await page.tab();
    }
    throw new Error(`${LIMIT} presses of Tab did not reach ${target.toString()}`);
  };
  return {
    async press(button) {
      await button.isEnabled();
      await tabTo(button);
      await page.press(Key.SPACE);
    },
    async follow(link) {
      // Focus the link by script: Option+Tab reaches links in Safari, but WebKitGTK has no such key.
      await link.evaluate((element) => (element as HTMLElement).focus());
      await page.press(Key.ENTER);
    },
    async fill(field, text) {
      await tabTo(field);
      await field.evaluate((element) => (element as HTMLInputElement).select());
      await page.type(text);
    },
    async check(box) {
      await tabTo(box);
      const isChecked = () => box.evaluate((element) => (element as HTMLInputElement).checked);
      const isRadio = await box.evaluate((element) => (element as HTMLInputElement).type === "radio");
      if (!(await isChecked())) await page.press(Key.SPACE);
      const steps = isRadio ? 5 : 0;
      for (let step = 0; step < steps && !(await isChecked()); step += 1) await page.press(Key.ARROW_DOWN);
      await page.until(isChecked, () => `${box.toString()} is not checked`);
    },
  };
}
