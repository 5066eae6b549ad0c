import { createRoute } from "@tanstack/react-router";
import { latePage } from "#components/feedback/late-page.ts";
import { withPersonageTexts } from "#i18n/activate.ts";
import { Route as RootRoute } from "./__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/help",
  // Waits for the language of its texts; an error shows when it renders.
  loader: async () => {
    await HelpPage.preload?.()?.catch(() => null);
  },
  component: function Help() {
    return <HelpPage />;
  },
});

/** Its texts are in the personal centre's catalogue, so that the first page does not load them. */
const HelpPage = latePage(() =>
  withPersonageTexts(async () => (await import("#features/help/help-page.tsx")).HelpPage),
);
