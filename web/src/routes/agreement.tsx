import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { Route as RootRoute } from "./__root.tsx";
import { pickStrings } from "#lib/search.ts";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/agreement",
  validateSearch: (search: Record<string, unknown>) => pickStrings(search, "type"),
  component: lazyRouteComponent(() => import("#features/agreement/agreement-page.tsx"), "AgreementPage"),
});
