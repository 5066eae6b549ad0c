import type { Language } from "#lib/language.ts";

/** The files that a page needs first, as relative URLs, and the path of its main data. */
export interface GivenView {
  readonly files: readonly string[];
  readonly centre?: true | undefined;
  readonly read?: string | undefined;
}

/** Heading and introduction by language and page. */
export type PageHeadings = Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>;

export interface LoadPlan {
  /** Files that every page needs, the entry first. */
  readonly everywhere: readonly string[];
  readonly texts: Readonly<Record<Language, { readonly site: readonly string[]; readonly centre: readonly string[] }>>;
  readonly headings: PageHeadings;
  readonly home: GivenView;
  readonly views: Readonly<Record<string, GivenView>>;
}
