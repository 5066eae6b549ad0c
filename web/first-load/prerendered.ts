import type { PageHeadings } from "./load-plan.ts";

export interface Prerendered {
  /** The page's style element: what holds for the whole document, and what home needs of the site's sheet. */
  readonly styles: string;
  /** The names of the rules among them; the site's sheet, which comes with the code, leaves them out. */
  readonly classes: readonly string[];
  /** The shape of a page: a heading and a lead as the pages have them, and places for what follows. */
  readonly waiting: string;
  /** Home as a Japanese visitor sees it before any data has come. */
  readonly home: string;
  readonly headings: PageHeadings;
  readonly stuck: string;
  readonly noScript: string;
}
