import { Fragment, type ReactNode } from "react";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { useDialog } from "#features/personage/navigation/dialog-search.ts";
import { DialogSlot } from "#features/personage/navigation/dialog-slot.tsx";

interface ListDialogProps<Subject> {
  /** The dialog's name in `dialog=`. */
  name: string;
  /** The data in which the subject of `id=` is looked up; nothing opens until it is found. */
  list: readonly Subject[] | undefined;
  children: (subject: Subject, frame: DialogFrame) => ReactNode;
}

/** The dialog for one entry of a list. A separate component, so that the list does not re-render when it opens. */
export function ListDialog<Subject extends { id: number }>({ name, list, children }: ListDialogProps<Subject>) {
  const { id, close } = useDialog(name);
  return (
    <DialogSlot subject={list?.find((entry) => String(entry.id) === id) ?? null}>
      {(subject, frame) => (
        // Remount for another entry in the URL, because input for the first entry must not carry over.
        <Fragment key={subject.id}>{children(subject, { ...frame, onClose: close })}</Fragment>
      )}
    </DialogSlot>
  );
}
