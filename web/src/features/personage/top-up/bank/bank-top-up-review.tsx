import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getConfigListQuery } from "#api/sys-config.ts";
import { Stack } from "#components/layout/stack.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { MoneyText } from "#components/money/money-text.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { StepHeading } from "#features/personage/forms/step-heading.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";

/** How many of the last digits of the account number are shown. */
const TAIL = 4;

interface BankTopUpReviewProps {
  amount: Yen;
  /** The receipt's file name; null if it was uploaded before a page reload. */
  receipt: string | null;
}

/** Second step of a bank top-up: a summary and what happens next. */
export function BankTopUpReview({ amount, receipt }: BankTopUpReviewProps) {
  const format = useFormat();
  const account = useQuery(getConfigListQuery()).data?.receivingAccount;
  const end = account?.number.slice(-TAIL);
  return (
    <Stack gap="4">
      <div>
        <StepHeading>
          <Trans>Amount transferred</Trans>
        </StepHeading>
        <MoneyText value={amount} size="xl" />
      </div>
      <SummaryList>
        {account && (
          <SummaryItem label={<Trans>Receiving account</Trans>}>
            {account.bankName} {account.branchName}
            <br />
            <Trans>Number ending in {end}</Trans>
          </SummaryItem>
        )}
        <SummaryItem label={<Trans>Credited in yen</Trans>}>{format.yen(amount)}</SummaryItem>
        <SummaryItem label={<Trans>Receipt</Trans>}>
          {receipt === null ? <Trans>Uploaded</Trans> : <chakra.bdi overflowWrap="anywhere">{receipt}</chakra.bdi>}
        </SummaryItem>
      </SummaryList>
      <Muted lineHeight="snug">
        <Trans>
          We check the receipt against the transfer and then add the amount to your balance. Until then, it is in your
          records as in review.
        </Trans>
      </Muted>
    </Stack>
  );
}
