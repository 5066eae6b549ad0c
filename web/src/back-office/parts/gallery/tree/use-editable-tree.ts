import { useTreeView } from "@ark-ui/react/tree-view";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { TreeNode } from "#back-office/parts/tree/tree-node.ts";
import { useTreeCollection } from "#back-office/parts/tree/use-tree-collection.ts";
import { pathTo, renamed, withChild, without } from "./tree-edit.ts";

export interface EditableTreeOptions {
  /** Accessible name of the tree. */
  readonly label: string;
  readonly items: readonly TreeNode[];
  readonly onChange: (items: TreeNode[]) => void;
}

/** A tree view whose nodes can be renamed, and functions that add a child and remove a node. */
export function useEditableTree({ label, items, onChange }: EditableTreeOptions) {
  const { t } = useLingui();
  const count = useRef(0);
  const view = useTreeView({
    collection: useTreeCollection(items),
    defaultExpandedValue: items.map(({ id }) => id),
    canRename: () => true,
    onRenameComplete: ({ value, label }) => {
      if (label.trim() !== "") onChange(renamed(items, value, label.trim()));
    },
    translations: { treeLabel: label, renameInputLabel: t`Name of the node` },
  });
  const add = (parent: string) => {
    count.current += 1;
    const child = { id: `${parent}/${Date.now()}-${count.current}`, label: t`New node` };
    onChange(withChild(items, parent, child));
    view.expand([parent]);
    // Wait until the new node is rendered.
    requestAnimationFrame(() => view.startRenaming(child.id));
  };
  const remove = (id: string) => {
    const left = without(items, id);
    const next = pathTo(items, id).at(-2) ?? left[0]?.id;
    onChange(left);
    if (next !== undefined) view.focus(next);
  };
  return { view, add, remove };
}
