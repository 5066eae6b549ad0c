import { createRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { productQuery } from "#api/products.ts";
import { latePage, withPage } from "#components/feedback/late-page.ts";
import { idFromText } from "#lib/url/id-from-text.ts";
import { pickStrings } from "#lib/url/pick-strings.ts";
import { Route as RootRoute } from "#routes/__root.tsx";

const ProductDetailsPage = latePage(
  async () => (await import("#features/product/product-details-page.tsx")).ProductDetailsPage,
);

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/product/details",
  validateSearch: (search: Record<string, unknown>) => pickStrings(search, "id"),
  loaderDeps: ({ search }) => ({ id: idFromText(search.id) }),
  loader: ({ context, deps }) => {
    if (deps.id !== null) void context.queryClient.prefetchQuery(productQuery(deps.id));
  },
  component: withPage(ProductDetailsPage, function ProductDetails(): ReactNode {
    return <ProductDetailsPage id={idFromText(Route.useSearch().id)} />;
  }),
});
