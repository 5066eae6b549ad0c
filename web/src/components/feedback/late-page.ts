import { lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { whenOnline } from "./when-online.ts";

/**
 * A lazy page of a route. The router loads the chunk together with the route; if a deploy has replaced the chunk, the
 * router reloads the document. If a wrapper renders the page instead of the router, preload the page with `withPage`:
 * otherwise React warns in development, because the page calls `use` while loading but not afterwards. For parts of a
 * page use `lateComponent`.
 */
export const latePage = <Props extends object>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazyRouteComponent(whenOnline(async () => ({ default: await load() })));

interface Page {
  readonly preload?: () => Promise<void> | undefined;
}

/**
 * A route's component that renders a lazy page itself, for example to pass it parameters of the address. Adds the
 * page's `preload`, so that the router still loads the page's chunk together with the route.
 */
export const withPage = (page: Page, component: () => ReactNode): RouteComponent =>
  Object.assign(component, {
    preload: async (): Promise<void> => {
      await page.preload?.();
    },
  });
