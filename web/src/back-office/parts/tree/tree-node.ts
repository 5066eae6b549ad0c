import { foldedText } from "#lib/text/normalize-text.ts";

/** Ids are unique. In an editable tree, a node with a children array, even an empty one, is a branch. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly children?: readonly TreeNode[];
}

/** Converts records to tree nodes: `toTree(departments, (one) => ({ id: one.id, label: one.departmentName }))`. */
export const toTree = <From extends { readonly children?: readonly From[] }>(
  from: readonly From[],
  nodeOf: (one: From) => { readonly id: string; readonly label: string },
): TreeNode[] =>
  from.map((one) => ({ ...nodeOf(one), ...(one.children?.length && { children: toTree(one.children, nodeOf) }) }));

/** Every node, parents before their children. */
export const flat = <Node extends { readonly children?: readonly Node[] }>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

/** The ids of all nodes with children. */
export const branchesOf = (nodes: readonly TreeNode[]): string[] =>
  flat(nodes).flatMap(({ id, children = [] }) => (children.length > 0 ? [id] : []));

/** The nodes whose text contains the search, ignoring case and width, with their ancestors and descendants. */
export function matching<Node extends { readonly children?: readonly Node[] }>(
  nodes: readonly Node[],
  search: string,
  textOf: (node: Node) => string,
): Node[] {
  const wanted = foldedText(search);
  if (wanted === "") return [...nodes];
  return nodes.flatMap((node) => {
    if (foldedText(textOf(node)).includes(wanted)) return [node];
    const children = matching(node.children ?? [], search, textOf);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
