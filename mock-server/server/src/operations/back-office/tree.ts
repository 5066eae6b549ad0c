// Trees of departments and menus. The functions never modify a tree, they return a new one.
import { refuse } from "./back-office-operation.ts";

export interface TreeNode<Node, Id> {
  readonly id: Id;
  readonly children?: readonly Node[];
}

/** The most nodes in a tree: more than a demo needs, and few enough to send the whole tree. */
const MOST_NODES = 500;

/** Every node of a tree, parents before their children. */
export const nodesOf = <Id, Node extends TreeNode<Node, Id>>(tree: readonly Node[]): Node[] =>
  tree.flatMap((node) => [node, ...nodesOf<Id, Node>(node.children ?? [])]);

/** The tree without the nodes of these ids and without their descendants. */
export const without = <Id, Node extends TreeNode<Node, Id>>(tree: readonly Node[], ids: ReadonlySet<Id>): Node[] =>
  tree.flatMap((node) => {
    if (ids.has(node.id)) return [];
    return node.children ? [withChildren<Id, Node>(node, without<Id, Node>(node.children, ids))] : [node];
  });

/** The node with these children. If there are none, the field is omitted, so that clients show the node as a leaf. */
function withChildren<Id, Node extends TreeNode<Node, Id>>(
  { children: _children, ...node }: Node,
  children: readonly Node[],
) {
  return { ...node, ...(children.length > 0 && { children }) } as unknown as Node;
}

/** The tree with `next` in place of the node with the same id. */
const exchanged = <Id, Node extends TreeNode<Node, Id>>(tree: readonly Node[], next: Node): Node[] =>
  tree.map((node) => {
    if (node.id === next.id) return next;
    return node.children ? withChildren<Id, Node>(node, exchanged<Id, Node>(node.children, next)) : node;
  });

/** The tree with a node added as the last child of its parent, or at the end of the top level. */
const added = <Id, Node extends TreeNode<Node, Id>>(tree: readonly Node[], parentId: Id | null, node: Node): Node[] =>
  parentId === null
    ? [...tree, node]
    : tree.map((one) => {
        const children = one.children ?? [];
        if (one.id === parentId) return withChildren<Id, Node>(one, [...children, node]);
        return withChildren<Id, Node>(one, added<Id, Node>(children, parentId, node));
      });

/** A change of a tree: the node `stored` becomes `next`; if `stored` is undefined, `next` is a new node. */
interface Placing<Id, Node> {
  readonly stored: Node | undefined;
  readonly next: Node;
  /** The node's new parent: null for the top level, undefined to keep the parent. */
  readonly parentId: Id | null | undefined;
}

/** The tree with the node changed, moved or added; otherwise the refusal: record-not-found, within-itself, too-many. */
export function placed<Id, Node extends TreeNode<Node, Id>>(
  tree: readonly Node[],
  { stored, next, parentId }: Placing<Id, Node>,
): Node[] | ReturnType<typeof refuse> {
  const nodes = nodesOf<Id, Node>(tree);
  const isKnown = parentId === null || parentId === undefined || nodes.some(({ id }) => id === parentId);
  if (!isKnown) return refuse("record-not-found");
  if (stored && nodesOf<Id, Node>([stored]).some(({ id }) => id === parentId)) return refuse("within-itself");
  if (!stored && nodes.length >= MOST_NODES) return refuse("too-many");
  const parent = stored && nodes.find(({ children = [] }) => children.includes(stored));
  if (stored && (parentId === undefined || parentId === (parent?.id ?? null))) return exchanged<Id, Node>(tree, next);
  const others = stored ? without<Id, Node>(tree, new Set([stored.id])) : tree;
  return added<Id, Node>(others, parentId ?? null, next);
}
