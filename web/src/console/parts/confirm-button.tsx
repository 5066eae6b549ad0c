import { Trans } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { AnswerRow } from "#components/layout/answer-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { ActionButton } from "./action-button.tsx";

interface ConfirmButtonProps {
  /** The button's label, and the dialog's title. */
  label: string;
  /** Consequence of the action, for the confirmation: "The calls are deleted." */
  loses: ReactNode;
  task: () => Promise<unknown>;
  doneText: string;
}

/** A button for an irreversible action: asks for confirmation. */
export function ConfirmButton({ label, loses, task, doneText }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const close = () => setAsking(false);
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog look="floating" title={label} open={asking} onClose={close} initialFocusEl={() => keep.current}>
        <Muted>{loses}</Muted>
        <AnswerRow
          safe={
            <Button ref={keep} size="sm" variant="outline" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          }
          act={
            <ActionButton
              variant="danger"
              doneText={doneText}
              task={async () => {
                await task();
                close();
              }}
            >
              {label}
            </ActionButton>
          }
        />
      </Dialog>
    </>
  );
}
