import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "#app/providers.tsx";
import { createQueryClient } from "#app/query-client.ts";
import { createAppRouter } from "#app/router.ts";
import { activateLanguage } from "#i18n/activate.ts";
import { readLanguage } from "#state/locale.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
// The page's code travels beside the catalogue instead of after it; the router asks again, and says so, where it fails.
const matched: readonly { readonly routeId: keyof typeof router.routesById }[] = router.matchRoutes(
  router.latestLocation,
);
for (const { routeId } of matched) void router.loadRouteChunk(router.routesById[routeId])?.catch(() => undefined);
// The catalogue and the page first: what the reader sees first is whole and in their language, and takes the place of
// the prerendered home page in one step.
await activateLanguage(readLanguage());
await router.load();

createRoot(container).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
