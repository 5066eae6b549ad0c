import type { Locator } from "@playwright/test";

/** The texts that a toast, found by a text in it, covers. */
export function coveredBy(message: Locator, selector: string): Promise<(string | null)[]> {
  return message.evaluate((text, what) => {
    const card = text.closest("[data-shown]")?.getBoundingClientRect();
    if (!card) return ["no message"];
    return [...document.querySelectorAll(what)]
      .filter((other) => {
        const { top, bottom, left, right, height } = other.getBoundingClientRect();
        return height > 0 && top < card.bottom && bottom > card.top && left < card.right && right > card.left;
      })
      .map((other) => other.textContent);
  }, selector);
}

/** Whether nothing covers the beginning of an element, as the page's header could. */
export function isInSight(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + 4, (top + bottom) / 2);
    return at !== null && (element.contains(at) || at.contains(element));
  });
}
