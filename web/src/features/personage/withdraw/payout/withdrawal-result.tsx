import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonRow } from "#components/review-buttons.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { PlaceFrame } from "#features/personage/withdraw/place-frame.tsx";
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
    <PlaceFrame
      step="done"
      title={
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <chakra.span color="success" display="inline-flex">
            <Icon of={CircleCheck} size={26} />
          </chakra.span>
          <Trans>Withdrawal requested</Trans>
        </chakra.span>
      }
      lead={
        <Trans>It is in review now. We send the money when the review is over; the records show how far it is.</Trans>
      }
    >
      {headline}
      {children}
      <ButtonRow>
        <Button variant="outline" onClick={onAgain}>
          <Trans>Withdraw more</Trans>
        </Button>
        <SectionButton {...records}>
          <Trans>See the records</Trans>
        </SectionButton>
      </ButtonRow>
    </PlaceFrame>
  );
}
