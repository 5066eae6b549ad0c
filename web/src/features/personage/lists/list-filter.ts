import type { Days } from "./date-range.tsx";
import { dayFromText, tokyoDay } from "#lib/tokyo-day.ts";

export const STATUSES = ["in-review", "success", "failure", "cancelled"] as const;
export type StatusFilter = (typeof STATUSES)[number] | "all";

export const SORTS = ["newest", "oldest", "largest", "smallest"] as const;
export type Sort = (typeof SORTS)[number];

/** What a list is narrowed to, days of Tokyo, both included, and a state; and in which order it stands. */
export interface ListFilter extends Days {
  readonly status: StatusFilter;
  readonly sort: Sort;
}

/** Nothing is left out, and the newest stands first, as the server lists it. */
export const NO_FILTER: ListFilter = { from: "", to: "", status: "all", sort: "newest" };

/** The filter that an address names; what it does not spell rightly narrows nothing. */
export const filterFromSearch = (search: {
  from?: string;
  to?: string;
  status?: string;
  sort?: string;
}): ListFilter => ({
  from: dayFromText(search.from),
  to: dayFromText(search.to),
  status: STATUSES.find((known) => known === search.status) ?? "all",
  sort: SORTS.find((known) => known === search.sort) ?? "newest",
});

export const isNarrowed = ({ from, to, status }: ListFilter): boolean => from !== "" || to !== "" || status !== "all";

interface ListRow {
  readonly at: number;
  readonly amount: number | string;
}

/** What the filter lets through of a whole list, in its order; rows without a way to their state have none. */
export const filtered = <Row extends ListRow>(
  rows: readonly Row[],
  filter: ListFilter,
  stateOf?: (row: Row) => string,
): readonly Row[] =>
  sorted(
    rows.filter((row) => passes(filter, { at: row.at, state: stateOf?.(row) })),
    filter.sort,
  );

/** The rows in the order asked for (rule R7); those that are equal in it stay the newest first, as they come. */
export function sorted<Row extends ListRow>(rows: readonly Row[], sort: Sort): readonly Row[] {
  if (sort === "newest") return rows;
  if (sort === "oldest") return rows.toReversed();
  const sign = sort === "largest" ? -1 : 1;
  return rows.toSorted((a, b) => sign * (Number(a.amount) - Number(b.amount)));
}

/** By its days the list has months; by its amounts it has none. */
export const isByTime = (sort: Sort): boolean => sort === "newest" || sort === "oldest";

/** Whether a row passes; rows without a state pass any. */
export function passes(
  { from, to, status }: ListFilter,
  { at, state }: { readonly at: number; readonly state?: string | undefined },
): boolean {
  if (status !== "all" && state !== undefined && state !== status) return false;
  if (from === "" && to === "") return true;
  const day = tokyoDay(at);
  return (from === "" || day >= from) && (to === "" || day <= to);
}
