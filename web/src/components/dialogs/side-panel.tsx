import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { DialogContent, DialogPositioner, DialogShell, DialogTitle } from "#components/dialogs/dialog-shell.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface SidePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Runs after the closing animation, when the content is unmounted. */
  readonly onExitComplete?: () => void;
  readonly title: ReactNode;
  readonly size?: "narrow" | "wide";
  readonly children: ReactNode;
}

/**
 * A dialog at the right edge, as high as the window.
 * @example <SidePanel open={open} onClose={close} title={t`Columns`}>…</SidePanel>
 */
export function SidePanel({ open, onClose, onExitComplete, title, size = "narrow", children }: SidePanelProps) {
  const { t } = useLingui();
  return (
    <DialogShell open={open} onClose={onClose} onExitComplete={onExitComplete}>
      <Positioner>
        <Content size={size}>
          <chakra.header display="flex" alignItems="center" justifyContent="space-between" gap="3">
            <DialogTitle asChild>
              <chakra.h2 fontSize="lg">{title}</chakra.h2>
            </DialogTitle>
            <IconButton aria-label={t`Close`} onClick={onClose} margin="-2.5">
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
  base: { position: "fixed", inset: "0", zIndex: "overlay", display: "flex", justifyContent: "flex-end" },
});
const Content = chakra(DialogContent, {
  base: {
    display: "flex",
    flexDirection: "column",
    width: "full",
    height: "full",
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: "5",
    bg: "bg.raised",
    boxShadow: "float",
    outline: "none",
    animation: "slide-in 200ms cubic-bezier(0.2, 0.7, 0.2, 1)",
    _closed: { animation: "slide-out 140ms ease-in" },
  },
  variants: { size: { narrow: { maxWidth: "22rem", gap: "6" }, wide: { maxWidth: "26rem", gap: "4" } } },
  defaultVariants: { size: "narrow" },
});
