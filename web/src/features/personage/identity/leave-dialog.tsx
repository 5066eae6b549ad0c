import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";

interface LeaveDialogProps extends Omit<DialogFrame, "onClose"> {
  onStay: () => void;
  onLeave: () => void;
  /** Says what happens to the entered data. */
  children: ReactNode;
}

/** Asks before the user leaves a filled form; see `useLeaveGuard`. */
export function LeaveDialog({ onStay, onLeave, children, ...frame }: LeaveDialogProps) {
  return (
    <FormDialog
      {...frame}
      onClose={onStay}
      onSubmit={onLeave}
      title={<Trans>Leave this form?</Trans>}
      description={children}
      tone="danger"
      cancelLabel={<Trans>Stay here</Trans>}
      submitLabel={<Trans>Leave</Trans>}
    />
  );
}
