import DOMPurify from "dompurify";
import { withoutInvisible } from "#lib/text/normalize-text.ts";

/** The level for the highest headings of a text, so that they are below the page's own headings. */
export type TopHeading = 2 | 3;

export interface CleanOptions {
  /**
   * Resolves an image path to a URL of the server; null omits the image. Images of other hosts must be omitted, because
   * their host would learn who reads the page.
   */
  pictureUrl: (path: string) => string | null;
  topHeading: TopHeading;
  /** Text that is appended to external links. */
  newWindow: string;
  /** Accessible name of a table. */
  table: string;
  /** The page's own heading. A heading with the same text at the start of the HTML is removed. */
  title?: string | undefined;
}

// The editors of the texts write h1, b and i; these are renamed below.
const TAGS = "p h1 h2 h3 h4 ul ol li table thead tbody tr th td a strong b em i br img blockquote code hr".split(" ");
const ATTRIBUTES = ["href", "src", "alt", "title", "colspan", "rowspan"];

/**
 * Sanitizes HTML from the server by an allow list: no script, style, class, id, form or frame (rule N1). Only links to
 * http(s), mailto or our own pages stay links; others become plain text. Images load only from the server, and lazily.
 */
export function cleanHtml(html: string, options: CleanOptions): DocumentFragment {
  const content = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  rename(content, "b", "strong");
  rename(content, "i", "em");
  dropTitle(content, options.title);
  settleHeadings(content, options.topHeading);
  for (const link of content.querySelectorAll("a")) settleLink(link, options.newWindow);
  for (const image of content.querySelectorAll("img")) settleImage(image, options.pictureUrl);
  for (const table of content.querySelectorAll("table")) settleTable(table, options.table);
  keepDatesWhole(content);
  return content;
}

/**
 * The beginning of HTML from the server as plain text with at most emphasis, cut to `length` characters. Contains no
 * links, because the preview is inside a link. Headings, images and tables are left out, because they need space; if
 * there is nothing else, the text of headings and tables is used.
 */
export function cleanPreview(html: string, length: number): DocumentFragment {
  const sanitized = () =>
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: [],
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
  let content = sanitized();
  for (const block of content.querySelectorAll("h1, h2, h3, h4, table, img, hr")) block.remove();
  if (content.textContent.trim() === "") content = sanitized();
  rename(content, "b", "strong");
  rename(content, "i", "em");
  for (const element of content.querySelectorAll("*")) {
    if (element.matches("strong, em")) continue;
    element.replaceWith(...element.childNodes, jointAfter(element));
  }
  closeAfterStops(content);
  cutAt(content, length);
  keepDatesWhole(content);
  return content;
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The text to insert after an element that is flattened into running text: a comma after a list item, a full stop after
 * the last one, a space after other elements and after items that end with punctuation. Nothing after links, code,
 * lists and East Asian full stops.
 */
function jointAfter(element: Element): string {
  if (element.matches("a, code, ul, ol")) return "";
  const text = element.textContent.trim();
  if (/[。！？]$/.test(text)) return "";
  if (!element.matches("li") || !/[\p{L}\p{N})）」%]$/u.test(text)) return " ";
  const [between, atEnd] = CJK.test(text) ? ["、", "。"] : [", ", ". "];
  return element.nextElementSibling?.matches("li") ? between : atEnd;
}

/** Removes spaces after a Japanese or Chinese full stop, because the character already contains space. */
function closeAfterStops(content: DocumentFragment): void {
  content.normalize();
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/(?<=[。！？])\s+/g, "");
  }
}

/** Keeps Japanese and Chinese dates on one line; Chromium's phrase breaking would split them after the month. */
function keepDatesWhole(content: DocumentFragment): void {
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const found = /(?:\d{4}年)?\d{1,2}月\d{1,2}日/.exec(text.data);
    if (!found || text.parentElement?.dataset["date"] === "") continue;
    const range = document.createRange();
    range.setStart(text, found.index);
    range.setEnd(text, found.index + found[0].length);
    const whole = document.createElement("span");
    whole.dataset["date"] = "";
    whole.style.whiteSpace = "nowrap";
    range.surroundContents(whole);
  }
}

