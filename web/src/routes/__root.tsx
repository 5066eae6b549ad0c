import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, notFound } from "@tanstack/react-router";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { latePage } from "#components/feedback/late-page.ts";
import { FailedPage } from "#features/shell/failed-page.tsx";
import { Shell } from "#features/shell/shell.tsx";
import { withPersonageTexts } from "#i18n/activate.ts";

/**
 * Loads the message catalogue of the personal centre too, because it contains the texts of the list, and public pages
 * do not load it themselves.
 */
const NotificationList = lateComponent(() =>
  withPersonageTexts(
    async () => (await import("#features/personage/notifications/notification-list.tsx")).NotificationList,
  ),
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Paths are strict (rule B1), but the router accepts a trailing slash, so reject it here. This also rejects all other
  // inexact paths, which hash-history.ts replaces by one with a trailing slash.
  beforeLoad: ({ location }) => {
    if (location.pathname !== "/" && location.pathname.endsWith("/")) throw notFound();
  },
  component: () => <Shell notifications={NotificationList} />,
  notFoundComponent: latePage(async () => (await import("#features/shell/not-found-page.tsx")).NotFoundPage),
  // Part of the first load, because it must also work when nothing more can be loaded.
  errorComponent: FailedPage,
});
