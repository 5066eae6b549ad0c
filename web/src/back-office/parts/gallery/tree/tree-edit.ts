/** A node of a tree that can be changed; one with children, if none of them, is a branch. */
export interface TreeItem {
  readonly id: string;
  readonly label: string;
  readonly children?: readonly TreeItem[];
}

/** Changes each node from the leaves up; what comes back as null is left out. */
function changed(items: readonly TreeItem[], change: (item: TreeItem) => TreeItem | null): TreeItem[] {
  return items.flatMap((item) => {
    const inner = item.children && changed(item.children, change);
    return change(inner ? { ...item, children: inner } : item) ?? [];
  });
}

/** The same tree with a child at the end of one node's. */
export const withChild = (items: readonly TreeItem[], parent: string, child: TreeItem): TreeItem[] =>
  changed(items, (item) => (item.id === parent ? { ...item, children: [...(item.children ?? []), child] } : item));

/** The same tree with another name for one node. */
export const renamed = (items: readonly TreeItem[], id: string, label: string): TreeItem[] =>
  changed(items, (item) => (item.id === id ? { ...item, label } : item));

/** The same tree without a node and all below it; whoever loses its last child is a leaf. */
export const without = (items: readonly TreeItem[], id: string): TreeItem[] =>
  changed(items, (item) => {
    if (item.id === id) return null;
    const { children, ...leaf } = item;
    return children?.length === 0 ? leaf : item;
  });

/** The node with this id. */
export function find(items: readonly TreeItem[], id: string): TreeItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : find(item.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** The ids from the root's child down to a node, with its own; none where there is no such. */
export function pathTo(items: readonly TreeItem[], id: string): string[] {
  for (const item of items) {
    if (item.id === id) return [id];
    const below = pathTo(item.children ?? [], id);
    if (below.length > 0) return [item.id, ...below];
  }
  return [];
}

/** How many nodes hang below one. */
export const countBelow = ({ children = [] }: TreeItem): number =>
  children.reduce((sum, child) => sum + 1 + countBelow(child), 0);
