import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { whenOnline } from "#components/when-online.ts";
import { loadPersonageTexts } from "#i18n/activate.ts";
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

const HelpPage = lazyRouteComponent(
  whenOnline(async () => {
    // Its texts lie with those of the personal centre, so that the first page does without them.
    const texts = loadPersonageTexts();
    const { HelpPage: Page } = await import("#features/help/help-page.tsx");
    await texts;
    return { HelpPage: Page };
  }),
  "HelpPage",
);
