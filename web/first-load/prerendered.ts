import type { PageHeadings } from "./load-plan.ts";

export interface Prerendered {
  /** The page's style element: the global styles, and the style rules that `home` and `waiting` use. */
  readonly styles: string;
  /** Class names of the style rules in `styles`. The site's style sheet, which loads with the code, omits them. */
  readonly classes: readonly string[];
  /** The waiting page: empty elements for a page's heading and introduction, and placeholders for the content below. */
  readonly waiting: string;
  /** The home page in Japanese, as a visitor sees it before any data has loaded. */
  readonly home: string;
  readonly headings: PageHeadings;
  readonly stuck: string;
  readonly noScript: string;
}
