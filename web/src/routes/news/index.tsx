import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { indexQuery } from "#api/news.ts";
import { whenOnline } from "#components/when-online.ts";
import { Route as RootRoute } from "#routes/__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/news",
  loader: ({ context }) => void context.queryClient.prefetchQuery(indexQuery()),
  component: lazyRouteComponent(
    whenOnline(() => import("#features/news/news-page.tsx")),
    "NewsPage",
  ),
});
