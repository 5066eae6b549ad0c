import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import {
  DialogBackdrop,
  DialogContent,
  DialogPositioner,
  DialogShell,
  DialogTitle,
} from "#components/dialogs/dialog-shell.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";

export interface LightboxFrame {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onExitComplete?: () => void;
}

interface LightboxProps extends LightboxFrame {
  title: string;
  /** Buttons of the bottom bar. */
  tools?: ReactNode;
  onKeyDown?: (key: string) => void;
  children: ReactNode;
}

/**
 * A dark overlay for an image or a video: closed by Escape, its button or a press beside the content.
 * @example <Lightbox title={t`Sample video`} open={open} onClose={close}><video ... /></Lightbox>
 */
export function Lightbox({ title, open, onClose, onExitComplete, tools, onKeyDown, children }: LightboxProps) {
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  return (
    <DialogShell
      open={open}
      onClose={onClose}
      onExitComplete={onExitComplete}
      initialFocusEl={() => content.current}
      backdrop={<Ground />}
    >
      <Positioner>
        <Content ref={content} onKeyDown={({ key }) => onKeyDown?.(key)}>
          <chakra.header
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            paddingX="4"
            paddingY="2"
          >
            <Title>{title}</Title>
            <LightButton aria-label={t`Close`} onClick={onClose}>
              <Icon of={X} />
            </LightButton>
          </chakra.header>
          <chakra.div
            minHeight="0"
            display="grid"
            placeItems="center"
            overflow="hidden"
            paddingX={{ base: "3", md: "16" }}
            onClick={({ target, currentTarget }) => {
              if (target === currentTarget) onClose();
            }}
          >
            {children}
          </chakra.div>
          {tools && (
            <chakra.div
              role="toolbar"
              aria-label={t`Image tools`}
              display="flex"
              flexWrap="wrap"
              justifyContent="center"
              gap="1"
              padding="3"
            >
              {tools}
            </chakra.div>
          )}
        </Content>
      </Positioner>
    </DialogShell>
  );
}

export const LightButton = chakra(IconButton, {
  base: { color: "inherit", _hover: { bg: "rgb(255 255 255 / 0.16)", color: "inherit" }, _disabled: { opacity: 0.4 } },
});

const Ground = chakra(DialogBackdrop, {
  base: {
    position: "fixed",
    inset: "0",
    bg: "rgb(3 7 14 / 0.88)",
    zIndex: "overlay",
    animation: "fade-in 160ms ease-out",
    _closed: { animation: "fade-out 120ms ease-in" },
  },
});

const Positioner = chakra(DialogPositioner, { base: { position: "fixed", inset: "0", zIndex: "overlay" } });

const Content = chakra(DialogContent, {
  base: {
    height: "100dvh",
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    // The overlay is dark in both schemes, so its text is light in both.
    color: "rgb(238 244 252)",
    outline: "none",
    animation: "fade-in 160ms ease-out",
    _closed: { animation: "fade-out 120ms ease-in" },
  },
});

const Title = chakra(DialogTitle, { base: { fontSize: "md", fontWeight: "semibold", minWidth: "0" } });
