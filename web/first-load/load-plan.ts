import type { Language } from "#lib/language.ts";

/** The files that a page needs first, as relative URLs, and its main read. */
export interface GivenView {
  readonly files: readonly string[];
  readonly centre?: true | undefined;
  readonly read?: string | undefined;
}

/** Heading and lead of each page, by language and page. */
export type PageHeadings = Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>;

export interface LoadPlan {
  /** Files of every page; the entry is the first. */
  readonly everywhere: readonly string[];
  readonly texts: Readonly<Record<Language, { readonly site: readonly string[]; readonly centre: readonly string[] }>>;
  readonly headings: PageHeadings;
  readonly home: GivenView;
  readonly views: Readonly<Record<string, GivenView>>;
}