/** Truncates the text to a number of characters and appends an ellipsis; the markup stays valid. */
function cutAt(content: DocumentFragment, length: number): void {
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  let left = length;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.length <= left) {
      left -= text.data.length;
      continue;
    }
    // Do not cut a surrogate pair in half.
    const kept = text.data.slice(0, left).replace(/[\ud800-\udbff]$/, "");
    const rest = document.createRange();
    rest.setStart(text, kept.length);
    rest.setEnd(content, content.childNodes.length);
    rest.deleteContents();
    content.append("…");
    return;
  }
}

function rename(content: DocumentFragment, from: string, to: string): void {
  for (const old of content.querySelectorAll(from)) {
    const fresh = document.createElement(to);
    fresh.append(...old.childNodes);
    old.replaceWith(fresh);
  }
}

function dropTitle(content: DocumentFragment, title: string | undefined): void {
  const first = content.firstElementChild;
  if (title === undefined || !first?.matches("h1, h2")) return;
  // The page's own heading may contain invisible line-break opportunities.
  if (first.textContent.trim() === withoutInvisible(title)) first.remove();
}

/** Renumbers the headings of a text without gaps, starting at `topHeading`. */
function settleHeadings(content: DocumentFragment, topHeading: TopHeading): void {
  const used = ["h1", "h2", "h3", "h4"].filter((level) => content.querySelector(level));
  const places = used.map((from, index) => ({ from, to: `h${Math.min(topHeading + index, 5)}` }));
  // When levels increase, rename the largest number first (h3 to h4 before h2 to h3); when they decrease, the smallest
  // first. Otherwise a heading would be renamed twice.
  const down = places.filter(({ from, to }) => to > from).toReversed();
  const up = places.filter(({ from, to }) => to < from);
  for (const { from, to } of [...up, ...down]) rename(content, from, to);
}

function settleLink(link: HTMLAnchorElement, newWindow: string): void {
  const href = link.getAttribute("href")?.trim() ?? "";
  if (/^(#\/|mailto:)/i.test(href)) return;
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return link.replaceWith(...link.childNodes);
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  const mark = document.createElement("span");
  mark.dataset["outside"] = "";
  mark.textContent = newWindow;
  link.append(mark);
}

function settleImage(image: HTMLImageElement, pictureUrl: CleanOptions["pictureUrl"]): void {
  const url = pictureUrl(image.getAttribute("src") ?? "");
  if (url === null) return image.remove();
  image.removeAttribute("src");
  image.setAttribute("loading", "lazy");
  image.setAttribute("decoding", "async");
  if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
  image.setAttribute("src", url);
}

/** A number, optionally with a sign, a currency and a unit. */
const FIGURE = /^[-+−±約]?\s?[¥￥$]?\s?\d[\d,.]*\s?[\p{L}%％]{0,4}$/u;

/** Wraps a table in a box that scrolls if the table is too wide. */
function settleTable(table: HTMLTableElement, label: string): void {
  alignFigures(table);
  // A nested table scrolls with the box of the outer one.
  if (table.parentElement?.closest("table")) return;
  const box = document.createElement("div");
  box.dataset["scroll"] = "";
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", label);
  table.replaceWith(box);
  box.append(table);
}

/** Aligns columns of numbers, with their headers, at the end. */
function alignFigures(table: HTMLTableElement): void {
  const rows = [...table.rows].map(({ cells }) => [...cells]);
  if (rows.some((cells) => cells.some(({ colSpan, rowSpan }) => colSpan > 1 || rowSpan > 1))) return;
  rows[0]?.forEach((_, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const values = cells.filter(({ tagName }) => tagName === "TD");
    // The first column names the rows, even if it contains numbers such as years.
    if (column === 0 || values.length === 0 || !values.every(({ textContent }) => FIGURE.test(textContent.trim())))
      return;
    for (const cell of cells) cell.dataset["figure"] = "";
  });
}
