import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { Route as RootRoute } from "#routes/__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/news",
  component: lazyRouteComponent(() => import("#features/news/news-page.tsx"), "NewsPage"),
});
