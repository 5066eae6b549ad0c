import { FloatingPanel } from "@ark-ui/react/floating-panel";
import { Portal } from "@ark-ui/react/portal";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Maximize2, Minimize2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { smallButton } from "../small-button.ts";

interface ResizableDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

const EDGES = ["n", "e", "s", "w", "ne", "se", "sw", "nw"] as const;
const START = { width: 560, height: 420 };
const LEAST = { width: 280, height: 200 };

/**
 * A non-modal dialog: the pointer moves it by the header and resizes it by the edges; arrow keys move it.
 * @example <ResizableDialog open={open} onClose={close} title={t`Chart`}>…</ResizableDialog>
 */
export function ResizableDialog({ open, onClose, title, children, footer }: ResizableDialogProps) {
  const { t } = useLingui();
  const fits = typeof window === "undefined" ? START.width : Math.min(START.width, window.innerWidth - 16);
  return (
    <FloatingPanel.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      defaultSize={{ ...START, width: fits }}
      minSize={LEAST}
      strategy="fixed"
      allowOverflow={false}
      closeOnEscape
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Positioner>
          <Frame>
            <FloatingPanel.DragTrigger>
              <Head>
                <Title>{title}</Title>
                <FloatingPanel.Control asChild>
                  <chakra.div display="flex" gap="1">
                    <Stage stage="maximized" aria-label={t`Full screen`}>
                      <Icon of={Maximize2} size={16} />
                    </Stage>
                    <Stage stage="default" aria-label={t`Leave full screen`}>
                      <Icon of={Minimize2} size={16} />
                    </Stage>
                    <Close aria-label={t`Close`}>
                      <Icon of={X} size={18} />
                    </Close>
                  </chakra.div>
                </FloatingPanel.Control>
              </Head>
            </FloatingPanel.DragTrigger>
            <Body>{children}</Body>
            {footer && <Foot>{footer}</Foot>}
            {EDGES.map((axis) => (
              <Edge key={axis} axis={axis} />
            ))}
          </Frame>
        </Positioner>
      </Portal>
    </FloatingPanel.Root>
  );
}

const Positioner = chakra(FloatingPanel.Positioner, { base: { zIndex: "overlay" } });
const Frame = chakra(FloatingPanel.Content, {
  base: {
    display: "flex",
    flexDirection: "column",
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "control",
    boxShadow: "float",
  },
});
const Head = chakra(FloatingPanel.Header, {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    paddingX: "4",
    paddingY: "2",
    borderBottomWidth: "1px",
    cursor: "move",
  },
});
const Title = chakra(FloatingPanel.Title, { base: { fontSize: "md", fontWeight: "semibold" } });
const Body = chakra(FloatingPanel.Body, { base: { position: "relative", flex: "1", overflow: "auto", padding: "4" } });
const Foot = chakra("div", {
  base: { display: "flex", justifyContent: "flex-end", gap: "2", padding: "3", borderTopWidth: "1px" },
});
const Edge = chakra(FloatingPanel.ResizeTrigger, {
  base: {
    "&:is([data-axis=n], [data-axis=s])": { height: "2", maxWidth: "90%" },
    "&:is([data-axis=e], [data-axis=w])": { width: "2", maxHeight: "90%" },
    "&:is([data-axis=ne], [data-axis=se], [data-axis=sw], [data-axis=nw])": { boxSize: "3" },
  },
});
const Stage = chakra(FloatingPanel.StageTrigger, { base: { ...smallButton, boxSize: "8" } });
const Close = chakra(FloatingPanel.CloseTrigger, { base: { ...smallButton, boxSize: "8" } });
