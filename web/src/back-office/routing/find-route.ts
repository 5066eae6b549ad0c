import { everyNode, type RouteNode } from "./route-node.ts";

export interface Found {
  readonly node: RouteNode;
  readonly params: Readonly<Record<string, string>>;
}

export type Target = ({ readonly kind: "page" } & Found) | { readonly kind: "redirect"; readonly to: string } | null;

/** The parameters of a path such as "/a/:id"; null if the address does not match. */
export function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const [wanted, given] = [path.split("/"), pathname.split("/")];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? "";
    if (part.startsWith(":") && text !== "") params[part.slice(1)] = decode(text);
    else if (part !== text) return null;
  }
  return params;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds the node of an address and its parameters. Paths without parameters take precedence. */
export function nodeAt(nodes: readonly RouteNode[], pathname: string): Found | null {
  const all = everyNode(nodes).filter(({ kind }) => kind !== "link");
  const exact = all.find(({ path }) => path === pathname);
  if (exact) return { node: exact, params: {} };
  for (const node of all) {
    const params = paramsOf(node.path, pathname);
    if (params) return { node, params };
  }
  return null;
}

/**
 * The page of a path, or where the path redirects: a parent redirects to its `redirect`, else to its first descendant
 * page. A parent without pages but with an external link is shown as the page of that link. Null if nothing is found.
 */
export function targetOf(nodes: readonly RouteNode[], pathname: string): Target {
  const found = nodeAt(nodes, pathname);
  if (!found) return null;
  if (found.node.kind !== "group") return { kind: "page", ...found };
  const to = redirectOf(nodes, found.node);
  if (to !== null) return { kind: "redirect", to };
  const link = everyNode(found.node.children).find(({ kind }) => kind === "link");
  return link ? { kind: "page", node: link, params: {} } : null;
}

/** The page that a parent redirects to; if its redirect is circular or dead, its first descendant page. */
function redirectOf(nodes: readonly RouteNode[], group: RouteNode): string | null {
  const passed = new Set<RouteNode>();
  let at: RouteNode | undefined = group;
  while (at && at.kind === "group" && !passed.has(at)) {
    passed.add(at);
    at = at.redirect === null ? undefined : nodeAt(nodes, at.redirect)?.node;
  }
  return at && at.kind !== "group" ? at.path : firstPage(group.children);
}

/** The first page in the menu without parameters; null if there is none. */
export const firstPage = (nodes: readonly RouteNode[]): string | null =>
  everyNode(nodes).find(({ kind, path, meta }) => kind === "view" && !meta.hidden && !path.includes(":"))?.path ?? null;

/** The nodes from the top level down to the one with this path; empty if there is no such node. */
export function chainTo(nodes: readonly RouteNode[], path: string): readonly RouteNode[] {
  for (const node of nodes) {
    if (node.path === path) return [node];
    const below = chainTo(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
