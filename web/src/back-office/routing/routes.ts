import { atom, getDefaultStore, useAtomValue } from "jotai";
import { read } from "#back-office/api/calls.ts";
import { backOfficeQueries } from "#back-office/api/query-client.ts";
import { dynamicRouter, serverDynamicRouter } from "#back-office/stores/app.ts";
import { type BackOfficeUser, onUserChange, readUser } from "#back-office/stores/user.ts";
import { allowedRoutes } from "./allowed-routes.ts";
import { buildRoutes } from "./build-routes.ts";
import { constantRoutes } from "./constant-routes.ts";
import type { RouteNode } from "./route-node.ts";

/** The routes of the logged-in user. In memory only, so a reload builds them again. */
const routesAtom = atom<readonly RouteNode[]>([]);

export const useRoutes = (): readonly RouteNode[] => useAtomValue(routesAtom);
export const readRoutes = (): readonly RouteNode[] => getDefaultStore().get(routesAtom);

onUserChange(() => {
  if (readUser() === null) getDefaultStore().set(routesAtom, []);
});

/**
 * Loads the user's routes once: the admin gets the whole list, others the list filtered by their own paths. Two
 * settings change that: without `serverDynamicRouter` everybody gets the filtered list, without `dynamicRouter`
 * everybody the whole one. `hasView` returns whether a view exists for a component key.
 */
export async function loadRoutes(
  { role }: BackOfficeUser,
  hasView: (key: string) => boolean,
): Promise<readonly RouteNode[]> {
  const known = readRoutes();
  if (known.length > 0) return known;
  const isWhole = !dynamicRouter.read() || (serverDynamicRouter.read() && role === "admin");
  const allowed = isWhole ? null : backOfficeQueries.fetchQuery(read("/mock/role/list2"));
  const records = await backOfficeQueries.fetchQuery(read("/mock/role/list"));
  const all = buildRoutes(records, { knows: hasView, log: console.error });
  const routes = [...(allowed ? allowedRoutes(all, await allowed) : all), ...constantRoutes(hasView)];
  getDefaultStore().set(routesAtom, routes);
  return routes;
}
