import { dayFromText, tokyoDay } from "#lib/time/tokyo-day.ts";
import type { Days } from "./date-range.tsx";

export const STATUSES = ["in-review", "success", "failure", "cancelled"] as const;
export type StatusFilter = (typeof STATUSES)[number] | "all";

export const SORTS = ["newest", "oldest", "largest", "smallest"] as const;
export type Sort = (typeof SORTS)[number];

/** The filter of a list (first and last day in Tokyo, a status and a text) and its sort order. */
export interface ListFilter extends Days {
  readonly status: StatusFilter;
  /** Search text that a row must contain, as typed; "" matches all. Only lists with a search field use it. */
  readonly text: string;
  readonly sort: Sort;
}

/** No filter; newest first, the server's order. */
export const NO_FILTER: ListFilter = { from: "", to: "", status: "all", text: "", sort: "newest" };

/** Parses the filter from the URL; invalid values are ignored. */
export const filterFromSearch = (search: {
  from?: string;
  to?: string;
  status?: string;
  sort?: string;
  q?: string;
}): ListFilter => ({
  from: dayFromText(search.from),
  to: dayFromText(search.to),
  status: STATUSES.find((known) => known === search.status) ?? "all",
  text: search.q ?? "",
  sort: SORTS.find((known) => known === search.sort) ?? "newest",
});

export const isNarrowed = ({ from, to, status, text }: ListFilter): boolean =>
  from !== "" || to !== "" || status !== "all" || text.trim() !== "";

interface ListRow {
  readonly at: number | null;
  readonly amount: number | string | null;
}

/** The rows of a complete list that pass the days and the status of the filter, in its sort order. */
export const filtered = <Row extends ListRow>(
  rows: readonly Row[],
  filter: ListFilter,
  stateOf?: (row: Row) => string,
): readonly Row[] =>
  sorted(
    rows.filter((row) => passes(filter, { at: row.at, state: stateOf?.(row) })),
    filter.sort,
  );

/** Sorts the rows (rule R7); rows with equal amounts stay newest first. */
export function sorted<Row extends ListRow>(rows: readonly Row[], sort: Sort): readonly Row[] {
  if (sort === "newest") return rows;
  if (sort === "oldest") return rows.toReversed();
  const sign = sort === "largest" ? -1 : 1;
  return rows.toSorted((a, b) => sign * (Number(a.amount ?? 0) - Number(b.amount ?? 0)));
}

/** Whether the list is sorted by time, and so can have month headings. */
export const isByTime = (sort: Sort): boolean => sort === "newest" || sort === "oldest";

/** Whether a row passes the days and the status of the filter; rows without a status pass every status. */
export function passes(
  { from, to, status }: ListFilter,
  { at, state }: { readonly at: number | null; readonly state?: string | undefined },
): boolean {
  if (status !== "all" && state !== undefined && state !== status) return false;
  if (from === "" && to === "") return true;
  // A row without a time matches no day.
  if (at === null) return false;
  const day = tokyoDay(at);
  return (from === "" || day >= from) && (to === "" || day <= to);
}
