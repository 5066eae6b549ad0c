import { createRoute } from "@tanstack/react-router";
import { latePage } from "#components/feedback/late-page.ts";
import { withPersonageTexts } from "#i18n/activate.ts";
import { Route as RootRoute } from "./__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/help",
  // Not before there is a language for its texts; what does not come is told when it is drawn.
  loader: async () => {
    await HelpPage.preload?.()?.catch(() => null);
  },
  component: function Help() {
    return <HelpPage />;
  },
});

/** Its texts lie with those of the personal centre, so that the first page does without them. */
const HelpPage = latePage(() =>
  withPersonageTexts(async () => (await import("#features/help/help-page.tsx")).HelpPage),
);
