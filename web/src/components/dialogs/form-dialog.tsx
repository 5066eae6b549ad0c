import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type FormEvent, type ReactNode, useRef } from "react";
import { DiscardQuestion } from "./discard-question.tsx";
import { LANDING } from "./landing.ts";
import { Refusal } from "#components/forms/refusal.tsx";
import { Button } from "#components/ui/button.tsx";
import { dialogBox, dialogPlace } from "./dialog-box.ts";
import { Icon } from "#components/ui/icon.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { DialogContent, DialogDescription, DialogPositioner, DialogShell, DialogTitle } from "./dialog-shell.tsx";
import { useDiscardGuard } from "./use-discard-guard.ts";
import { useOnline } from "#components/feedback/use-online.ts";
import { WaitingNote } from "#components/feedback/waiting-note.tsx";
import { AnswerRow } from "#components/layout/answer-row.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { ON_PHONES } from "#components/layout/sticky-action.tsx";

/** What a dialog is given by whoever shows it. */
export interface DialogFrame {
  open: boolean;
  onClose: () => void;
  /** Runs after the closing motion, when the content is gone. */
  onExitComplete: () => void;
}

interface FormDialogProps extends DialogFrame {
  title: ReactNode;
  description?: ReactNode;
  /** From the press to the reply: the dialog stays, and Escape and Cancel do nothing. */
  busy?: boolean;
  /** What was entered is on its way to the server: a long wait is spoken of. */
  sending?: boolean;
  /** Something was entered that closing would lose: Escape, Cancel, the browser's back and links ask first. */
  dirty?: boolean;
  /** The member has given up what was entered; drafts of it go here. */
  onDiscard?: () => void;
  /** Cancel closes and resets without the question. */
  cancelDiscards?: boolean;
  /** In a later step of the dialog: the browser's back returns to the one before it, without a question. */
  onBack?: (() => void) | undefined;
  /** Submitting needs the server: the button is off while the device is offline, and a note says so. */
  needsNetwork?: boolean;
  /** Why the server refused; announced at once to assistive technology. */
  refusal?: ReactNode;
  onSubmit?: () => void;
  submitLabel?: ReactNode;
  cancelLabel?: ReactNode;
  tone?: "solid" | "danger";
  /** Takes the place of the two buttons; a function gets what a Cancel of its own has to call. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** On phones the buttons stay at the bottom of the dialog while its content scrolls. */
  stickyFooter?: boolean;
  initialFocusEl?: () => HTMLElement | null;
  /** What takes the focus when the dialog has closed, where that is not what opened it; null where there is nothing such. */
  finalFocusEl?: () => HTMLElement | null;
  /** Without children the dialog is a question with two answers. */
  children?: ReactNode;
}

/**
 * A dialog around a form: one column, a heading that says what will happen, Cancel and one action.
 * It traps the focus and gives it back. Meant to be loaded on first use: it brings the library's dialog with it.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    busy = false,
    refusal,
    onSubmit,
    children,
    initialFocusEl,
    onExitComplete,
  } = props;
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  const offline = !useOnline() && props.needsNetwork === true;
  const guard = useDiscardGuard({
    active: open && props.dirty === true,
    busy,
    leave: onClose,
    onDiscard: props.onDiscard,
    onBack: props.onBack,
  });
  const close = guard.requestLeave;
  const cancel = props.cancelDiscards ? guard.leaveAtOnce : close;
  const cancelButton = (
    <Button variant="outline" aria-disabled={busy || undefined} onClick={cancel}>
      {props.cancelLabel ?? <Trans>Cancel</Trans>}
    </Button>
  );
  const submitButton = (
    <Button
      type="submit"
      variant={props.tone ?? "solid"}
      loading={busy}
      aria-disabled={offline || undefined}
      // The second press of a double click may land on the button of a new step, and must not send it.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      {props.submitLabel ?? <Trans>Confirm</Trans>}
    </Button>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events still bubble through React: the form around the dialog's caller must not hear this one.
    event.stopPropagation();
    if (!busy && !offline) onSubmit?.();
  };
  return (
    <DialogShell
      open={open}
      onClose={close}
      busy={busy}
      closeOnInteractOutside={false}
      // Not the first button, which would be the one that closes.
      initialFocusEl={initialFocusEl ?? (() => content.current)}
      {...(props.finalFocusEl && { finalFocusEl: props.finalFocusEl })}
      onExitComplete={onExitComplete}
    >
      <Positioner>
        <Content
          ref={content}
          sticky={props.stickyFooter}
          aria-busy={busy || undefined}
          // The trap leads from the last stop to the first, and back, without scrolling there.
          onFocus={({ target }) => {
            if (target !== content.current) target.scrollIntoView({ block: "nearest" });
          }}
        >
          <chakra.form
            noValidate
            onSubmit={submit}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="5"
            inert={guard.asking}
            opacity={guard.asking ? 0.4 : 1}
            padding={{ base: "5", sm: "6" }}
            paddingBottom={{ base: "calc({spacing.5} + env(safe-area-inset-bottom))", sm: "6" }}
          >
            <header>
              <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
                <Title {...LANDING}>{title}</Title>
                <IconButton aria-label={t`Close`} aria-disabled={busy || undefined} onClick={close} margin="-2.5">
                  <Icon of={X} />
                </IconButton>
              </chakra.div>
              {description && <Description>{description}</Description>}
            </header>
            {children}
            <Refusal>{refusal}</Refusal>
            <WaitingNote waiting={busy && props.sending === true} />
            {offline && (
              <chakra.p role="status" color="review" fontSize="sm">
                <Trans>You are offline. This can be sent once the connection is back.</Trans>
              </chakra.p>
            )}
            <Footer sticky={props.stickyFooter}>
              {(typeof props.footer === "function" ? props.footer(cancel) : props.footer) ??
                (children === undefined ? (
                  <AnswerRow safe={cancelButton} act={submitButton} />
                ) : (
                  <ButtonRow as="footer">
                    {cancelButton}
                    {submitButton}
                  </ButtonRow>
                ))}
            </Footer>
          </chakra.form>
          {guard.asking && <DiscardQuestion onKeep={guard.keep} onDiscard={guard.discard} />}
        </Content>
      </Positioner>
    </DialogShell>
  );
}

const Positioner = chakra(DialogPositioner, { base: dialogPlace });
const Content = chakra(DialogContent, {
  base: { ...dialogBox, maxWidth: "30rem", overflowY: "auto", overscrollBehavior: "contain" },
  // Focused fields stop above the buttons.
  variants: { sticky: { true: { [ON_PHONES]: { scrollPaddingBottom: "5.5rem" } } } },
});
const Footer = chakra("div", {
  variants: {
    sticky: {
      true: {
        [ON_PHONES]: {
          position: "sticky",
          bottom: "0",
          zIndex: "1",
          marginX: "-5",
          marginBottom: "calc(-1 * ({spacing.5} + env(safe-area-inset-bottom)))",
          paddingX: "5",
          paddingTop: "3",
          paddingBottom: "calc({spacing.3} + env(safe-area-inset-bottom))",
          bg: "bg.raised",
          borderTopWidth: "1px",
          // One row, so that they cover little; two with the main one on top where the text is large.
          "& > *": { flexDirection: "row", flexWrap: "wrap-reverse" },
          "& > * > *": { flexGrow: "1" },
          "& > * > :last-child": { flexGrow: "4" },
        },
      },
    },
  },
});
const Title = chakra(DialogTitle, { base: { fontSize: "xl" } });
const Description = chakra(DialogDescription, { base: { color: "ink.second", fontSize: "sm", marginTop: "1" } });
