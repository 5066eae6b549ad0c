import type { RouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface Page {
  readonly preload?: () => Promise<void> | undefined;
}

/**
 * A route's component that hands a page of a chunk of its own what the address says. The router then loads the page's
 * code with the route, instead of drawing nothing until it has come.
 */
export const withPage = (page: () => Page, component: () => ReactNode): RouteComponent =>
  Object.assign(component, {
    preload: async (): Promise<void> => {
      await page().preload?.();
    },
  });
