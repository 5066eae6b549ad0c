import { useNavigate, useSearch } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { pageFromText } from "#lib/paging.ts";
import { pickStrings } from "#lib/search.ts";
import { filterFromSearch, isNarrowed, type ListFilter, NO_FILTER } from "./list-filter.ts";

/** What the address says of a list; its dialog is not part of it. */
const LIST_SEARCH = ["tab", "page", "from", "to", "status", "sort"] as const;

/**
 * The page, the filter and the tab of a section's list, all of which live in the URL. What is pressed shows at once by
 * `tab` and `filter`; the rows follow in a render that lets the next press through, by what `shown` says.
 */
export function useListSearch() {
  const navigate = useNavigate({ from: "/personage" });
  const search = useSearch({
    from: "/personage",
    // Not the dialog, or a list would be drawn again for each that opens.
    select: (search) => pickStrings(search, ...LIST_SEARCH),
    structuralSharing: true,
  });

  const shown = useDeferredValue(search);

  const go = (patch: Partial<Record<(typeof LIST_SEARCH)[number], string>>, replace: boolean) =>
    void navigate({
      search: (previous) => pickStrings({ ...previous, ...patch }, "personageHighlight", ...LIST_SEARCH),
      replace,
      resetScroll: false,
    });

  // What clears a filter is a step of its own: the browser's back brings the filter again.
  const setFilter = (filter: ListFilter) => {
    const { from, to, status, sort } = filter;
    go(
      { from, to, status: status === "all" ? "" : status, sort: sort === "newest" ? "" : sort, page: "" },
      isNarrowed(filter),
    );
  };

  return {
    tab: search.tab,
    filter: filterFromSearch(search),
    shown: {
      tab: shown.tab,
      page: pageFromText(shown.page),
      filter: filterFromSearch(shown),
      /** Other rows have been asked for. */
      outdated: shown !== search,
    },
    setFilter,
    clearFilter: () => setFilter(NO_FILTER),
    /** The days stay, since the other tab is looked at for the same time; its states and pages are its own. */
    setTab: (tab: string) => go({ tab, page: "", status: "" }, true),
    /** A page is a place to come back to; `replace` is for one that is not there. */
    setPage: (page: number, replace = false) => go({ page: page === 1 ? "" : String(page) }, replace),
  };
}
