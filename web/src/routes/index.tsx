import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { homeProductQuery } from "#api/products.ts";
import { Route as RootRoute } from "./__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/",
  // Starts the load and never fails the route; QueryView shows what came of it.
  loader: ({ context }) => void context.queryClient.prefetchQuery(homeProductQuery()),
  component: lazyRouteComponent(() => import("#features/home/home-page.tsx"), "HomePage"),
});
