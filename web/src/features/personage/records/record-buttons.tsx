import { Trans } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import { AnswerRow } from "#components/layout/answer-row.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface CancelButtonsProps {
  pending: boolean;
  onKeep: () => void;
  onCancel: () => void;
}

/** The answers to the question whether to cancel a withdrawal. */
export function CancelButtons({ pending, onKeep, onCancel }: CancelButtonsProps) {
  return (
    <AnswerRow
      safe={
        <Button variant="outline" aria-disabled={pending || undefined} onClick={() => !pending && onKeep()}>
          <Trans>Keep the withdrawal</Trans>
        </Button>
      }
      act={
        // Ignores the second click of a double click on the previous button, which hits this button.
        <Button variant="danger" loading={pending} onClick={(event) => event.detail < 2 && onCancel()}>
          <Trans>Cancel the withdrawal</Trans>
        </Button>
      }
    />
  );
}

/** The buttons below a record; `onCancel` for a withdrawal that can be cancelled. */
export function RecordButtons({ onCancel }: { onCancel: (() => void) | undefined }) {
  return (
    <ButtonRow as="footer">
      <Button variant="outline" onClick={() => window.print()}>
        <Icon of={Printer} size={18} />
        <Trans>Print</Trans>
      </Button>
      {onCancel && (
        <Button variant="danger" onClick={onCancel}>
          <Trans>Cancel this withdrawal</Trans>
        </Button>
      )}
      <Button type="submit" variant="outline">
        <Trans>Close</Trans>
      </Button>
    </ButtonRow>
  );
}
