import type { QueryClient } from "@tanstack/react-query";
import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode, useEffect } from "react";
import { Providers } from "./providers.tsx";

/** The page that the address names. The router has loaded it before: what the reader sees first is whole. */
export function Application({ queryClient, router }: { queryClient: QueryClient; router: AnyRouter }) {
  // The router hears of no move between that and its being mounted, and then takes what it has loaded for what is asked.
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
