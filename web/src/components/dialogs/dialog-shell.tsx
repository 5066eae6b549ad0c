import { DialogRoot } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import type { ComponentProps, ReactNode } from "react";
import { Backdrop } from "./backdrop.tsx";
import { useEarlyEscape } from "./use-early-escape.ts";

interface DialogShellProps extends Pick<
  ComponentProps<typeof DialogRoot>,
  "initialFocusEl" | "finalFocusEl" | "onEscapeKeyDown" | "onExitComplete" | "closeOnInteractOutside"
> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** A request is pending, so Escape is ignored. */
  readonly busy?: boolean;
  /** Replaces the default backdrop. */
  readonly backdrop?: ReactNode;
  /** A `DialogPositioner` that holds a `DialogContent`. */
  readonly children: ReactNode;
}

/**
 * The behaviour that all dialogs share: mounting on first use, the portal and the backdrop, the focus trap, and Escape
 * from the moment the dialog opens. Each dialog styles its own `DialogPositioner` and `DialogContent`.
 */
export function DialogShell({ open, onClose, busy, backdrop, children, ...root }: DialogShellProps) {
  useEarlyEscape(open, onClose);
  return (
    <DialogRoot
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      closeOnEscape={!busy}
      {...root}
    >
      <Portal>
        {backdrop ?? <Backdrop />}
        {children}
      </Portal>
    </DialogRoot>
  );
}

export { DialogBackdrop, DialogContent, DialogDescription, DialogPositioner, DialogTitle } from "@ark-ui/react/dialog";
