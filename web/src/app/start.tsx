import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { announceValues } from "#components/forms/announce-values.ts";
import { ignoreConversionKeys } from "#components/forms/ime-enter.ts";
import "virtual:styles/site.css";
import { activateLanguage } from "#i18n/activate.ts";
import { pageLanguage } from "#lib/translation/page-language.ts";
import { Application } from "./application.tsx";
import { answerPresses } from "./press-feedback.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.ts";
import { showTabFocus } from "./tab-focus.ts";

/** Starts the application in #root; hydrates the prerendered home page if it is on screen. */
export async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("no #root");
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  const matched: readonly { readonly routeId: keyof typeof router.routesById }[] = router.matchRoutes(
    router.latestLocation,
  );
  // Load the page's code in parallel with the catalogue. Ignore a failure, because the router retries and reports it.
  for (const { routeId } of matched) void router.loadRouteChunk(router.routesById[routeId])?.catch(() => undefined);
  // Use the language that first-load chose, so that the prerendered page, the texts and the requests agree.
  await activateLanguage(pageLanguage());
  // From here on a press on the prerendered page waits for hydration (see first-load/early-press.ts).
  window.dispatchEvent(new Event("app:taking"));
  answerPresses();
  ignoreConversionKeys();
  announceValues();
  showTabFocus();
  // Load the page before the first render, so that this render is complete. Load again if the user has meanwhile
  // followed a link of the prerendered page, because the router does not know about that navigation.
  let hash: string;
  do {
    hash = window.location.hash;
    await router.load();
  } while (hash !== window.location.hash);

  const app = <Application queryClient={queryClient} router={router} />;
  // Remove the notice that the page has not finished loading (first-load/before-paint.ts).
  document.getElementById("stuck")?.remove();
  const prerendered = container.querySelector("[data-prerendered]");
  const { first, member } = document.documentElement.dataset;
  // In a transition, so that input can interrupt the hydration.
  startTransition(() => {
    // React cannot hydrate a page that the browser has already translated.
    const isTranslated = prerendered?.querySelector("font");
    if (
      prerendered &&
      !isTranslated &&
      first === "home" &&
      member === undefined &&
      router.latestLocation.pathname === "/"
    )
      hydrateRoot(prerendered, app);
    // React's first commit replaces the prerendered page, so that the screen is never empty.
    else createRoot(container).render(app);
  });
}
