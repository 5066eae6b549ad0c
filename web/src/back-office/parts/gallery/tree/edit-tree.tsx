import { Menu } from "@ark-ui/react/menu";
import { TreeView } from "@ark-ui/react/tree-view";
import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { TreeNode } from "#back-office/parts/tree/tree-node.ts";
import { nodeIdAt } from "#back-office/parts/tree/use-tree-collection.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import { find } from "./tree-edit.ts";
import { TreeMenu } from "./tree-menu.tsx";
import { TreeRow } from "./tree-row.tsx";
import { type EditableTreeOptions, useEditableTree } from "./use-editable-tree.ts";

export type TreeAction = "add" | "rename" | "delete";

/** Delay of some frames, during which a closing menu restores the focus. */
const FOCUS_MS = 80;

/** Actions by key, without F2 for "rename", which the library handles. */
const KEYS: Readonly<Record<string, TreeAction>> = { Insert: "add", Delete: "delete" };

/**
 * An editable tree: add, rename and delete nodes by right click, long press, the row's button, or Insert, F2 and
 * Delete. Deletion asks for confirmation.
 * @example <EditTree label={t`Departments`} items={items} onChange={setItems} />
 */
export function EditTree(props: EditableTreeOptions) {
  const { items } = props;
  const { view, add, remove } = useEditableTree(props);
  const [target, setTarget] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<TreeNode | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const act = (action: TreeAction, id: string) => {
    const item = find(items, id);
    if (!item) return;
    if (action === "add") add(id);
    else if (action === "rename") view.startRenaming(id);
    else setDeleting(item);
  };
  const press = (event: KeyboardEvent) => {
    const action = KEYS[event.key];
    const id = nodeIdAt(event);
    if (!action || id === null || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    act(action, id);
  };
  return (
    <Menu.Root
      onSelect={({ value }) => {
        if (target === null) return;
        // Wait until the menu has restored the focus, or the field that `act` opens would lose it.
        setTimeout(() => act(value as TreeAction, target), FOCUS_MS);
      }}
    >
      <TreeView.RootProvider value={view}>
        <Menu.ContextTrigger asChild>
          <TreeBox
            ref={tree}
            onKeyDown={press}
            onContextMenuCapture={(event: MouseEvent) => {
              const id = nodeIdAt(event);
              // Outside the nodes, keep the browser's own menu.
              if (id === null) event.stopPropagation();
              else setTarget(id);
            }}
          >
            <TreeView.Tree>
              {items.map((item, index) => (
                <TreeRow key={item.id} item={item} indexPath={[index]} />
              ))}
            </TreeView.Tree>
          </TreeBox>
        </Menu.ContextTrigger>
      </TreeView.RootProvider>
      <TreeMenu />
      <DeleteQuestion
        item={deleting}
        onClose={() => setDeleting(null)}
        onDelete={() => {
          setDeleting(null);
          if (deleting) remove(deleting.id);
        }}
        finalFocusEl={() => tree.current?.querySelector<HTMLElement>("[tabindex='0']") ?? null}
      />
    </Menu.Root>
  );
}

const TreeBox = chakra("div", { base: { maxWidth: "form", "& [data-part=tree]": { outline: "none" } } });
