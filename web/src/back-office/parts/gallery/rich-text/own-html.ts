import { DOMParser, type Schema, type Slice } from "@tiptap/pm/model";
import DOMPurify from "dompurify";

const TAGS = "p h1 h2 h3 h4 ul ol li a strong b em i u s strike del br hr img blockquote pre code span div".split(" ");

/**
 * HTML as elements, with what an editor keeps and nothing that runs. The one way in: a browser that keeps to the page's
 * policy parses HTML for DOMPurify alone.
 */
function elementsOf(html: string): HTMLElement {
  // In a document of its own, in which nothing is loaded.
  const body = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ["href", "src", "alt", "title", "start"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
  for (const image of body.querySelectorAll("img")) if (!isOwn(image.getAttribute("src") ?? "")) image.remove();
  return body;
}

/** An image from another host would reveal the reader to that host. */
const isOwn = (address: string): boolean =>
  address.startsWith("data:image/") ||
  (URL.canParse(address, document.baseURI) && new URL(address, document.baseURI).origin === location.origin);

/** HTML as a document of the editor. */
export const documentOf = (schema: Schema, html: string): object =>
  DOMParser.fromSchema(schema).parse(elementsOf(html)).toJSON() as object;

/** HTML as a piece that can be pasted. */
export const sliceOf = (schema: Schema, html: string): Slice =>
  DOMParser.fromSchema(schema).parseSlice(elementsOf(html), { preserveWhitespace: true });
