import type { Language } from "#lib/language.ts";

/** What a page needs first, by the addresses of files. */
export interface GivenView {
  readonly files: readonly string[];
  readonly centre?: true | undefined;
  readonly read?: string | undefined;
}

/** Heading and lead by page. */
export type PageHeadings = Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>;

export interface LoadPlan {
  /** The entry, then what every page needs. */
  readonly everywhere: readonly string[];
  readonly texts: Readonly<Record<Language, { readonly site: readonly string[]; readonly centre: readonly string[] }>>;
  readonly headings: PageHeadings;
  readonly home: GivenView;
  readonly views: Readonly<Record<string, GivenView>>;
}
