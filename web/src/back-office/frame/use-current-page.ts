import { useLocation } from "@tanstack/react-router";
import { useLayoutEffect, useMemo, useState } from "react";
import { targetOf } from "#back-office/routing/find-route.ts";
import type { Page } from "#back-office/routing/page.ts";
import { useRoutes } from "#back-office/routing/routes.ts";
import { openAffixed, openTab } from "#back-office/routing/tabs.ts";

/** The page of the current address, or the previous page until a route matches. Opens the page's tab. */
export function useCurrentPage(): Page | null {
  const routes = useRoutes();
  const { pathname, href, search } = useLocation();
  const found = useMemo((): Page | null => {
    const target = targetOf(routes, pathname);
    if (target?.kind !== "page") return null;
    return { path: pathname, params: target.params, search, node: target.node };
  }, [routes, pathname, search]);
  const [page, setPage] = useState(found);
  if (found && found !== page) setPage(found);

  // Layout effects run before the effects of the view, which may set the tab's title: the tab must be open by then.
  useLayoutEffect(() => {
    if (routes.length > 0) openAffixed();
  }, [routes]);
  useLayoutEffect(() => {
    if (found && !found.node.meta.noTagsView) openTab(found, href);
  }, [found, href]);
  return found ?? page;
}
