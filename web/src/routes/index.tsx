import { createRoute } from "@tanstack/react-router";
import { homeProductQuery } from "#api/products.ts";
import { latePage } from "#components/feedback/late-page.ts";
import { Route as RootRoute } from "./__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/",
  // Starts the request and never fails the route; QueryView shows the outcome.
  loader: ({ context }) => void context.queryClient.prefetchQuery(homeProductQuery()),
  component: latePage(async () => (await import("#features/home/home-page.tsx")).HomePage),
});
