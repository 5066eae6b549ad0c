import { DOMParser, type Schema, type Slice } from "@tiptap/pm/model";
import DOMPurify from "dompurify";
import { mockBase } from "#back-office/api/mock-base.ts";

const TAGS =
  "p h1 h2 h3 h4 ul ol li a strong b em i u s strike del br hr img video blockquote pre code span div table tbody thead tr th td".split(
    " ",
  );
const ATTRIBUTES = ["href", "src", "alt", "title", "start", "colspan", "rowspan", "data-type", "data-checked"];

/**
 * HTML as elements, with what an editor keeps and nothing that runs. The one way in: a browser that keeps to the page's
 * policy parses HTML for DOMPurify alone.
 */
function elementsOf(html: string): HTMLElement {
  // In a document of its own, in which nothing is loaded.
  const body = DOMPurify.sanitize(setStylesAside(html), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ATTRIBUTES, ASIDE],
    // Not taken for an address, because of its colons.
    ADD_URI_SAFE_ATTR: [ASIDE],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
  for (const media of body.querySelectorAll("img, video")) if (!isOwn(media.getAttribute("src") ?? "")) media.remove();
  for (const element of body.querySelectorAll<HTMLElement>(`[${ASIDE}]`)) bringStylesBack(element);
  return body;
}

/** Where styles wait: the page's policy refuses them while HTML is parsed, and allows what a script sets. */
const ASIDE = "data-own-style";
const setStylesAside = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${ASIDE}=`));

/** What the editor's own tools set, and how it is written. */
const STYLES: Readonly<Record<string, RegExp>> = {
  color: /^(#[\da-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]+)$/i,
  "background-color": /^(#[\da-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]+)$/i,
  "font-size": /^\d+(\.\d+)?(px|em|rem|%)$/,
  "text-align": /^(left|center|right|justify)$/,
  "margin-inline-start": /^\d+(\.\d+)?em$/,
};

function bringStylesBack(element: HTMLElement): void {
  for (const declaration of (element.getAttribute(ASIDE) ?? "").split(";")) {
    const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
    if (STYLES[name.toLowerCase()]?.test(value)) element.style.setProperty(name.toLowerCase(), value);
  }
  element.removeAttribute(ASIDE);
}

/** Whether an image or a video is the page's or the mock server's: any other host would learn of the reader. */
export const isOwn = (address: string): boolean =>
  address.startsWith("data:image/") ||
  (URL.canParse(address, document.baseURI) &&
    [location.origin, mockBase().origin].includes(new URL(address, document.baseURI).origin));

/** HTML as a document of the editor. */
export const documentOf = (schema: Schema, html: string): object =>
  DOMParser.fromSchema(schema).parse(elementsOf(html)).toJSON() as object;

/** HTML as a piece that can be pasted. */
export const sliceOf = (schema: Schema, html: string): Slice =>
  DOMParser.fromSchema(schema).parseSlice(elementsOf(html), { preserveWhitespace: true });
