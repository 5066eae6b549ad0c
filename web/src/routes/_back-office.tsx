import { createRoute, notFound } from "@tanstack/react-router";
import { latePage } from "#components/feedback/late-page.ts";
import { whenOnline } from "#components/feedback/when-online.ts";
import { isBackOfficePath } from "#lib/back-office-paths.ts";
import { browserItems } from "#state/storage/browser-storage.ts";
import { Route as RootRoute } from "./__root.tsx";

const guardCode = whenOnline(() => import("#back-office/frame/guard.ts"));

/**
 * The back office, which builds its routes from server records. Takes the paths that no other route matches: those of
 * the back office, and for a logged-in back-office user any other, which the guard looks up in the records.
 */
const FrameRoute = createRoute({
  getParentRoute: () => RootRoute,
  id: "_back-office",
  // The back office has its own frame.
  staticData: { bare: true },
  validateSearch: (search: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
  beforeLoad: async ({ location, preload }) => {
    // Reads the storage key of back-office/stores/user.ts directly, so that visitors need not load that module.
    if (preload || !(isBackOfficePath(location.href) || browserItems.read("demo.user"))) throw notFound();
    // Starts loading the frame before the guard runs. A failure is ignored here and shown when the frame renders.
    const frame = LazyFrame.preload?.()?.catch(() => null);
    const { admit } = await guardCode();
    await admit(location);
    await frame;
  },
  // A wrapper, because the router would load a lazy component here before the language of its texts is known.
  component: () => <LazyFrame />,
});

const LazyFrame = latePage(async () => {
  const { loadTexts } = await import("#i18n/back-office-texts.ts");
  const [{ BackOfficeFrame: Frame }] = await Promise.all([
    import("#back-office/frame/back-office-frame.tsx"),
    loadTexts("frame"),
  ]);
  return Frame;
});

export const Route = FrameRoute.addChildren([createRoute({ getParentRoute: () => FrameRoute, path: "/$" })]);
