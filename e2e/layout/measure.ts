// Measures layout defects inside the page. The functions are sent to the page as source, so they can use only each other.

/** Styles, boxes and visibility of elements; cached, because neighbouring texts share their ancestors. */
interface Looks {
  readonly scope: Element;
  readonly styleOf: (element: Element) => Style;
  readonly boxOf: (element: Element) => DOMRect;
  /** Visible: not hidden, not for assistive technology only, and not a drawing's text. */
  readonly isSeen: (element: Element) => boolean;
  /** The fixed, sticky or listbox layer that contains the element; null if it is part of the page itself. */
  readonly layerOf: (element: Element) => Element | null;
}

type Style = Pick<
  CSSStyleDeclaration,
  "display" | "position" | "overflowX" | "overflowY" | "webkitLineClamp" | "clip" | "clipPath"
>;

/** A line of text. */
interface Piece {
  readonly text: string;
  readonly node: Node;
  readonly box: DOMRect;
  readonly layer: Element | null;
}

function quote(text: string | null): string {
  return `"${(text ?? "").trim().replace(/\s+/g, " ").slice(0, 60)}"`;
}

/** Tolerance in pixels. */
function slack(): number {
  return 1.5;
}

function isOutside({ left, right }: DOMRect): boolean {
  return left < -slack() || right > innerWidth + slack();
}

function cached<Value>(answer: (element: Element) => Value): (element: Element) => Value {
  const known = new Map<Element, Value>();
  return (element) => {
    if (!known.has(element)) known.set(element, answer(element));
    return known.get(element) as Value;
  };
}

function looksIn(scope: Element): Looks {
  const styleOf = cached((element): Style => {
    const { display, position, overflowX, overflowY, webkitLineClamp, clip, clipPath } = getComputedStyle(element);
    return { display, position, overflowX, overflowY, webkitLineClamp, clip, clipPath };
  });
  const isClipped = cached((element): boolean => {
    const { clip, clipPath } = styleOf(element);
    if (clip === "rect(0px, 0px, 0px, 0px)" || clipPath === "inset(50%)") return true;
    const above = element.parentElement;
    return above !== null && above !== scope && isClipped(above);
  });
  const layerOf = cached((element): Element | null => {
    if (/fixed|sticky/.test(styleOf(element).position) || element.getAttribute("role") === "listbox") return element;
    return element.parentElement && layerOf(element.parentElement);
  });
  const isSeen = cached((element) => {
    if (element.closest("svg, script, style, noscript")) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return element === scope || !isClipped(element);
  });
  return { scope, styleOf, boxOf: cached((element) => element.getBoundingClientRect()), isSeen, layerOf };
}

/**
 * Adds a fault for each ancestor that cuts a line of text or that the line sticks out of. Returns false if the line is
 * scrolled out of view or cut off on purpose.
 */
function isInPlace(box: DOMRect, parent: Element, looks: Looks, add: (fault: string) => void): boolean {
  for (let at: Element | null = parent; at; at = at.parentElement) {
    const style = looks.styleOf(at);
    if (at === looks.scope || at === document.body || style.display === "inline") continue;
    const own = looks.boxOf(at);
    const outX = box.right > own.right + slack() || box.left < own.left - slack();
    const outY = box.bottom > own.bottom + box.height / 4 || box.top < own.top - box.height / 4;
    // A reader can scroll to the content of a scrolling element. While scrolled out of view, it covers nothing.
    if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) return !outX && !outY;
    // A preview, cut off on purpose.
    if (style.webkitLineClamp !== "none" && outY) return false;
    // A single-line cell with an ellipsis; the tooltip has the whole text.
    if (at.matches("[data-line]") && outX) return false;
    if ((/hidden|clip/.test(style.overflowX) && outX) || (/hidden|clip/.test(style.overflowY) && outY)) add("cut");
    const isLeaving =
      (at.matches("a, button, label, [role=tab], td, th, li") && outX) || (at.matches("a, button, [role=tab]") && outY);
    if (isLeaving) add(`out of its <${at.tagName.toLowerCase()}>`);
  }
  return true;
}

