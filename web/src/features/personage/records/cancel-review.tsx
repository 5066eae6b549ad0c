import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { WalletRecord } from "#api/wallet/records.ts";
import { Stack } from "#components/layout/stack.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { TokyoTime } from "#components/ui/tokyo-time.tsx";
import { deductedYen } from "#features/personage/ledger/deducted-yen.ts";
import { Amount } from "#features/personage/values/amount.tsx";
import { RecordAmount } from "#features/personage/wallet-record/record-amount.tsx";

/** The consequences of cancelling a withdrawal, shown before it happens. */
export function CancelReview({ record }: { record: WalletRecord }) {
  const returned = deductedYen(record);
  const text = useRef<HTMLParagraphElement>(null);
  // Focus the new step, so that screen readers continue here and a held Enter key does not reach the button.
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap="4">
      <chakra.p ref={text} tabIndex={-1} outline="none">
        <Trans>
          The request ends, nothing is paid out, and the reserved amount returns to your available balance. You can
          request a withdrawal again at any time.
        </Trans>
      </chakra.p>
      <SummaryList>
        <SummaryItem label={<Trans>Withdrawal amount</Trans>}>
          <RecordAmount record={record} part="amount" />
        </SummaryItem>
        {record.channel === "coin" && returned !== null && (
          <SummaryItem label={<Trans>Returns to your available balance</Trans>}>
            <Amount value={returned} size="sm" />
          </SummaryItem>
        )}
        <SummaryItem label={<Trans>Requested</Trans>}>
          <TokyoTime at={record.at} />
        </SummaryItem>
      </SummaryList>
    </Stack>
  );
}
