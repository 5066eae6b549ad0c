import type { QueryClient } from "@tanstack/react-query";
import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode, useEffect } from "react";
import { Providers } from "./providers.tsx";

/**
 * Renders the page of the current address. Call it after the router has loaded that page, so that the first render is
 * complete.
 */
export function Application({ queryClient, router }: { queryClient: QueryClient; router: AnyRouter }) {
  // The router misses a navigation between its load and its mount, and would keep showing the old page. So load again.
  useEffect(() => {
    if (router.state.resolvedLocation?.href !== router.history.location.href) void router.load();
  }, [router]);

  return (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
