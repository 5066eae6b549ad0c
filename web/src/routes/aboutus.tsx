import { createRoute } from "@tanstack/react-router";
import { aboutQuery } from "#api/about.ts";
import { latePage } from "#components/feedback/late-page.ts";
import { Route as RootRoute } from "./__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/aboutus",
  loader: ({ context }) => void context.queryClient.prefetchQuery(aboutQuery()),
  component: latePage(async () => (await import("#features/aboutus/about-us-page.tsx")).AboutUsPage),
});
