import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { MoneyResult } from "#features/personage/money-request/money-result.tsx";
import { SectionButton } from "#features/personage/frame/section-link.tsx";
import type { SectionPlace } from "#lib/sections.ts";

interface WithdrawalResultProps {
  /** The list that shows the record. */
  records: SectionPlace;
  headline: ReactNode;
  onAgain: () => void;
  children: ReactNode;
}

/** What was requested, what happens next, and a link to the record. */
export function WithdrawalResult({ records, headline, onAgain, children }: WithdrawalResultProps) {
  return (
    <MoneyResult
      title={<Trans>Withdrawal requested</Trans>}
      lead={
        <Trans>
          It is now in review. We send the money once the review is complete; your records show the progress.
        </Trans>
      }
      actions={
        <>
          <Button variant="outline" onClick={onAgain}>
            <Trans>Make another withdrawal</Trans>
          </Button>
          <SectionButton {...records}>
            <Trans>See the records</Trans>
          </SectionButton>
        </>
      }
    >
      {headline}
      {children}
    </MoneyResult>
  );
}
