import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { MoneyResult } from "#features/personage/money-result.tsx";
import { SectionButton } from "#features/personage/section-link.tsx";
import type { SectionPlace } from "#lib/sections.ts";

interface WithdrawalResultProps {
  /** Where its record is listed. */
  records: SectionPlace;
  headline: ReactNode;
  onAgain: () => void;
  children: ReactNode;
}

/** What was asked for, what happens next, and the way to its record. */
export function WithdrawalResult({ records, headline, onAgain, children }: WithdrawalResultProps) {
  return (
    <MoneyResult
      title={<Trans>Withdrawal requested</Trans>}
      lead={
        <Trans>It is in review now. We send the money when the review is over; the records show how far it is.</Trans>
      }
      actions={
        <>
          <Button variant="outline" onClick={onAgain}>
            <Trans>Withdraw more</Trans>
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
