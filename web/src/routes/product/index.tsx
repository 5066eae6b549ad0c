import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { indexQuery } from "#api/products.ts";
import { whenOnline } from "#components/when-online.ts";
import { Route as RootRoute } from "#routes/__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/product",
  loader: ({ context }) => void context.queryClient.prefetchQuery(indexQuery()),
  component: lazyRouteComponent(
    whenOnline(() => import("#features/product/product-page.tsx")),
    "ProductPage",
  ),
});
