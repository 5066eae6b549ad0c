import type { RouteNode } from "#back-office/routing/route-node.ts";

/** A menu entry: a page, an external address, or a submenu. */
export interface MenuEntry {
  readonly path: string;
  readonly title: string;
  readonly icon: string | null;
  readonly outside: boolean;
  readonly children: readonly MenuEntry[];
}

/**
 * The menu's entries, without hidden routes. A parent with one visible child is replaced by that child, unless its
 * `alwaysShow` is set.
 */
export function menuOf(nodes: readonly RouteNode[]): MenuEntry[] {
  return nodes.filter(({ meta }) => !meta.hidden).map(entryOf);
}

function entryOf(node: RouteNode): MenuEntry {
  const visible = node.children.filter(({ meta }) => !meta.hidden);
  const [only] = visible;
  if (only && visible.length === 1 && !node.meta.alwaysShow) {
    const entry = entryOf(only);
    return { ...entry, icon: entry.icon ?? node.icon, title: entry.title || node.title };
  }
  return {
    path: node.path,
    title: node.title,
    icon: node.icon,
    outside: node.kind === "link",
    children: visible.map(entryOf),
  };
}

/** Whether an entry is, or contains, the one with this path. */
export const holds = (entry: MenuEntry, path: string): boolean =>
  entry.path === path || entry.children.some((child) => holds(child, path));
