// Measures layout defects of a page: text that is cut, overflows its box, covers other text or makes the page scroll
// sideways; and content that a fixed bar hides.
import type { Page } from "@playwright/test";

/** Layout defects at each of these widths in pixels; of the open dialog, if any, instead of the page. */
export async function layoutFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
    faults.push(...(await lasting(page)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/**
 * Sets text to 100 or 200 %, like the browser's setting, and waits until the page applies it, which is after the
 * driver's reply. The size persists. A new size recalculates all styles, so it is slow for large pages.
 */
export async function setTextSize(page: Page, percent: 100 | 200): Promise<void> {
  const standard = (16 * percent) / 100;
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard);
  await session.detach();
}

/** Lasting defects only: parts with observers adjust in a later frame. */
async function lasting(page: Page): Promise<string[]> {
  let found = await page.evaluate(measure);
  for (let look = 0; look < 10 && found.length > 0; look += 1) {
    await page.waitForTimeout(100);
    found = await page.evaluate(measure);
  }
  return found;
}

async function measure(): Promise<string[]> {
  const root = document.documentElement;
  // Two frames, so that observers have applied the new size.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  const SLACK = 1.5;
  const faults = new Set<string>();
  const quote = (text: string | null): string => `"${(text ?? "").trim().replace(/\s+/g, " ").slice(0, 60)}"`;
  const scope = [...document.querySelectorAll('[role=dialog][data-state="open"]')].at(-1) ?? document.body;

  interface Piece {
    readonly text: string;
    readonly node: Node;
    readonly box: DOMRect;
    readonly layer: Element | null;
  }
  const pieces: Piece[] = [];

  // Cache: neighbouring texts ask about the same elements.
  const remembered = <Value>(answer: (element: Element) => Value): ((element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element) => {
      if (!known.has(element)) known.set(element, answer(element));
      return known.get(element) as Value;
    };
  };
  const styleOf = remembered((element) => {
    const { display, position, overflowX, overflowY, webkitLineClamp, clip, clipPath } = getComputedStyle(element);
    return { display, position, overflowX, overflowY, webkitLineClamp, clip, clipPath };
  });
  const boxOf = remembered((element) => element.getBoundingClientRect());
  const isClipped = remembered((element): boolean => {
    const { clip, clipPath } = styleOf(element);
    if (clip === "rect(0px, 0px, 0px, 0px)" || clipPath === "inset(50%)") return true;
    const above = element.parentElement;
    return above !== null && above !== scope && isClipped(above);
  });

  /** Visible: not hidden, not for assistive technology only, and not a drawing's text. */
  const isSeen = remembered((element) => {
    if (element.closest("svg, script, style, noscript")) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return element === scope || !isClipped(element);
  });

  /** The layer above the page that may cover the element. */
  const layerOf = remembered((element): Element | null => {
    if (/fixed|sticky/.test(styleOf(element).position) || element.getAttribute("role") === "listbox") return element;
    return element.parentElement && layerOf(element.parentElement);
  });

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const layer = layerOf(parent);
      let reachable = true;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        const style = styleOf(at);
        if (at === scope || at === document.body || style.display === "inline") continue;
        const own = boxOf(at);
        const outX = box.right > own.right + SLACK || box.left < own.left - SLACK;
        const outY = box.bottom > own.bottom + box.height / 4 || box.top < own.top - box.height / 4;
        if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) {
          // Reachable by scrolling; content scrolled out of view covers nothing.
          if (outX || outY) reachable = false;
          break;
        }
        if (style.webkitLineClamp !== "none" && outY) {
          // A preview, cut off on purpose.
          reachable = false;
          break;
        }
        if (at.matches("[data-line]") && outX) {
          // A single-line cell with an ellipsis; the tooltip has the whole text.
          reachable = false;
          break;
        }
        if (/hidden|clip/.test(style.overflowX) && outX) faults.add(`cut: ${quote(node.textContent)}`);
        if (/hidden|clip/.test(style.overflowY) && outY) faults.add(`cut: ${quote(node.textContent)}`);
        if (at.matches("a, button, label, [role=tab], td, th, li") && outX) {
          faults.add(`out of its <${at.tagName.toLowerCase()}>: ${quote(node.textContent)}`);
        }
        if (at.matches("a, button, [role=tab]") && outY) {
          faults.add(`out of its <${at.tagName.toLowerCase()}>: ${quote(node.textContent)}`);
        }
      }
      if (reachable) {
        if (box.right > innerWidth + SLACK || box.left < -SLACK)
          faults.add(`beyond the page: ${quote(node.textContent)}`);
        pieces.push({ text: node.textContent, node, box, layer });
      }
    }
  }

  // Includes elements without text, such as icon buttons: a page that does not scroll sideways hides them for good.
  const scrollsOrCuts = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    element !== root &&
    (styleOf(element).overflowX !== "visible" || scrollsOrCuts(element.parentElement));
  for (const control of scope.querySelectorAll("a[href], button, input")) {
    const { left, right } = boxOf(control);
    if (left >= -SLACK && right <= innerWidth + SLACK) continue;
    if (isSeen(control) && !scrollsOrCuts(control.parentElement))
      faults.add(`beyond the page: ${quote(control.getAttribute("aria-label") ?? control.textContent)}`);
  }

  // Line boxes are taller than letters, so use only their middle.
  pieces.sort((a, b) => a.box.top - b.box.top);
  pieces.forEach((a, index) => {
    for (const b of pieces.slice(index + 1)) {
      if (b.box.top > a.box.bottom) break;
      if (a.node === b.node || a.layer !== b.layer) continue;
      const low = Math.min(a.box.bottom - a.box.height / 4, b.box.bottom - b.box.height / 4);
      const high = Math.max(a.box.top + a.box.height / 4, b.box.top + b.box.height / 4);
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      if (low - high > 2 && across > 2) faults.add(`${quote(a.text)} lies on ${quote(b.text)}`);
    }
  });

  // Sticky bars must not overlap. In tables they cover scrolled content.
  const stays = (layer: Element | null): layer is Element =>
    layer !== null && styleOf(layer).position === "sticky" && !layer.closest("table");
  for (const control of scope.querySelectorAll("a[href], button, input")) {
    const layer = layerOf(control);
    if (!stays(layer) || !isSeen(control)) continue;
    const { left, top, width, height } = boxOf(control);
    const [x, y] = [left + width / 2, top + height / 2];
    let shown = width > 1 && height > 1;
    for (let at = control.parentElement; shown && at && layer.contains(at); at = at.parentElement) {
      const [style, own] = [styleOf(at), boxOf(at)];
      if (style.overflowX !== "visible" && (x < own.left || x > own.right)) shown = false;
      if (style.overflowY !== "visible" && (y < own.top || y > own.bottom)) shown = false;
    }
    const hit = shown ? document.elementFromPoint(x, y) : null;
    const above = hit && layerOf(hit);
    if (hit && above && above !== layer && stays(above) && !layer.contains(above))
      faults.add(
        `${quote(control.getAttribute("aria-label") ?? control.textContent)} lies beneath ${quote(hit.outerHTML)}`,
      );
  }

  // Placeholders and read-only values must fit into their field.
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of scope.querySelectorAll<HTMLInputElement>(
    "input:not([type=radio], [type=checkbox], [type=range])",
  )) {
    if (!pen || !isSeen(field)) continue;
    const style = getComputedStyle(field);
    pen.font = style.font;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const text = field.readOnly ? field.value : field.placeholder;
    if (pen.measureText(text).width > room + SLACK) faults.add(`too long for its field: ${quote(text)}`);
  }

  if (root.scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter((element) => boxOf(element).right > innerWidth + 1);
    const names = wide.slice(-3).map((element) => `<${element.tagName.toLowerCase()}> ${quote(element.textContent)}`);
    faults.add(`scrolls sideways by ${root.scrollWidth - innerWidth} px: ${names.join(", ")}`);
  }
  return [...faults];
}
