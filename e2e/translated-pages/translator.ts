// Simulates a browser's translation without a service. A translation is the original text between two marks. Playwright
// ignores the marks when it compares texts and names, so specs find words as usual.
import type { Page } from "@playwright/test";

/**
 * How a translation is inserted. `font`: in font elements, like Chrome. `widget`: in font elements too, but by a script
 * of the page. `text`: in new text nodes, like Safari. `place`: in the page's own text nodes, like extensions.
 */
export type Way = "font" | "widget" | "text" | "place";

interface Translated {
  showOriginal?: () => void;
}

/** Translates the page and later changes, each `delay` ms after it appears. */
export const translate = (page: Page, way: Way = "font", delay = 0): Promise<void> =>
  page.evaluate(scriptOf(way, delay));

/** Translates each page from its first text on, before its own code runs. */
export const translateFromStart = (page: Page): Promise<unknown> => page.addInitScript(scriptOf("font", 0));

/** Ends the translation and restores the original texts. */
export const showOriginal = (page: Page): Promise<void> => page.evaluate(() => (window as Translated).showOriginal?.());

type Native = Pick<Node, "appendChild" | "insertBefore" | "removeChild">;

/** Functions that run in the page are passed as source: none of them can use anything outside itself. */
const scriptOf = (way: Way, delay: number): string =>
  `(${runTranslator.toString()})(${JSON.stringify(way)}, ${delay}, (${takeNative.toString()})())`;

/**
 * Takes native functions from another document, because the page may have replaced its own; a browser's translator uses
 * native ones.
 */
function takeNative(): Native {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  if (!document.head) return { appendChild, insertBefore, removeChild };
  const frame = document.createElement("iframe");
  document.head.append(frame);
  const { Node: Other } = frame.contentWindow as Window & typeof globalThis;
  frame.remove();
  return Other.prototype;
}

function runTranslator(way: Way, delay: number, native: Native): void {
  const SKIPPED = "title, script, style, noscript, textarea, [translate=no], .notranslate, [contenteditable=true]";
  const MARK = "\u200B\u200B";
  const { appendChild, insertBefore, removeChild } = native;
  const originals = new Map<Node, Node>();
  const put = (node: Node, before: Node): void => {
    const parent = before.parentNode;
    if (way === "widget") {
      parent?.insertBefore(node, before);
      parent?.removeChild(before);
    } else {
      insertBefore.call(parent, node, before);
      removeChild.call(parent, before);
    }
  };
  const standInOf = (text: string): Node => {
    const node = document.createTextNode(text);
    if (way === "text") return node;
    const [font, inner] = [document.createElement("font"), document.createElement("font")];
    font.style.verticalAlign = inner.style.verticalAlign = "inherit";
    appendChild.call(inner, node);
    appendChild.call(font, inner);
    return font;
  };
  const translateText = (node: Text, text: string): void => {
    if (!node.isConnected || text.startsWith(MARK) || text.trim() === "" || node.parentElement?.closest(SKIPPED))
      return;
    const translation = MARK + text + MARK;
    if (way === "place") {
      node.data = translation;
      return;
    }
    const standIn = standInOf(translation);
    originals.set(standIn, node);
    put(standIn, node);
  };
  const translateBelow = (node: Node): void => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = node instanceof Text ? [node] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const { data } = text;
      if (delay === 0) translateText(text, data);
      else setTimeout(() => translateText(text, data), delay);
    }
  };
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === "characterData" ? [target] : addedNodes).forEach(translateBelow);
  });
  const begin = (): void => {
    document.documentElement.lang = "ko";
    document.documentElement.classList.add("translated-ltr");
    translateBelow(document.body);
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
  changes.observe(document, { subtree: true, childList: true, characterData: true });
  const end = (): void => {
    changes.disconnect();
    originals.forEach((original, standIn) => standIn.parentNode && put(original, standIn));
  };
  Object.assign(window, { showOriginal: end });
}
