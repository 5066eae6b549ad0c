import { DOMParser, type Schema, type Slice } from "@tiptap/pm/model";
import DOMPurify from "dompurify";
import { mockBase } from "#back-office/api/mock-base.ts";

const TAGS =
  "p h1 h2 h3 h4 ul ol li a strong b em i u s strike del br hr img video blockquote pre code span div table tbody thead tr th td".split(
    " ",
  );
const ATTRIBUTES = ["href", "src", "alt", "title", "start", "colspan", "rowspan", "data-type", "data-checked"];

/**
 * Parses HTML into sanitized elements. Parse HTML only with this function: the page's Trusted Types policy allows
 * parsing to DOMPurify alone.
 */
function elementsOf(html: string): HTMLElement {
  // DOMPurify parses in an inert document, which loads nothing.
  const body = DOMPurify.sanitize(setStylesAside(html), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ATTRIBUTES, ASIDE],
    // Do not check this attribute as a URL, although it has colons: the styles in it are checked below.
    ADD_URI_SAFE_ATTR: [ASIDE],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
  for (const media of body.querySelectorAll("img, video")) if (!isOwn(media.getAttribute("src") ?? "")) media.remove();
  for (const element of body.querySelectorAll<HTMLElement>(`[${ASIDE}]`)) bringStylesBack(element);
  return body;
}

/** Attribute that holds styles during parsing: the CSP blocks inline styles, but allows those that a script sets. */
const ASIDE = "data-own-style";
const setStylesAside = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${ASIDE}=`));

/** The styles that the editor's tools set, with their syntax. */
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

/**
 * Whether an image or a video is embedded, or on the host of the page or of the mock server. A request to any other
 * host would disclose the reader's IP address.
 */
export const isOwn = (address: string): boolean =>
  address.startsWith("data:image/") ||
  (URL.canParse(address, document.baseURI) &&
    [location.origin, mockBase().origin].includes(new URL(address, document.baseURI).origin));

/** HTML as a document of the editor. */
export const documentOf = (schema: Schema, html: string): object =>
  DOMParser.fromSchema(schema).parse(elementsOf(html)).toJSON() as object;

/** HTML as a fragment to paste. */
export const sliceOf = (schema: Schema, html: string): Slice =>
  DOMParser.fromSchema(schema).parseSlice(elementsOf(html), { preserveWhitespace: true });
