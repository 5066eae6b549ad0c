import type { RouteNode } from "./route-node.ts";

/**
 * Filters the tree by a list of allowed paths. Also removes hidden routes without `canTo`. A parent that is shown as
 * its only child is checked by that child's path.
 */
export function allowedRoutes(nodes: readonly RouteNode[], allowed: readonly string[]): RouteNode[] {
  const keys = new Set(allowed.map((path) => path.trim()));
  return nodes.flatMap((node) => {
    const { meta, children } = node;
    if (meta.hidden && !meta.canTo) return [];
    const only = children.length === 1 && !meta.alwaysShow ? children[0] : undefined;
    const asked = only?.path ?? node.path;
    const isAllowed = keys.has(asked) || (meta.followRoute !== null && keys.has(meta.followRoute));
    return isAllowed ? [{ ...node, children: allowedRoutes(children, allowed) }] : [];
  });
}
