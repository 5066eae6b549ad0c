import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { indexQuery } from "#api/products.ts";
import { Route as RootRoute } from "#routes/__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/product",
  loader: ({ context }) => void context.queryClient.prefetchQuery(indexQuery()),
  component: lazyRouteComponent(() => import("#features/product/product-page.tsx"), "ProductPage"),
});
