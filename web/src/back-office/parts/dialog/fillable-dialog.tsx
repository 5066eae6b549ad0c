import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Maximize2, Minimize2 } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { PanelHost } from "#back-office/parts/panel-host.tsx";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { DiscardQuestion } from "#components/dialogs/discard-question.tsx";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { useDiscardGuard } from "#components/dialogs/use-discard-guard.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface FillableDialogProps extends DialogFrame {
  readonly title: ReactNode;
  readonly size?: "md" | "lg";
  /** Shows a button that makes the dialog fill the window. */
  readonly canFill?: boolean;
  /** Whether a request is pending: then the dialog stays open. */
  readonly busy?: boolean;
  /** Whether there is unsaved input: then closing asks first. */
  readonly dirty?: boolean;
  /** Called when the content, which is a form, is submitted. */
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
  /** The footer's buttons; a function receives the cancel handler. */
  readonly footer?: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A dialog for records, whose body scrolls below a fixed heading. The dialog can fill the window; on a phone it opens
 * from the bottom edge.
 * @example <FillableDialog {...frame} title={t`Edit`} canFill onSubmit={save} footer={(close) => <Buttons onCancel={close} />}>…</FillableDialog>
 */
export function FillableDialog(props: FillableDialogProps) {
  const { open, onClose, onExitComplete, title, size = "md", canFill = false, busy = false, children, footer } = props;
  const { t } = useLingui();
  const [filled, setFilled] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const guard = useDiscardGuard({
    active: open && props.dirty === true,
    busy,
    leave: onClose,
    onDiscard: undefined,
  });
  const close = guard.requestLeave;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble out of portals: without this, a form around the dialog would be submitted too.
    event.stopPropagation();
    if (!busy) props.onSubmit?.();
  };
  return (
    <Dialog
      look={filled ? "filled-record" : size === "lg" ? "wide-record" : "record"}
      open={open}
      onClose={close}
      busy={busy}
      onExitComplete={onExitComplete}
      content={content}
      title={title}
      tools={
        canFill && (
          <IconButton
            aria-label={filled ? t`Leave full screen` : t`Full screen`}
            aria-pressed={filled}
            onClick={() => setFilled(!filled)}
          >
            <Icon of={filled ? Minimize2 : Maximize2} size={18} />
          </IconButton>
        )
      }
      question={guard.asking && <DiscardQuestion onKeep={guard.keep} onDiscard={guard.discard} />}
    >
      <Form noValidate onSubmit={submit} inert={guard.asking}>
        <Body>
          <PanelHost value={content}>{children}</PanelHost>
        </Body>
        {footer !== undefined && <Foot>{typeof footer === "function" ? footer(close) : footer}</Foot>}
      </Form>
    </Dialog>
  );
}

const Form = chakra("form", { base: { display: "flex", flexDirection: "column", flex: "1", minHeight: "0" } });
const Body = chakra("div", {
  base: { flex: "1", minHeight: "0", overflowY: "auto", overscrollBehavior: "contain", padding: "5" },
});
const Foot = chakra("footer", {
  base: {
    display: "flex",
    flexDirection: { base: "column-reverse", sm: "row" },
    justifyContent: "flex-end",
    gap: "3",
    padding: "5",
    paddingBottom: { base: "calc({spacing.5} + env(safe-area-inset-bottom))", sm: "5" },
    borderTopWidth: "1px",
  },
});
