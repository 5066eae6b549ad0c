import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type FormEvent, type ReactNode, useRef } from "react";
import { useOnline } from "#components/feedback/use-online.ts";
import { WaitingNote } from "#components/feedback/waiting-note.tsx";
import { Refusal } from "#components/forms/refusal.tsx";
import { AnswerRow } from "#components/layout/answer-row.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { ON_PHONES } from "#components/layout/sticky-action.tsx";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { dialogBox, dialogPlace } from "./dialog-box.ts";
import { DialogContent, DialogDescription, DialogPositioner, DialogShell, DialogTitle } from "./dialog-shell.tsx";
import { DiscardQuestion } from "./discard-question.tsx";
import { LANDING } from "./landing.ts";
import { useDiscardGuard } from "./use-discard-guard.ts";

/** Props that a dialog receives from its caller. */
export interface DialogFrame {
  open: boolean;
  onClose: () => void;
  /** Runs after the closing animation, when the content is unmounted. */
  onExitComplete: () => void;
}

interface FormDialogProps extends DialogFrame {
  title: ReactNode;
  description?: ReactNode;
  /** While the request is pending: the dialog stays open, and Escape and Cancel do nothing. */
  busy?: boolean;
  /** Input is being sent: a long wait shows a note. */
  sending?: boolean;
  /** Unsaved input: Escape, Cancel, the browser's back and links ask first. */
  dirty?: boolean;
  /** The member has discarded the input; delete its drafts here. */
  onDiscard?: () => void;
  /** Cancel closes and resets without the question. */
  cancelDiscards?: boolean;
  /** In a later step: the browser's back returns to the previous step, without a question. */
  onBack?: (() => void) | undefined;
  /** Submitting needs the server: while offline, the button is disabled and a note says why. */
  needsNetwork?: boolean;
  /** The server's reason for a refusal; announced at once to screen readers. */
  refusal?: ReactNode;
  onSubmit?: () => void;
  submitLabel?: ReactNode;
  cancelLabel?: ReactNode;
  tone?: "solid" | "danger";
  /** Replaces the two buttons; a function receives the cancel handler. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** On phones the buttons stay at the bottom of the dialog while its content scrolls. */
  stickyFooter?: boolean;
  initialFocusEl?: () => HTMLElement | null;
  /** The element to focus after closing, if not the opener; null if there is none. */
  finalFocusEl?: () => HTMLElement | null;
  /** Without children the dialog is a question with two answers. */
  children?: ReactNode;
}

/**
 * A dialog around a form: one column, a heading that names the action, Cancel and one action. It traps the focus and
 * restores it. Lazy-load it: it includes the dialog library.
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
      // The second click of a double click may hit the button of a new step, and must not submit it.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      {props.submitLabel ?? <Trans>Confirm</Trans>}
    </Button>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events still bubble through React: do not submit the form around the dialog's caller.
    event.stopPropagation();
    if (!busy && !offline) onSubmit?.();
  };
  return (
    <DialogShell
      open={open}
      onClose={close}
      busy={busy}
      closeOnInteractOutside={false}
      // Not the first button, which closes the dialog.
      initialFocusEl={initialFocusEl ?? (() => content.current)}
      {...(props.finalFocusEl && { finalFocusEl: props.finalFocusEl })}
      onExitComplete={onExitComplete}
    >
      <Positioner>
        <Content
          ref={content}
          sticky={props.stickyFooter}
          aria-busy={busy || undefined}
          // The trap wraps from the last focusable element to the first, and back, without scrolling.
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
  // Focused fields scroll to above the buttons, which are two rows in narrow windows.
  variants: { sticky: { true: { [ON_PHONES]: { scrollPaddingBottom: "8.5rem" } } } },
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
          // One row, to cover little; two with the main one on top in large text.
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
