import { plainText } from "#domain/spelling/plain-text.ts";

interface PageQuery {
  readonly pageIndex?: number;
  readonly pageSize?: number;
}

/** The rows of one page (by default the first 10) and the number of all rows. Empty past the end. */
export function pageOf<Row>(
  rows: readonly Row[],
  { pageIndex = 1, pageSize = 10 }: PageQuery,
): { total: number; list: Row[] } {
  const first = (pageIndex - 1) * pageSize;
  return { total: rows.length, list: rows.slice(first, first + pageSize) };
}

/**
 * Rows whose text contains the filter: case-sensitive, but full and half width are the same. All rows when the
 * filter is empty or missing.
 */
export function containing<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string | undefined,
  filter = "",
): readonly Row[] {
  const wanted = plainText(filter);
  return wanted === "" ? rows : rows.filter((row) => plainText(textOf(row) ?? "").includes(wanted));
}
