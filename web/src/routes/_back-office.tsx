import { createRoute, notFound } from "@tanstack/react-router";
import { latePage } from "#components/feedback/late-page.ts";
import { whenOnline } from "#components/feedback/when-online.ts";
import { TEMPLATE_SEGMENTS } from "#lib/back-office-paths.ts";
import { Route as RootRoute } from "./__root.tsx";

const guardCode = whenOnline(() => import("#back-office/frame/guard.ts"));

/** The back office of the demo template, which makes its routes of what the server lists: here are its first segments. */
const FrameRoute = createRoute({
  getParentRoute: () => RootRoute,
  id: "_template",
  // It has a frame of its own.
  staticData: { bare: true },
  validateSearch: (search: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
  beforeLoad: async ({ location, preload }) => {
    if (preload) throw notFound();
    // On its way meanwhile; what does not come is told when it is drawn.
    const frame = DemoFrame.preload?.()?.catch(() => null);
    const { admit } = await guardCode();
    await admit(location);
    await frame;
  },
  // Not the late component itself, which would be asked for before there is a language for its texts.
  component: () => <DemoFrame />,
});

const DemoFrame = latePage(async () => {
  const { loadTexts } = await import("#i18n/back-office-texts.ts");
  const [{ DemoFrame: Frame }] = await Promise.all([
    import("#back-office/frame/back-office-frame.tsx"),
    loadTexts("frame"),
  ]);
  return Frame;
});

export const Route = FrameRoute.addChildren(
  TEMPLATE_SEGMENTS.map((segment) => createRoute({ getParentRoute: () => FrameRoute, path: `/${segment}/$` })),
);
