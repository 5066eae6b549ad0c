import type { PageHeadings } from "./load-plan.ts";

export interface Prerendered {
  /** The page's style element: global styles, and the rules of the site's sheet that `home` and `waiting` use. */
  readonly styles: string;
  /** Class names of these rules; the site's sheet, which loads with the code, omits them. */
  readonly classes: readonly string[];
  /** The waiting page: the pages' heading and lead, still empty, and placeholders for the content below. */
  readonly waiting: string;
  /** Home in Japanese, for a visitor, before any data has loaded. */
  readonly home: string;
  readonly headings: PageHeadings;
  readonly stuck: string;
  readonly noScript: string;
}
