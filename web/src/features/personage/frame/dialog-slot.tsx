import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { type ReactNode, useDeferredValue, useState } from "react";

interface DialogSlotProps<Subject> {
  /** What the dialog is about; null closes it. */
  subject: Subject | null;
  children: (subject: Subject, frame: Omit<DialogFrame, "onClose">) => ReactNode;
}

/** Mounts a lazily loaded dialog on first use, and keeps it with its last subject until its closing motion is over. */
export function DialogSlot<Subject>({ subject, children }: DialogSlotProps<Subject>) {
  const [shown, setShown] = useState<Subject | null>(null);
  // Deferred, so that the press is answered before the dialog is drawn.
  const wanted = useDeferredValue(subject);
  if (wanted !== null && wanted === subject && wanted !== shown) setShown(wanted);
  if (shown === null) return null;
  return children(shown, { open: subject !== null, onExitComplete: () => setShown(null) });
}
