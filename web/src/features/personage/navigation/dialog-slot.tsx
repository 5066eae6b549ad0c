import { type ReactNode, useDeferredValue, useState } from "react";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";

interface DialogSlotProps<Subject> {
  /** The subject of the dialog; null closes it. */
  subject: Subject | null;
  children: (subject: Subject, frame: Omit<DialogFrame, "onClose">) => ReactNode;
}

/** Mounts a lazy-loaded dialog on first use, and keeps its last subject until the closing animation ends. */
export function DialogSlot<Subject>({ subject, children }: DialogSlotProps<Subject>) {
  const [shown, setShown] = useState<Subject | null>(null);
  // Deferred, so that the press is painted before the dialog renders.
  const wanted = useDeferredValue(subject);
  if (wanted !== null && wanted === subject && wanted !== shown) setShown(wanted);
  if (shown === null) return null;
  return children(shown, { open: subject !== null, onExitComplete: () => setShown(null) });
}
