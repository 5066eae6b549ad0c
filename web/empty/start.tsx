import {
  createHashHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "#app/providers.tsx";
import { createQueryClient } from "#app/query-client.ts";
import { activateLanguage } from "#i18n/activate.ts";
import "virtual:styles/site.css";

const rootRoute = createRootRouteWithContext()({ component: Outlet });
const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  component: () => (
    <main>
      <h1>Hashgrove</h1>
    </main>
  ),
});

/** Renders the empty page in #root, with the same providers, styles and texts as the application. */
export async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("index.html has no #root");
  const router = createRouter({ routeTree: rootRoute.addChildren([pageRoute]), history: createHashHistory() });
  await activateLanguage("ja");
  await router.load();
  createRoot(container).render(
    <StrictMode>
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={router as never} />
      </Providers>
    </StrictMode>,
  );
}