/** Collects the visible lines of text, and adds the faults of each line. */
function piecesIn(looks: Looks, faults: Set<string>): Piece[] {
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(looks.scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent;
    if (!parent || !text?.trim() || !looks.isSeen(parent)) continue;
    const add = (fault: string): void => void faults.add(`${fault}: ${quote(text)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1 || !isInPlace(box, parent, looks, add)) continue;
      if (isOutside(box)) add("beyond the page");
      pieces.push({ text, node, box, layer: looks.layerOf(parent) });
    }
  }
  return pieces;
}

function nameOf(control: Element): string {
  return quote(control.getAttribute("aria-label") ?? control.textContent);
}

/**
 * Adds faults of controls beyond the page's edge: users cannot reach them, because the page does not scroll sideways.
 * Includes controls without text, such as icon buttons.
 */
function addHiddenControls({ scope, styleOf, boxOf, isSeen }: Looks, faults: Set<string>): void {
  const scrollsOrCuts = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    element !== document.documentElement &&
    (styleOf(element).overflowX !== "visible" || scrollsOrCuts(element.parentElement));
  for (const control of scope.querySelectorAll("a[href], button, input"))
    if (isOutside(boxOf(control)) && isSeen(control) && !scrollsOrCuts(control.parentElement))
      faults.add(`beyond the page: ${nameOf(control)}`);
}

/**
 * Adds faults of texts that cover each other. Compares only the middle of each line box, because line boxes are taller
 * than letters.
 */
function addOverlaps(pieces: Piece[], faults: Set<string>): void {
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
}

/**
 * Adds faults of controls that are in a sticky bar and covered by another sticky bar. Sticky cells of tables are
 * exempt, because they cover scrolled content on purpose.
 */
function addCoveredBars({ scope, styleOf, boxOf, isSeen, layerOf }: Looks, faults: Set<string>): void {
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
      faults.add(`${nameOf(control)} lies beneath ${quote(hit.outerHTML)}`);
  }
}

/** Adds faults of placeholders and read-only values that do not fit into their field. */
function addTightFields({ scope, isSeen }: Looks, faults: Set<string>): void {
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of scope.querySelectorAll<HTMLInputElement>(
    "input:not([type=radio], [type=checkbox], [type=range])",
  )) {
    if (!pen || !isSeen(field)) continue;
    const style = getComputedStyle(field);
    pen.font = style.font;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const text = field.readOnly ? field.value : field.placeholder;
    if (pen.measureText(text).width > room + slack()) faults.add(`too long for its field: ${quote(text)}`);
  }
}

function addSidewaysScroll({ boxOf }: Looks, faults: Set<string>): void {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return;
  const wide = [...document.body.querySelectorAll("*")].filter((element) => boxOf(element).right > innerWidth + 1);
  const names = wide.slice(-3).map((element) => `<${element.tagName.toLowerCase()}> ${quote(element.textContent)}`);
  faults.add(`scrolls sideways by ${scrollWidth - innerWidth} px: ${names.join(", ")}`);
}

async function measure(): Promise<string[]> {
  // Two frames, so that observers have applied the new size.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const faults = new Set<string>();
  const looks = looksIn([...document.querySelectorAll('[role=dialog][data-state="open"]')].at(-1) ?? document.body);
  const pieces = piecesIn(looks, faults);
  addHiddenControls(looks, faults);
  addOverlaps(pieces, faults);
  addCoveredBars(looks, faults);
  addTightFields(looks, faults);
  addSidewaysScroll(looks, faults);
  return [...faults];
}

const PARTS = [
  quote,
  slack,
  isOutside,
  cached,
  looksIn,
  isInPlace,
  piecesIn,
  nameOf,
  addHiddenControls,
  addOverlaps,
  addCoveredBars,
  addTightFields,
  addSidewaysScroll,
  measure,
];

/** An expression that runs `measure` in the page; it evaluates to a promise of the faults. */
export const MEASURE = `(() => { ${PARTS.join("\n")} return measure(); })()`;
