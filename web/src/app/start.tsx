import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { activateLanguage } from "#i18n/activate.ts";
import { pageLanguage } from "#lib/translation/page-language.ts";
import "virtual:styles/site.css";
import { announceValues } from "#components/forms/announce-values.ts";
import { ignoreConversionKeys } from "#components/forms/ime-enter.ts";
import { answerPresses } from "./answer-press.ts";
import { Application } from "./application.tsx";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.ts";

/** Brings the application up in #root; takes over the prerendered home page where that is what the reader sees. */
export async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("no #root");
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  const matched: readonly { readonly routeId: keyof typeof router.routesById }[] = router.matchRoutes(
    router.latestLocation,
  );
  // The page's code travels beside the catalogue instead of after it; the router asks again, and says so, where it fails.
  for (const { routeId } of matched) void router.loadRouteChunk(router.routesById[routeId])?.catch(() => undefined);
  // As index.html has read it: prerendered page, texts and requests speak one language.
  await activateLanguage(pageLanguage());
  // From here on a press on the prerendered page waits until React has it (see index.html).
  window.dispatchEvent(new Event("app:taking"));
  answerPresses();
  ignoreConversionKeys();
  announceValues();
  // Hydrates before the first navigation, so that the reader sees a complete page. A link of the prerendered page may
  // have been followed meanwhile; the router does not know about that yet.
  let hash: string;
  do {
    hash = window.location.hash;
    await router.load();
  } while (hash !== window.location.hash);

  const app = <Application queryClient={queryClient} router={router} />;
  // What index.html would say of a page whose code does not come.
  document.getElementById("stuck")?.remove();
  const prerendered = container.querySelector("[data-prerendered]");
  const { first, member } = document.documentElement.dataset;
  // As a transition, so that React gives way to the reader while it works.
  startTransition(() => {
    // A page that the browser has translated already is not what React would take over.
    const isTranslated = prerendered?.querySelector("font");
    if (
      prerendered &&
      !isTranslated &&
      first === "home" &&
      member === undefined &&
      router.latestLocation.pathname === "/"
    )
      hydrateRoot(prerendered, app);
    else {
      prerendered?.remove();
      createRoot(container).render(app);
    }
  });
}
