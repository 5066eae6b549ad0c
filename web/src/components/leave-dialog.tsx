import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FormDialog } from "./form-dialog.tsx";

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  onExitComplete: () => void;
  /** What becomes of what was entered. */
  children: ReactNode;
}

/** Asks before a filled form is left; see `useLeaveGuard`. */
export function LeaveDialog({ open, onStay, onLeave, onExitComplete, children }: LeaveDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onStay}
      onExitComplete={onExitComplete}
      onSubmit={onLeave}
      title={<Trans>Leave this form?</Trans>}
      description={children}
      tone="danger"
      cancelLabel={<Trans>Stay here</Trans>}
      submitLabel={<Trans>Leave</Trans>}
    />
  );
}
