import { createRoute } from "@tanstack/react-router";
import { newsQuery } from "#api/news.ts";
import { latePage } from "#components/feedback/late-page.ts";
import { Route as RootRoute } from "#routes/__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/news",
  loader: ({ context }) => void context.queryClient.prefetchQuery(newsQuery()),
  component: latePage(async () => (await import("#features/news/news-page.tsx")).NewsPage),
});
