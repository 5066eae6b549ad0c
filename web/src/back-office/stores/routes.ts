import { atom, getDefaultStore, useAtomValue } from "jotai";
import { demoQueries } from "#back-office/api/query-client.ts";
import { read } from "#back-office/api/calls.ts";
import { allowedRoutes, buildRoutes } from "#back-office/routing/build-routes.ts";
import { constantRoutes } from "#back-office/routing/constant-routes.ts";
import type { RouteNode } from "#back-office/routing/route-node.ts";
import { hasView } from "#back-office/routing/views.ts";
import { dynamicRouter, serverDynamicRouter } from "./app.ts";
import { type DemoUser, onUserChange, readUser } from "./user.ts";

/** The routes of whoever is logged in; kept by the page alone, so a reload builds them anew. */
const routesAtom = atom<readonly RouteNode[]>([]);

export const useRoutes = (): readonly RouteNode[] => useAtomValue(routesAtom);
export const readRoutes = (): readonly RouteNode[] => getDefaultStore().get(routesAtom);

onUserChange(() => {
  if (readUser() === null) getDefaultStore().set(routesAtom, []);
});

/**
 * The routes of this user, asked for once: the admin has the whole list, others what their own list allows. The two
 * switches of the settings change that: without the server's decision everybody has the filtered list, without
 * permissions everybody the whole.
 */
export async function loadRoutes({ role }: DemoUser): Promise<readonly RouteNode[]> {
  const known = readRoutes();
  if (known.length > 0) return known;
  const isWhole = !dynamicRouter.read() || (serverDynamicRouter.read() && role === "admin");
  const allowed = isWhole ? null : demoQueries.fetchQuery(read("/mock/role/list2"));
  const records = await demoQueries.fetchQuery(read("/mock/role/list"));
  const all = buildRoutes(records, { knows: hasView, log: console.error });
  const routes = [...(allowed ? allowedRoutes(all, await allowed) : all), ...constantRoutes(hasView)];
  getDefaultStore().set(routesAtom, routes);
  return routes;
}
