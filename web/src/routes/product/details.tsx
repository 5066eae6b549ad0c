import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { detailQuery } from "#api/products.ts";
import { whenOnline } from "#components/when-online.ts";
import { withPage } from "#components/with-page.ts";
import { idFromText } from "#lib/id.ts";
import { pickStrings } from "#lib/search.ts";
import { Route as RootRoute } from "#routes/__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/product/details",
  validateSearch: (search: Record<string, unknown>) => pickStrings(search, "id"),
  loaderDeps: ({ search }) => ({ id: idFromText(search.id) }),
  loader: ({ context, deps }) => {
    if (deps.id !== null) void context.queryClient.prefetchQuery(detailQuery(deps.id));
  },
  component: withPage(
    () => ProductDetailsPage,
    function ProductDetails(): ReactNode {
      return <ProductDetailsPage id={idFromText(Route.useSearch().id)} />;
    },
  ),
});

const ProductDetailsPage = lazyRouteComponent(
  whenOnline(() => import("#features/product/product-details-page.tsx")),
  "ProductDetailsPage",
);
