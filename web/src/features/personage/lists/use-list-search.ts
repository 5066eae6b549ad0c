import { useNavigate, useSearch } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { pageFromText } from "#lib/paging.ts";
import { pickStrings } from "#lib/url/pick-strings.ts";
import { filterFromSearch, isNarrowed, type ListFilter, NO_FILTER } from "./list-filter.ts";

/** The search parameters of a list, without those of an open dialog. */
const LIST_SEARCH = ["tab", "page", "from", "to", "status", "sort", "q"] as const;

/**
 * Page, filter and tab of a section's list, stored in the URL. `tab` and `filter` change at once; the rows follow
 * `shown` in a deferred render that does not block the next press.
 */
export function useListSearch() {
  const navigate = useNavigate({ from: "/personage" });
  const search = useSearch({
    from: "/personage",
    // Omits the dialog, so that opening one does not re-render the list.
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

  // Clearing a filter adds a history entry, so that the browser's back button restores it.
  const setFilter = (filter: ListFilter) => {
    const { from, to, status, sort, text } = filter;
    go(
      { from, to, status: status === "all" ? "" : status, sort: sort === "newest" ? "" : sort, q: text, page: "" },
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
      /** The rows on screen are still those of an earlier page or filter. */
      outdated: shown !== search,
    },
    setFilter,
    clearFilter: () => setFilter(NO_FILTER),
    /** The days, the search text and the sort order also apply to the new tab; status and page do not. */
    setTab: (tab: string) => go({ tab, page: "", status: "" }, true),
    /** Changing the page adds a history entry; `replace` is for a page that does not exist. */
    setPage: (page: number, replace = false) => go({ page: page === 1 ? "" : String(page) }, replace),
  };
}
