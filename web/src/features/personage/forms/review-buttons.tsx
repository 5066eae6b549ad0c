import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useOnline } from "#components/feedback/use-online.ts";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { preloadDuplicateDialog } from "#features/personage/money-request/duplicate-dialog.tsx";

interface ReviewButtonsProps {
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

/** The button back to the form, and the submit button, which is disabled while offline. */
export function ReviewButtons({ busy, onBack, onConfirm, children }: ReviewButtonsProps) {
  const online = useOnline();
  useEffect(preloadDuplicateDialog, []);
  return (
    <ButtonRow>
      <Button variant="outline" aria-disabled={busy} onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
      {/* Ignores the second click of a double click on the form's button, which hits this button. */}
      <Button loading={busy} aria-disabled={!online} onClick={(event) => event.detail < 2 && onConfirm()}>
        {children}
      </Button>
    </ButtonRow>
  );
}
