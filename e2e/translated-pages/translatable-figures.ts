// Numbers that must not be translated, because a change costs money: amounts, account numbers, addresses, codes, TXIDs,
// numbers of trades and records (rule C9).
import type { Evaluates } from "../screen-list/page-subset.ts";

/**
 * Finds texts of the page that contain a number that must not be translated, and that are not marked as untranslatable.
 * Written content, as HTML or text, is exempt.
 */
export const translatableFigures = (page: Evaluates): Promise<string[]> =>
  page.evaluate(() => {
    const FIGURES = [
      /¥/,
      /\d\s*USDT/,
      // An address or a TXID, full or shortened; an account number, full or masked.
      /\b0x[\dA-F]{4}/i,
      /\bT(?=\w*\d)\w{7}/,
      /\b[\dA-F]{8,}\b/i,
      /[*•]{3}\s*\d/,
      // 123456 is exempt, because the page names it as an example of a bad password.
      /\b(?!123456\b)\d{6,}\b/,
    ];
    /** Elements whose text a member, customer service or an editor has written; it is translated as a whole. */
    const FREE = "[data-free-text], textarea, script, style, title";
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const text = (textContent ?? "").replaceAll("\u200B", "").trim();
      const isFigure = FIGURES.some((figure) => figure.test(text));
      if (!isFigure || !parentElement || parentElement.closest(FREE)) continue;
      if (parentElement.closest("[translate]")?.getAttribute("translate") !== "no") found.add(text);
    }
    return [...found];
  });
