import { createRoute } from "@tanstack/react-router";
import { productsQuery } from "#api/products.ts";
import { latePage } from "#components/feedback/late-page.ts";
import { Route as RootRoute } from "#routes/__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/product",
  loader: ({ context }) => void context.queryClient.prefetchQuery(productsQuery()),
  component: latePage(async () => (await import("#features/product/product-page.tsx")).ProductPage),
});
