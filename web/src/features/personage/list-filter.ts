import type { Days } from "#components/date-range.tsx";
import { dayFromText, tokyoDay } from "#lib/tokyo-day.ts";

export const STATUSES = ["in-review", "success", "failure"] as const;
export type StatusFilter = (typeof STATUSES)[number] | "all";

/** What a list is narrowed to: days of Tokyo, both included, and a state. */
export interface ListFilter extends Days {
  readonly status: StatusFilter;
}

/** Nothing is left out. */
export const NO_FILTER: ListFilter = { from: "", to: "", status: "all" };

/** The filter that an address names; what it does not spell rightly narrows nothing. */
export const filterFromSearch = (search: { from?: string; to?: string; status?: string }): ListFilter => ({
  from: dayFromText(search.from),
  to: dayFromText(search.to),
  status: STATUSES.find((known) => known === search.status) ?? "all",
});

export const isNarrowed = ({ from, to, status }: ListFilter): boolean => from !== "" || to !== "" || status !== "all";

/** Whether a row passes; rows without a state pass any. */
export function passes(
  { from, to, status }: ListFilter,
  { at, audit }: { readonly at: number; readonly audit?: string },
): boolean {
  if (status !== "all" && audit !== undefined && audit !== status) return false;
  if (from === "" && to === "") return true;
  const day = tokyoDay(at);
  return (from === "" || day >= from) && (to === "" || day <= to);
}
