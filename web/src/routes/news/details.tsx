import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { Route as RootRoute } from "#routes/__root.tsx";
import { pickStrings } from "#lib/search.ts";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/news/details",
  validateSearch: (search: Record<string, unknown>) => pickStrings(search, "id"),
  component: lazyRouteComponent(() => import("#features/news/news-details-page.tsx"), "NewsDetailsPage"),
});
