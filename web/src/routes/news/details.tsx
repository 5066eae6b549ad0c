import { createRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { newsItemQuery } from "#api/news.ts";
import { latePage, withPage } from "#components/feedback/late-page.ts";
import { idFromText } from "#lib/url/id-from-text.ts";
import { pickStrings } from "#lib/url/pick-strings.ts";
import { Route as RootRoute } from "#routes/__root.tsx";

const NewsDetailsPage = latePage(async () => (await import("#features/news/news-details-page.tsx")).NewsDetailsPage);

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/news/details",
  validateSearch: (search: Record<string, unknown>) => pickStrings(search, "id"),
  loaderDeps: ({ search }) => ({ id: idFromText(search.id) }),
  loader: ({ context, deps }) => {
    if (deps.id !== null) void context.queryClient.prefetchQuery(newsItemQuery(deps.id));
  },
  component: withPage(NewsDetailsPage, function NewsDetails(): ReactNode {
    return <NewsDetailsPage id={idFromText(Route.useSearch().id)} />;
  }),
});
