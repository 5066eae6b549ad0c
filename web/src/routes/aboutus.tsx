import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { Route as RootRoute } from "./__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/aboutus",
  component: lazyRouteComponent(() => import("#features/aboutus/about-us-page.tsx"), "AboutUsPage"),
});
