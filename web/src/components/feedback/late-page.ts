import { lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { whenOnline } from "./when-online.ts";

/**
 * A route's lazy page: the router loads its chunk with the route, and after a deploy the whole page is reloaded. If
 * another component renders the page, preload it (`withPage`): the router's component calls `use` only before its chunk
 * has loaded, which React warns about in development. For parts of a page use `lateComponent`.
 */
export const latePage = <Props extends object>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazyRouteComponent(whenOnline(async () => ({ default: await load() })));

interface Page {
  readonly preload?: () => Promise<void> | undefined;
}

/**
 * A route's component that passes the address's parameters to its page: the router loads the page's code with the
 * route.
 */
export const withPage = (page: Page, component: () => ReactNode): RouteComponent =>
  Object.assign(component, {
    preload: async (): Promise<void> => {
      await page.preload?.();
    },
  });
