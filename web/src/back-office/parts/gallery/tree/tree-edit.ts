import { flat, type TreeNode } from "#back-office/parts/tree/tree-node.ts";

/** Maps each node from the leaves up; if `change` returns null, the node is removed. */
function changed(items: readonly TreeNode[], change: (item: TreeNode) => TreeNode | null): TreeNode[] {
  return items.flatMap((item) => {
    const inner = item.children && changed(item.children, change);
    return change(inner ? { ...item, children: inner } : item) ?? [];
  });
}

export const withChild = (items: readonly TreeNode[], parent: string, child: TreeNode): TreeNode[] =>
  changed(items, (item) => (item.id === parent ? { ...item, children: [...(item.children ?? []), child] } : item));

export const renamed = (items: readonly TreeNode[], id: string, label: string): TreeNode[] =>
  changed(items, (item) => (item.id === id ? { ...item, label } : item));

/** Returns the tree without a node and its descendants; a parent that loses its last child becomes a leaf. */
export const without = (items: readonly TreeNode[], id: string): TreeNode[] =>
  changed(items, (item) => {
    if (item.id === id) return null;
    const { children, ...leaf } = item;
    return children?.length === 0 ? leaf : item;
  });

export const find = (items: readonly TreeNode[], id: string): TreeNode | undefined =>
  flat(items).find((item) => item.id === id);

/** The ids of the node's ancestors, outermost first, and its own id; empty if there is no such node. */
export function pathTo(items: readonly TreeNode[], id: string): string[] {
  for (const item of items) {
    if (item.id === id) return [id];
    const below = pathTo(item.children ?? [], id);
    if (below.length > 0) return [item.id, ...below];
  }
  return [];
}

/** The number of a node's descendants. */
export const countBelow = ({ children = [] }: TreeNode): number => flat(children).length;
