import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";
import { useOnline } from "#components/feedback/use-online.ts";
import { WaitingNote } from "#components/feedback/waiting-note.tsx";
import { Refusal } from "#components/forms/refusal.tsx";
import { AnswerRow } from "#components/layout/answer-row.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { ON_PHONES } from "#components/layout/sticky-action.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "./dialog.tsx";
import { DiscardQuestion } from "./discard-question.tsx";
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
  /** A request is pending: the dialog stays open, and Escape and Cancel do nothing. */
  busy?: boolean;
  /** The pending request sends the input: if it takes long, a note appears. */
  sending?: boolean;
  /** There is unsaved input: Escape, Cancel, the browser's back and links ask before it is lost. */
  dirty?: boolean;
  /** Called when the member has discarded the input; must delete its draft. */
  onDiscard?: () => void;
  /** Cancel discards the input and closes the dialog, without the question. */
  cancelDiscards?: boolean;
  /** Returns to the previous step. If set, the browser's back calls it, without the question. */
  onBack?: (() => void) | undefined;
  /** Submitting needs the server: while offline, the button is disabled and a note says why. */
  needsNetwork?: boolean;
  /** The server's reason for a refusal; announced at once to screen readers. */
  refusal?: ReactNode;
  onSubmit?: () => void;
  submitLabel?: ReactNode;
  cancelLabel?: ReactNode;
  tone?: "solid" | "danger";
  /** Replaces the Cancel and the submit button; if a function, it receives the cancel handler. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** On phones the buttons stay at the bottom of the dialog while its content scrolls. */
  stickyFooter?: boolean;
  initialFocusEl?: () => HTMLElement | null;
  /** The element to focus after closing; by default the one that had the focus before. */
  finalFocusEl?: () => HTMLElement | null;
  /** Without children, the dialog is only a question (the title) with two answers. */
  children?: ReactNode;
}

/**
 * A dialog that contains a form: one column, a title that names the action, a Cancel and a submit button. Lazy-load
 * this component, because it includes the dialog library.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, busy = false, onSubmit, initialFocusEl, finalFocusEl, stickyFooter = false } = props;
  const offline = !useOnline() && props.needsNetwork === true;
  const guard = useDiscardGuard({
    active: open && props.dirty === true,
    busy,
    leave: onClose,
    onDiscard: props.onDiscard,
    onBack: props.onBack,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles a portal's events to the portal's React parents. Stop this one, so that a form around this
    // component is not submitted.
    event.stopPropagation();
    if (!busy && !offline) onSubmit?.();
  };
  return (
    <Dialog
      look={stickyFooter ? "sticky-form" : "form"}
      open={open}
      onClose={guard.requestLeave}
      busy={busy}
      {...(initialFocusEl && { initialFocusEl })}
      {...(finalFocusEl && { finalFocusEl })}
      onExitComplete={props.onExitComplete}
      title={props.title}
      description={props.description}
      question={guard.asking && <DiscardQuestion onKeep={guard.keep} onDiscard={guard.discard} />}
    >
      <chakra.form
        noValidate
        onSubmit={submit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        inert={guard.asking}
        opacity={guard.asking ? 0.4 : 1}
        paddingX={{ base: "5", sm: "6" }}
        paddingTop="5"
        paddingBottom={{ base: "calc({spacing.5} + env(safe-area-inset-bottom))", sm: "6" }}
      >
        {props.children}
        <Refusal>{props.refusal}</Refusal>
        <WaitingNote waiting={busy && props.sending === true} />
        {offline && (
          <chakra.p role="status" color="review" fontSize="sm">
            <Trans>You are offline. This can be sent once the connection is back.</Trans>
          </chakra.p>
        )}
        <Footer sticky={stickyFooter}>
          <FooterButtons
            {...props}
            offline={offline}
            onCancel={props.cancelDiscards ? guard.leaveAtOnce : guard.requestLeave}
          />
        </Footer>
      </chakra.form>
    </Dialog>
  );
}

interface FooterButtonsProps extends Pick<
  FormDialogProps,
  "footer" | "busy" | "tone" | "cancelLabel" | "submitLabel" | "children"
> {
  offline: boolean;
  onCancel: () => void;
}

/** The Cancel and the submit button, or the caller's `footer`. */
function FooterButtons(props: FooterButtonsProps) {
  const { footer, busy = false, tone = "solid", offline, onCancel } = props;
  const own = typeof footer === "function" ? footer(onCancel) : footer;
  if (own !== null && own !== undefined) return own;
  const cancel = (
    <Button variant="outline" aria-disabled={busy || undefined} onClick={onCancel}>
      {props.cancelLabel ?? <Trans>Cancel</Trans>}
    </Button>
  );
  const submit = (
    <Button
      type="submit"
      variant={tone}
      loading={busy}
      aria-disabled={offline || undefined}
      // The second click of a double click may hit the button of a new step, and must not submit it.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      {props.submitLabel ?? <Trans>Confirm</Trans>}
    </Button>
  );
  if (props.children === undefined) return <AnswerRow safe={cancel} act={submit} />;
  return (
    <ButtonRow as="footer">
      {cancel}
      {submit}
    </ButtonRow>
  );
}

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
          // One row, so that the buttons cover little of the form; in large text two rows, with the main button on top.
          "& > *": { flexDirection: "row", flexWrap: "wrap-reverse" },
          "& > * > *": { flexGrow: "1" },
          "& > * > :last-child": { flexGrow: "4" },
        },
      },
    },
  },
});
