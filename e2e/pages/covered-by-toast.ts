import type { Locator } from "@playwright/test";

/** Texts that a toast (found by its text) covers, except those that the page's header already hides. */
export function coveredBy(message: Locator, selector: string): Promise<(string | null)[]> {
  return message.evaluate((text, what) => {
    const card = text.closest("[data-shown]")?.getBoundingClientRect();
    if (!card) return ["no message"];
    const header = document.querySelector("body header")?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll(what)]
      .filter((other) => {
        const { top, bottom, left, right, height } = other.getBoundingClientRect();
        const from = Math.max(top, header);
        return height > 0 && from < card.bottom && bottom > from && left < card.right && right > card.left;
      })
      .map((other) => other.textContent);
  }, selector);
}

/** Whether the start of an element is visible, not covered by the page's header or a toast. */
export function isInSight(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + 4, (top + bottom) / 2);
    return at !== null && (element.contains(at) || at.contains(element));
  });
}
