import type { ReactNode } from "react";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { useDialog } from "#features/personage/frame/dialog-search.ts";
import { DialogSlot } from "#features/personage/frame/dialog-slot.tsx";

interface ListDialogProps<Subject> {
  /** As `dialog=` names it. */
  name: string;
  /** Where the subject that `id=` names is found; until the list is there, or without that entry, nothing opens. */
  list: readonly Subject[] | undefined;
  children: (subject: Subject, frame: DialogFrame) => ReactNode;
}

/** The dialog about one entry of a list. A component of its own, so that the list is not drawn again when it opens. */
export function ListDialog<Subject extends { id: number }>({ name, list, children }: ListDialogProps<Subject>) {
  const { id, close } = useDialog(name);
  return (
    <DialogSlot subject={list?.find((entry) => String(entry.id) === id) ?? null}>
      {(subject, frame) => children(subject, { ...frame, onClose: close })}
    </DialogSlot>
  );
}
