import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { whenOnline } from "#components/when-online.ts";
import { FailedPage } from "#features/shell/failed-page.tsx";
import { Shell } from "#features/shell/shell.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Paths are strict; the router itself would let a trailing slash pass.
  beforeLoad: ({ location }) => {
    if (location.pathname !== "/" && location.pathname.endsWith("/")) throw notFound();
  },
  component: Shell,
  notFoundComponent: lazyRouteComponent(
    whenOnline(() => import("#features/shell/not-found-page.tsx")),
    "NotFoundPage",
  ),
  // Comes with the first load: it is needed most when nothing more can be loaded.
  errorComponent: FailedPage,
});
