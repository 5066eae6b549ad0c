import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { DialogContent, DialogPositioner, DialogShell, DialogTitle } from "#components/dialogs/dialog-shell.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface DialogProps {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  initialFocusEl?: () => HTMLElement | null;
  children: ReactNode;
}

/** Modal dialog: holds the focus until it closes, then restores it. */
export function Dialog({ title, open, onClose, initialFocusEl, children }: DialogProps) {
  const { t } = useLingui();
  return (
    <DialogShell open={open} onClose={onClose} {...(initialFocusEl && { initialFocusEl })}>
      <Positioner>
        <Content>
          <chakra.header display="flex" alignItems="center" justifyContent="space-between" gap="3">
            <Title>{title}</Title>
            <IconButton aria-label={t`Close`} onClick={onClose} margin="-2">
              <Icon of={X} />
            </IconButton>
          </chakra.header>
          {children}
        </Content>
      </Positioner>
    </DialogShell>
  );
}

const Positioner = chakra(DialogPositioner, {
  base: {
    position: "fixed",
    inset: "0",
    zIndex: "overlay",
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "center",
    padding: { base: "3", sm: "6" },
    // Below the toasts, which report the outcome.
    paddingTop: { base: "header", sm: "12vh" },
  },
});

const Content = chakra(DialogContent, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "4",
    width: "full",
    maxWidth: "36rem",
    maxHeight: "full",
    overflowY: "auto",
    padding: "5",
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "panel",
    boxShadow: "float",
    outline: "none",
    animation: "rise 160ms cubic-bezier(0.2, 0.7, 0.2, 1)",
    _closed: { animation: "sink 120ms ease-in" },
  },
});

const Title = chakra(DialogTitle, { base: { fontSize: "lg", fontWeight: "semibold" } });
