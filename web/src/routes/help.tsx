import { createRoute } from "@tanstack/react-router";
import { latePage } from "#components/feedback/late-page.ts";
import { withPersonageTexts } from "#i18n/activate.ts";
import { Route as RootRoute } from "./__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/help",
  // Waits for the page and its texts. A failure is ignored here and shown when the page renders.
  loader: async () => {
    await HelpPage.preload?.()?.catch(() => null);
  },
  component: function Help() {
    return <HelpPage />;
  },
});

/**
 * Loads the catalogue of the personal centre, which contains the texts of this page to keep them out of the first load.
 */
const HelpPage = latePage(() =>
  withPersonageTexts(async () => (await import("#features/help/help-page.tsx")).HelpPage),
);
