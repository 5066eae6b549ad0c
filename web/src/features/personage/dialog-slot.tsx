import { type ReactNode, Suspense, useState } from "react";

interface DialogSlotProps<Subject> {
  /** What the dialog is about; null closes it. */
  subject: Subject | null;
  children: (subject: Subject, frame: { open: boolean; onExitComplete: () => void }) => ReactNode;
}

/** Mounts a lazily loaded dialog on first use, and keeps it with its last subject until its closing motion is over. */
export function DialogSlot<Subject>({ subject, children }: DialogSlotProps<Subject>) {
  const [shown, setShown] = useState(subject);
  if (subject !== null && subject !== shown) setShown(subject);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      {children(shown, { open: subject !== null, onExitComplete: () => setShown(null) })}
    </Suspense>
  );
}
