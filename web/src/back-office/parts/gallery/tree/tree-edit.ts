/** A node of an editable tree; one with a children array, even an empty one, is a branch. */
export interface TreeItem {
  readonly id: string;
  readonly label: string;
  readonly children?: readonly TreeItem[];
}

/** Maps each node from the leaves up; null removes it. */
function changed(items: readonly TreeItem[], change: (item: TreeItem) => TreeItem | null): TreeItem[] {
  return items.flatMap((item) => {
    const inner = item.children && changed(item.children, change);
    return change(inner ? { ...item, children: inner } : item) ?? [];
  });
}

/** Returns the tree with a child added to a node. */
export const withChild = (items: readonly TreeItem[], parent: string, child: TreeItem): TreeItem[] =>
  changed(items, (item) => (item.id === parent ? { ...item, children: [...(item.children ?? []), child] } : item));

/** Returns the tree with a node renamed. */
export const renamed = (items: readonly TreeItem[], id: string, label: string): TreeItem[] =>
  changed(items, (item) => (item.id === id ? { ...item, label } : item));

/** Returns the tree without a node and its descendants; a parent that loses its last child becomes a leaf. */
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

/** The ids from the root's child down to the node; empty if it does not exist. */
export function pathTo(items: readonly TreeItem[], id: string): string[] {
  for (const item of items) {
    if (item.id === id) return [id];
    const below = pathTo(item.children ?? [], id);
    if (below.length > 0) return [item.id, ...below];
  }
  return [];
}

/** The number of a node's descendants. */
export const countBelow = ({ children = [] }: TreeItem): number =>
  children.reduce((sum, child) => sum + 1 + countBelow(child), 0);
