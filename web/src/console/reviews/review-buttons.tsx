import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Schemas } from "#console/api/client.ts";
import { ActionButton } from "#console/parts/action-button.tsx";
import { Row } from "#console/parts/row.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useDecide } from "./undo.ts";

interface ReviewButtonsProps {
  review: Schemas["Review"];
  title: string;
}

/** Buttons for the decisions that are still possible. */
export function ReviewButtons({ review: { id, state, kind }, title }: ReviewButtonsProps) {
  const { t } = useLingui();
  const decide = useDecide();
  const [asking, setAsking] = useState<"reject" | "reopen" | null>(null);
  const reason = useRef<HTMLInputElement>(null);
  const close = () => setAsking(null);
  const heading = asking === "reopen" ? t`Request re-registration: ${title}` : t`Reject: ${title}`;
  return (
    <Row>
      {state === "open" && (
        <>
          <ActionButton
            variant="solid"
            aria-label={t`Approve: ${title}`}
            task={() => decide(id, { decision: "approve", if: "open" }, t`Approved: ${title}`)}
          >
            <Trans>Approve</Trans>
          </ActionButton>
          <Button size="sm" variant="outline" aria-label={t`Reject: ${title}`} onClick={() => setAsking("reject")}>
            <Trans>Reject</Trans>
          </Button>
        </>
      )}
      {kind === "wallet" && state === "approved" && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t`Request re-registration: ${title}`}
          onClick={() => setAsking("reopen")}
        >
          <Trans>Request re-registration</Trans>
        </Button>
      )}
      <Dialog
        look="floating"
        title={heading}
        open={asking !== null}
        onClose={close}
        initialFocusEl={() => reason.current}
      >
        <ReasonForm id={id} kind={kind} title={title} decision={asking ?? "reject"} field={reason} onDone={close} />
      </Dialog>
    </Row>
  );
}

interface ReasonFormProps {
  id: number;
  kind: Schemas["Review"]["kind"];
  title: string;
  decision: "reject" | "reopen";
  field: React.RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

function ReasonForm({ id, kind, title, decision, field, onDone }: ReasonFormProps) {
  const { t } = useLingui();
  const decide = useDecide();
  const [reason, setReason] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { decision, ...(reason.trim() !== "" && { reason: reason.trim() }) };
    const text = decision === "reject" ? t`Rejected: ${title}` : t`Re-registration requested: ${title}`;
    if (await decide(id, body, text)) onDone();
  };
  return (
    <chakra.form display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <ReasonField kind={kind} reason={reason} onChange={setReason} inputRef={field} />
      <Button type="submit" variant="danger">
        {decision === "reject" ? <Trans>Reject</Trans> : <Trans>Request re-registration</Trans>}
      </Button>
    </chakra.form>
  );
}
