import { Menu } from "@ark-ui/react/menu";
import { createTreeCollection, TreeView, useTreeView } from "@ark-ui/react/tree-view";
import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { countBelow, find, pathTo, renamed, type TreeItem, withChild, without } from "./tree-edit.ts";
import { TreeMenu } from "./tree-menu.tsx";
import { TreeRow } from "./tree-row.tsx";

interface EditTreeProps {
  label: string;
  items: readonly TreeItem[];
  onChange: (items: TreeItem[]) => void;
}

/** Actions for a node. */
export type TreeAction = "add" | "rename" | "delete";

/** Delay of some frames, during which a closing menu restores the focus. */
const FOCUS_MS = 80;

const KEYS: Readonly<Record<string, TreeAction>> = { Insert: "add", Delete: "delete", F2: "rename" };

const FormDialog = lateComponent(async () => (await import("#components/dialogs/form-dialog.tsx")).FormDialog);

/**
 * An editable tree: add, rename and delete nodes by right click, long press, the row's button, or Insert, F2 and
 * Delete. Deletion asks for confirmation.
 * @example <EditTree label={t`Departments`} items={items} onChange={setItems} />
 */
export function EditTree({ label, items, onChange }: EditTreeProps) {
  const { t } = useLingui();
  const [target, setTarget] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<TreeItem | null>(null);
  const count = useRef(0);
  const tree = useRef<HTMLDivElement>(null);
  const collection = useMemo(
    () =>
      createTreeCollection<TreeItem>({
        rootNode: { id: "", label: "", children: items },
        nodeToValue: ({ id }) => id,
        nodeToString: ({ label }) => label,
        nodeToChildren: ({ children }) => [...(children ?? [])],
      }),
    [items],
  );
  const view = useTreeView({
    collection,
    defaultExpandedValue: items.map(({ id }) => id),
    canRename: () => true,
    onRenameComplete: ({ value, label }) => {
      if (label.trim() !== "") onChange(renamed(items, value, label.trim()));
    },
    translations: { treeLabel: label, renameInputLabel: t`Name of the node` },
  });

  const act = (action: TreeAction, id: string) => {
    const item = find(items, id);
    if (!item) return;
    if (action === "delete") return setDeleting(item);
    if (action === "rename") return view.startRenaming(id);
    count.current += 1;
    const child = { id: `${id}/${Date.now()}-${count.current}`, label: t`New node` };
    onChange(withChild(items, id, child));
    view.expand([id]);
    // Wait until the new node is rendered.
    requestAnimationFrame(() => view.startRenaming(child.id));
  };
  const remove = () => {
    if (!deleting) return;
    const left = without(items, deleting.id);
    const next = pathTo(items, deleting.id).at(-2) ?? left[0]?.id;
    onChange(left);
    setDeleting(null);
    if (next !== undefined) view.focus(next);
  };
  const nodeOf = ({ target }: { target: EventTarget }) =>
    target instanceof Element ? (target.closest<HTMLElement>("[data-value]")?.dataset["value"] ?? null) : null;
  const press = (event: KeyboardEvent) => {
    const action = KEYS[event.key];
    const id = nodeOf(event);
    if (!action || id === null || event.target instanceof HTMLInputElement || action === "rename") return;
    event.preventDefault();
    act(action, id);
  };

  return (
    <Menu.Root
      onSelect={({ value }) => {
        if (target === null) return;
        // After the menu has restored the focus, or a newly opened field would lose it.
        setTimeout(() => act(value as TreeAction, target), FOCUS_MS);
      }}
    >
      <TreeView.RootProvider value={view}>
        <Menu.ContextTrigger asChild>
          <TreeBox
            ref={tree}
            onKeyDown={press}
            onContextMenuCapture={(event: MouseEvent) => {
              const id = nodeOf(event);
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
        onDelete={remove}
        finalFocusEl={() => tree.current?.querySelector<HTMLElement>("[tabindex='0']") ?? null}
      />
    </Menu.Root>
  );
}

interface DeleteQuestionProps {
  /** Null: closed. */
  item: TreeItem | null;
  onClose: () => void;
  onDelete: () => void;
  finalFocusEl: () => HTMLElement | null;
}

function DeleteQuestion({ item, onClose, onDelete, finalFocusEl }: DeleteQuestionProps) {
  const below = item ? countBelow(item) : 0;
  const name = item?.label ?? "";
  return (
    <FormDialog
      open={item !== null}
      onClose={onClose}
      onExitComplete={onClose}
      title={<Trans>Delete "{name}"?</Trans>}
      tone="danger"
      submitLabel={<Trans>Delete</Trans>}
      onSubmit={onDelete}
      finalFocusEl={finalFocusEl}
      description={
        below > 0 && <Plural value={below} one="# node below it goes as well." other="# nodes below it go as well." />
      }
    />
  );
}

const TreeBox = chakra("div", { base: { maxWidth: "form", "& [data-part=tree]": { outline: "none" } } });
