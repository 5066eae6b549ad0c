import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { DialogContent, DialogPositioner, DialogShell, DialogTitle } from "./dialog-shell.tsx";

interface SidePanelProps extends Pick<
  ComponentProps<typeof DialogShell>,
  "open" | "onClose" | "onExitComplete" | "onEscapeKeyDown"
> {
  /**
   * Rendered as a heading beside a close button. Omit it if `children` have their own heading and close button;
   * `aria-label` then names the panel.
   */
  readonly title?: ReactNode;
  readonly "aria-label"?: string;
  readonly size?: "menu" | "narrow" | "wide";
  readonly children: ReactNode;
}

/**
 * A dialog at the right edge, as high as the window.
 * @example <SidePanel open={open} onClose={close} title={t`Columns`}>…</SidePanel>
 */
export function SidePanel({ title, "aria-label": label, size = "narrow", children, ...shell }: SidePanelProps) {
  const { t } = useLingui();
  return (
    <DialogShell {...shell}>
      <Positioner>
        <Content size={size} aria-label={label}>
          {title && (
            <chakra.header display="flex" alignItems="center" justifyContent="space-between" gap="3">
              <DialogTitle asChild>
                <chakra.h2 fontSize="lg">{title}</chakra.h2>
              </DialogTitle>
              <IconButton aria-label={t`Close`} onClick={shell.onClose} margin="-2.5">
                <Icon of={X} />
              </IconButton>
            </chakra.header>
          )}
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
    bg: "bg.raised",
    boxShadow: "float",
    outline: "none",
    animation: "slide-in 200ms cubic-bezier(0.2, 0.7, 0.2, 1)",
    _closed: { animation: "slide-out 140ms ease-in" },
  },
  variants: {
    size: {
      menu: {
        maxWidth: "20rem",
        paddingRight: "env(safe-area-inset-right)",
        paddingBottom: "env(safe-area-inset-bottom)",
      },
      narrow: { maxWidth: "22rem", gap: "6", padding: "5", overscrollBehavior: "contain" },
      wide: { maxWidth: "26rem", gap: "4", padding: "5", overscrollBehavior: "contain" },
    },
  },
});
