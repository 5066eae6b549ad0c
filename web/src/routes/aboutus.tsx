import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { indexQuery } from "#api/about.ts";
import { whenOnline } from "#components/when-online.ts";
import { Route as RootRoute } from "./__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/aboutus",
  loader: ({ context }) => void context.queryClient.prefetchQuery(indexQuery()),
  component: lazyRouteComponent(
    whenOnline(() => import("#features/aboutus/about-us-page.tsx")),
    "AboutUsPage",
  ),
});
