import { Plural, Trans } from "@lingui/react/macro";
import type { TreeNode } from "#back-office/parts/tree/tree-node.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { countBelow } from "./tree-edit.ts";

const FormDialog = lateComponent(async () => (await import("#components/dialogs/form-dialog.tsx")).FormDialog);

interface DeleteQuestionProps {
  /** The node to delete; null while the question is closed. */
  item: TreeNode | null;
  onClose: () => void;
  onDelete: () => void;
  finalFocusEl: () => HTMLElement | null;
}

/** Asks before a node is deleted with its descendants. */
export function DeleteQuestion({ item, onClose, onDelete, finalFocusEl }: DeleteQuestionProps) {
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
